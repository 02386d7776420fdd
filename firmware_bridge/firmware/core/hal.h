/* What a controller must offer. Nothing else in core/ knows on which machine it runs. */
#ifndef HAL_H
#define HAL_H

#include <stdint.h>

/* Milliseconds since the start; wraps after 49 days, which every comparison here survives. */
uint32_t hal_ms(void);

/* The sensor chain: all chips take their eight inputs at once ... */
void hal_chain_load(void);
/* ... and then shift eight bits towards the controller, while eight others enter at the far end.
 * The nearest chip comes first, its input H as the highest bit. */
uint8_t hal_chain_exchange(uint8_t sent);

/* The serial line. */
int16_t hal_rx(void);        /* the next byte, or -1 */
uint16_t hal_rx_lost(void);  /* bytes lost since the start, because nobody fetched them in time */
uint8_t hal_tx_free(void);   /* how many bytes hal_tx() takes without waiting */
void hal_tx(uint8_t byte);

/* Why and for which time the controller has started; both stay the same until the next start. */
uint32_t hal_boot_number(void);
uint8_t hal_reset_cause(void); /* RESET_... in frames.h */

/* Unless this is called every 250 ms the controller starts again. */
void hal_watchdog_kick(void);

#endif
