#include "debounce.h"

#include <string.h>

/* Time is counted in eighths of a second. Changes are counted in the present and in the last half second: whoever
 * changes more than 8 times within half a second is surely seen, whoever does it steadily in a second too, and never
 * one who changes 8 times in a second or fewer. An exact window would need the times of the last nine changes of each
 * channel. */
#define TICK_MS 125
#define TICKS_PER_HALF 4
#define MOST_CHANGES 8
#define QUIET_TICKS (2000 / TICK_MS + 1) /* the first tick may come at once */

struct debounced debounced;

/* The number of samples in a row that differ from the level, as two-bit counters standing on end: bit 0 of all
 * channels of a chip in one byte, bit 1 in another. Eight channels cost some ten instructions. */
static uint8_t differing0[MAP_BYTES], differing1[MAP_BYTES];

/* Of a channel that flickers: how many ticks it must still be quiet. Of any other: how often it changed, in the low
 * nibble in this half second, in the high one in the last. */
static uint8_t activity[MAX_CHANNELS];

static uint8_t bytes;
static bool primed, flickers_changed;
static uint8_t ticks;
static uint32_t tick_ms;

void debounce_start(uint8_t map_bytes)
{
    memset(&debounced, 0, sizeof debounced);
    memset(differing0, 0, sizeof differing0);
    memset(differing1, 0, sizeof differing1);
    memset(activity, 0, sizeof activity);
    bytes = map_bytes;
    primed = flickers_changed = false;
    ticks = 0;
    tick_ms = 0;
}

/* What is believed follows in the same sample, as changes: a session may have begun already. */
static void prime(const uint8_t *raw)
{
    memcpy(debounced.level, raw, bytes);
    primed = true;
}

/* Which of the eight levels have now turned. */
static uint8_t count_samples(uint8_t at, uint8_t raw)
{
    uint8_t differs = raw ^ debounced.level[at];
    uint8_t carry = differing0[at] & differs;
    uint8_t turned = carry & differing1[at]; /* this is the fourth */

    differing1[at] = (uint8_t)((differing1[at] ^ carry) & differs);
    differing0[at] = (uint8_t)(~differing0[at] & differs);
    return turned;
}

static uint8_t changes_of(uint8_t channel)
{
    return (uint8_t)((activity[channel] & 0x0f) + (activity[channel] >> 4));
}

/* One more change of level. */
static void note_activity(uint8_t at, uint8_t bit, uint8_t channel)
{
    if (debounced.flickers[at] & bit) {
        activity[channel] = QUIET_TICKS;
        return;
    }
    activity[channel]++; /* 9 at most: with the ninth it flickers */
    if (changes_of(channel) > MOST_CHANGES) {
        debounced.flickers[at] |= bit;
        flickers_changed = true;
        activity[channel] = QUIET_TICKS;
    }
}

static void note_all_activity(uint8_t at, uint8_t turned)
{
    uint8_t channel = (uint8_t)(8 * at);

    for (; turned; turned >>= 1, channel++)
        if (turned & 1)
            note_activity(at, (uint8_t)(1 << (channel & 7)), channel);
}

static void thaw(uint8_t at, uint8_t bit, uint8_t channel)
{
    if (--activity[channel] == 0) {
        debounced.flickers[at] &= (uint8_t)~bit;
        flickers_changed = true;
    }
}

static void tick(bool half_second)
{
    for (uint8_t at = 0; at < bytes; at++) {
        uint8_t bit = 1;

        for (uint8_t channel = (uint8_t)(8 * at); bit; bit = (uint8_t)(bit << 1), channel++) {
            if (debounced.flickers[at] & bit)
                thaw(at, bit, channel);
            else if (half_second)
                activity[channel] = (uint8_t)(activity[channel] << 4);
        }
    }
}

static void pass_time(uint32_t now_ms)
{
    if (now_ms - tick_ms < TICK_MS)
        return;
    tick_ms = now_ms;
    ticks = (uint8_t)((ticks + 1) % TICKS_PER_HALF);
    tick(ticks == 0);
}

static void sample_chip(uint8_t at, uint8_t raw)
{
    uint8_t turned = count_samples(at, raw);

    if (turned) {
        debounced.level[at] ^= turned;
        note_all_activity(at, turned);
    }
    debounced.seen_occupied[at] |= debounced.level[at];
    debounced.seen_free[at] |= (uint8_t)~debounced.level[at];
    debounced.changed[at] = (uint8_t)((debounced.level[at] ^ debounced.believed[at]) & ~debounced.flickers[at]);
    debounced.believed[at] ^= debounced.changed[at];
}

void debounce_sample(const uint8_t *raw, uint32_t now_ms)
{
    if (!primed)
        prime(raw);
    pass_time(now_ms);
    for (uint8_t at = 0; at < bytes; at++)
        sample_chip(at, raw[at]);
}

bool debounce_flickers_changed(void)
{
    bool changed = flickers_changed;

    flickers_changed = false;
    return changed;
}
