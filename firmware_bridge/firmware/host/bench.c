#include "bench.h"

#include <stdio.h>
#include <string.h>

#define MOST_CHIPS 32 /* more than the firmware knows, to see what it makes of them */
#define MOST_CHANNELS (8 * MOST_CHIPS)

enum stuck { NOT_STUCK, STUCK_FREE, STUCK_OCCUPIED };

static unsigned chips;
static unsigned cut_after; /* MOST_CHIPS: nowhere */
static bool occupied[MOST_CHANNELS];
static enum stuck stuck[MOST_CHANNELS];
static unsigned flicker_us[MOST_CHANNELS]; /* 0: steady */
static uint8_t shifting[MOST_CHIPS];       /* [0] is next to the controller */

void bench_start(unsigned fitted)
{
    chips = fitted > MOST_CHIPS ? MOST_CHIPS : fitted;
    cut_after = MOST_CHIPS;
    memset(occupied, 0, sizeof occupied);
    memset(stuck, 0, sizeof stuck);
    memset(flicker_us, 0, sizeof flicker_us);
    memset(shifting, 0, sizeof shifting);
}

static bool shows_magnet(unsigned channel, uint64_t now_us)
{
    if (stuck[channel] != NOT_STUCK)
        return stuck[channel] == STUCK_OCCUPIED;
    if (flicker_us[channel] != 0)
        return (now_us / flicker_us[channel]) & 1;
    return occupied[channel];
}

void bench_load(uint64_t now_us)
{
    for (unsigned chip = 0; chip < chips; chip++) {
        unsigned levels = 0;

        for (unsigned input = 0; input < 8; input++)
            if (!shows_magnet(8 * chip + input, now_us)) /* a hall switch pulls its line low */
                levels |= 1u << input;
        shifting[chip] = (uint8_t)levels;
    }
}

uint8_t bench_exchange(uint8_t sent)
{
    uint8_t leaves;

    if (chips == 0)
        return 0xff; /* the controller's pull-up */
    if (cut_after == 0)
        return 0xff;
    leaves = shifting[0];
    for (unsigned chip = 0; chip + 1 < chips; chip++)
        shifting[chip] = shifting[chip + 1];
    shifting[chips - 1] = sent;
    if (cut_after < chips)
        shifting[cut_after - 1] = 0xff;
    return leaves;
}

static bool set_map(const char *hex)
{
    bool wanted[MOST_CHANNELS] = {false};
    unsigned value;

    for (unsigned at = 0; *hex; at++, hex += 2) {
        if (at == MOST_CHIPS || sscanf(hex, "%2x", &value) != 1 || hex[1] == 0)
            return false;
        for (unsigned bit = 0; bit < 8; bit++)
            wanted[8 * at + bit] = (value >> bit) & 1;
    }
    memcpy(occupied, wanted, sizeof occupied);
    return true;
}

static bool channel_command(const char *word, unsigned channel, unsigned value)
{
    if (channel >= MOST_CHANNELS)
        return false;
    if (strcmp(word, "set") == 0)
        occupied[channel] = value != 0;
    else if (strcmp(word, "stick") == 0)
        stuck[channel] = value ? STUCK_OCCUPIED : STUCK_FREE;
    else if (strcmp(word, "unstick") == 0)
        stuck[channel] = NOT_STUCK;
    else if (strcmp(word, "flicker") == 0)
        flicker_us[channel] = value;
    else
        return false;
    return true;
}

bool bench_command(const char *line)
{
    char word[16] = "";
    unsigned first = 0, second = 0;
    int words = sscanf(line, "%15s %u %u", word, &first, &second);

    if (strncmp(line, "map ", 4) == 0)
        return set_map(line + 4);
    if (words == 1 && strcmp(word, "mend") == 0)
        cut_after = MOST_CHIPS;
    else if (words == 2 && strcmp(word, "cut") == 0)
        cut_after = first;
    else if (words == 2 && strcmp(word, "chips") == 0)
        chips = first > MOST_CHIPS ? MOST_CHIPS : first;
    else if (words == 3 || (words == 2 && strcmp(word, "unstick") == 0))
        return channel_command(word, first, second);
    else
        return false;
    return true;
}
