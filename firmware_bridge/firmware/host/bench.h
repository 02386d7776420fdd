/* What stands under the board, for tests: the sensors, and the chain of 74HC165s with its faults. It is told by lines
 * of text:
 *
 *   set CHANNEL 0|1         a magnet goes, comes
 *   map HEX                 the whole board at once, as a map of the protocol
 *   stick CHANNEL 0|1       the sensor shows that, whatever lies on it
 *   unstick CHANNEL
 *   flicker CHANNEL US      the sensor changes every US microseconds; 0: no more
 *   cut CHIPS               the wire behind so many chips is broken; what is read from beyond is all ones
 *   mend
 *   chips CHIPS             so many are fitted from now on */
#ifndef BENCH_H
#define BENCH_H

#include <stdbool.h>
#include <stdint.h>

void bench_start(unsigned chips);

/* All chips take their inputs, then shift by eight bits; as in core/hal.h. */
void bench_load(uint64_t now_us);
uint8_t bench_exchange(uint8_t sent);

/* False: the line is none of ours, or is wrong. */
bool bench_command(const char *line);

#endif
