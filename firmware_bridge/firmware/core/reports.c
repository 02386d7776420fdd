#include "reports.h"

#include <string.h>

#define QUEUE 32 /* a power of two; a hand that sweeps a board clears some twenty cells before the host answers */
#define FIRST_PAUSE_MS 40
#define LONGEST_PAUSE_MS 320

struct reported reported;

static struct change queue[QUEUE];
static uint8_t oldest, waiting; /* what is under way stays in the queue, so that it can be built again */
static uint8_t lost;
static uint8_t bytes;
static bool under_way;
static struct report report; /* the one under way */
static uint32_t sent_ms;
static uint16_t pause_ms;

void reports_start(uint32_t session, const uint8_t *board, uint8_t map_bytes)
{
    memcpy(reported.start, board, map_bytes);
    memcpy(reported.acknowledged, board, map_bytes);
    reported.number = 0;
    oldest = waiting = lost = 0;
    bytes = map_bytes;
    under_way = false;
    report.session = session;
}

void reports_push(uint8_t cell, uint32_t now_ms)
{
    struct change *change;

    if (waiting == QUEUE) {
        if (lost < UINT8_MAX)
            lost++;
        return;
    }
    change = &queue[(oldest + waiting) % QUEUE];
    change->cell = cell;
    change->at_ms = now_ms;
    waiting++;
}

static const struct change *change_at(uint8_t place)
{
    return &queue[(oldest + place) % QUEUE];
}

static uint8_t next_count(void)
{
    return waiting < MAX_REPORTED ? waiting : MAX_REPORTED;
}

uint8_t reports_due(uint32_t now_ms)
{
    if (under_way)
        return now_ms - sent_ms >= pause_ms ? (uint8_t)REPORT_LENGTH(report.count, bytes) : 0;
    return waiting ? (uint8_t)REPORT_LENGTH(next_count(), bytes) : 0;
}

static void open_report(uint32_t now_ms)
{
    report.number = reported.number == UINT16_MAX ? 1 : (uint16_t)(reported.number + 1);
    report.stamp_ms = now_ms;
    report.count = next_count();
    report.lost = lost;
    lost = 0;
    pause_ms = FIRST_PAUSE_MS;
    under_way = true;
}

static void apply_changes(uint8_t *map)
{
    for (uint8_t i = 0; i < report.count; i++) {
        uint8_t cell = change_at(i)->cell;
        uint8_t channel = cell & (uint8_t)~CELL_CAME;
        uint8_t bit = (uint8_t)(1 << (channel % 8));

        if (cell & CELL_CAME)
            map[channel / 8] |= bit;
        else
            map[channel / 8] &= (uint8_t)~bit;
    }
}

static void lengthen_pause(void)
{
    if (pause_ms < LONGEST_PAUSE_MS)
        pause_ms = (uint16_t)(2 * pause_ms);
}

void reports_send(struct frame *frame, uint32_t now_ms)
{
    uint8_t map[MAP_BYTES];

    if (under_way)
        lengthen_pause();
    else
        open_report(now_ms);
    sent_ms = now_ms;
    memcpy(map, reported.acknowledged, bytes);
    apply_changes(map);
    frame_report(frame, &report, change_at, map, bytes);
}

void reports_acknowledge(uint32_t session, uint16_t number)
{
    if (!under_way || session != report.session || number != report.number)
        return;
    apply_changes(reported.acknowledged);
    reported.number = number;
    oldest = (uint8_t)((oldest + report.count) % QUEUE);
    waiting = (uint8_t)(waiting - report.count);
    under_way = false;
}
