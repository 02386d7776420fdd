/* The chain of 74HC165s, read so that it proves itself: a pattern enters at the far end while the sensors' bits leave
 * at the near one, and must come out right behind them. A cut wire, a missing or added chip, a line that is stuck, a
 * lost clock: with each of them something else comes back. */
#ifndef CHAIN_H
#define CHAIN_H

#include "limits.h"

/* How many chips there are; 0 if no chain of 1 .. MAX_CHIPS whole chips was found. */
uint8_t chain_measure(void);

/* Reads chips bytes, 1 = a magnet is there. False: the pattern did not come back, and map holds nonsense. */
bool chain_scan(uint8_t *map, uint8_t chips);

#endif
