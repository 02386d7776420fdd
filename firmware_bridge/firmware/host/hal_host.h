/* The controller's part on this machine: a clock that is moved by hand, a line, a watchdog, a count of starts. */
#ifndef HAL_HOST_H
#define HAL_HOST_H

#include <stdint.h>

#define BYTES_PER_MS 25 /* 250,000 baud */

/* Starts the firmware, at time 0. */
void host_start(uint32_t boot, uint8_t reset_cause);
/* Starts it once more, with the next boot number. */
void host_restart(uint8_t reset_cause);

/* One millisecond passes. If the watchdog was not kicked for 250 ms, the firmware starts again. */
void host_step(void);
/* From now on the firmware's clock stands still, as if its timer had died. */
void host_hang(void);

/* A byte arrives at the controller; at most BYTES_PER_MS between two steps, as on a real line. */
void host_receive(uint8_t byte);

uint64_t host_now_us(void);
uint32_t host_scans(void);

/* The controller sends a byte. To be supplied by whoever uses this. */
void host_sent(uint8_t byte);

#endif
