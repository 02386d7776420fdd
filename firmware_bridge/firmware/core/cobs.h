/* Consistent Overhead Byte Stuffing, in place. A frame here is shorter than 254 bytes, so it grows by exactly one byte:
 * every zero is replaced by the distance to the next one, and the byte in front holds the distance to the first. */
#ifndef COBS_H
#define COBS_H

#include <stdbool.h>
#include <stdint.h>

/* block[0] is free, block[1 .. length] holds the bytes. Afterwards block[0 .. length] holds no zero. */
void cobs_encode(uint8_t *block, uint8_t length);

/* block[0 .. length - 1] holds no zero. Afterwards block[1 .. length - 1] holds the bytes. False: it cannot be a
 * frame. */
bool cobs_decode(uint8_t *block, uint8_t length);

#endif
