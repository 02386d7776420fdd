#include "chain.h"

#include "hal.h"

#define PATTERN_BYTES 2

/* Another pattern for each scan, and the inverse behind it: so every bit is seen as 0 and as 1. */
static uint8_t pattern;

static uint8_t pattern_byte(uint8_t at)
{
    if (at == 0)
        return pattern;
    return at == 1 ? (uint8_t)~pattern : 0;
}

static void flush(void)
{
    for (uint8_t i = 0; i < MAX_CHIPS + PATTERN_BYTES; i++)
        hal_chain_exchange(0);
}

/* Between zeros the pattern shows after how many bytes it comes out. 0: it did not, or not alone, or past no chip at
 * all. */
static uint8_t find_pattern(void)
{
    enum { NOTHING, FIRST_BYTE, BOTH_BYTES, SPOILT } seen = NOTHING;
    uint8_t first_at = 0;

    flush();
    for (uint8_t i = 0; i < MAX_CHIPS + PATTERN_BYTES; i++) {
        uint8_t received = hal_chain_exchange(pattern_byte(i));

        if (received == 0)
            continue;
        if (seen == NOTHING && received == pattern_byte(0)) {
            seen = FIRST_BYTE;
            first_at = i;
        } else if (seen == FIRST_BYTE && i == first_at + 1 && received == pattern_byte(1)) {
            seen = BOTH_BYTES;
        } else {
            seen = SPOILT;
        }
    }
    return seen == BOTH_BYTES ? first_at : 0;
}

uint8_t chain_measure(void)
{
    uint8_t once, again;

    pattern = 0xa6; /* not zero, nor is its inverse */
    once = find_pattern();
    pattern = 0x35;
    again = find_pattern();
    return once == again ? once : 0;
}

bool chain_scan(uint8_t *map, uint8_t chips)
{
    bool came_back = true;

    pattern++;
    hal_chain_load();
    for (uint8_t i = 0; i < chips; i++)
        map[i] = (uint8_t)~hal_chain_exchange(pattern_byte(i)); /* a hall switch pulls its line low at a magnet */
    for (uint8_t i = 0; i < PATTERN_BYTES; i++) {
        uint8_t received = hal_chain_exchange(pattern_byte((uint8_t)(chips + i)));

        if (received != pattern_byte(i))
            came_back = false;
    }
    return came_back;
}
