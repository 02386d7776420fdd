#include "cobs.h"

void cobs_encode(uint8_t *block, uint8_t length)
{
    uint8_t distance = 1;

    /* From the end to the front, so that the distance to the next zero is known at each. */
    for (uint8_t at = length; at > 0; at--) {
        if (block[at] == 0) {
            block[at] = distance;
            distance = 0;
        }
        distance++;
    }
    block[0] = distance;
}

bool cobs_decode(uint8_t *block, uint8_t length)
{
    uint8_t at = 0;

    while (at < length) {
        uint8_t distance = block[at];

        if (distance == 0 || distance > length - at)
            return false;
        block[at] = 0;
        at = (uint8_t)(at + distance);
    }
    return length > 0;
}
