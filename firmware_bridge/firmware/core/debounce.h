/* From raw samples to what is believed of each channel.
 *
 * A channel's level counts once it has been the same in four samples (at 1 kHz: 4 ms). A channel that changes its
 * level more than 8 times in a second flickers: its last value stays believed until it has been quiet for 2 s. */
#ifndef DEBOUNCE_H
#define DEBOUNCE_H

#include "limits.h"

struct debounced {
    uint8_t level[MAP_BYTES];         /* four equal samples */
    uint8_t believed[MAP_BYTES];      /* the same, but frozen where it flickers */
    uint8_t changed[MAP_BYTES];       /* what the last sample changed in `believed` */
    uint8_t flickers[MAP_BYTES];
    uint8_t seen_free[MAP_BYTES];     /* since the start */
    uint8_t seen_occupied[MAP_BYTES];
};

extern struct debounced debounced;

void debounce_start(uint8_t map_bytes);

/* Takes one good sample of the chain. The first one is believed as it is. */
void debounce_sample(const uint8_t *raw, uint32_t now_ms);

/* Whether the set of the channels that flicker has changed since this was asked last. */
bool debounce_flickers_changed(void);

#endif
