#include "frames.h"

#include <string.h>

#include "cobs.h"
#include "crc32.h"

#ifndef BUILD_ID
#error "BUILD_ID is missing: the Makefile makes it from the sources"
#endif

enum type {
    TYPE_HELLO = 0x01,
    TYPE_SYNCED = 0x02,
    TYPE_REPORT = 0x03,
    TYPE_HEARTBEAT = 0x04,
    TYPE_DIAGNOSIS = 0x05,
    TYPE_IDENTIFY = 0x81,
    TYPE_SYNC = 0x82,
    TYPE_ACK = 0x83,
    TYPE_DIAGNOSE = 0x84,
};

#define CHECK_SUM_BYTES 4

/* --- writing: while a frame grows, frame->length is how much of frame->bytes is used --- */

static void put8(struct frame *frame, uint8_t value)
{
    frame->bytes[frame->length++] = value;
}

static void put16(struct frame *frame, uint16_t value)
{
    put8(frame, (uint8_t)value);
    put8(frame, (uint8_t)(value >> 8));
}

static void put32(struct frame *frame, uint32_t value)
{
    put16(frame, (uint16_t)value);
    put16(frame, (uint16_t)(value >> 16));
}

static void put_map(struct frame *frame, const uint8_t *map, uint8_t map_bytes)
{
    memcpy(frame->bytes + frame->length, map, map_bytes);
    frame->length = (uint8_t)(frame->length + map_bytes);
}

static void put_inverse(struct frame *frame, const uint8_t *map, uint8_t map_bytes)
{
    for (uint8_t i = 0; i < map_bytes; i++)
        put8(frame, (uint8_t)~map[i]);
}

static void begin(struct frame *frame, enum type type)
{
    frame->length = 1; /* the byte in front is COBS's */
    put8(frame, (uint8_t)type);
}

static void finish(struct frame *frame)
{
    put32(frame, crc32(frame->bytes + 1, (uint8_t)(frame->length - 1)));
    cobs_encode(frame->bytes, (uint8_t)(frame->length - 1));
    put8(frame, 0);
}

void frame_hello(struct frame *frame, const struct hello *hello)
{
    begin(frame, TYPE_HELLO);
    put8(frame, PROTOCOL_VERSION);
    put8(frame, FIRMWARE_MAJOR);
    put8(frame, FIRMWARE_MINOR);
    put32(frame, BUILD_ID);
    put32(frame, hello->boot);
    put8(frame, hello->channels);
    put8(frame, hello->reset);
    put8(frame, hello->fault);
    finish(frame);
}

void frame_synced(struct frame *frame, const struct synced *synced, uint8_t map_bytes)
{
    begin(frame, TYPE_SYNCED);
    put32(frame, synced->session);
    put32(frame, synced->boot);
    put32(frame, synced->uptime_ms);
    put_map(frame, synced->map, map_bytes);
    finish(frame);
}

static uint16_t age(const struct change *change, uint32_t stamp_ms)
{
    uint32_t age_ms = stamp_ms - change->at_ms;

    return age_ms > UINT16_MAX ? UINT16_MAX : (uint16_t)age_ms;
}

void frame_report(struct frame *frame, const struct report *report, const struct change *(*next)(uint8_t),
                  const uint8_t *map, uint8_t map_bytes)
{
    begin(frame, TYPE_REPORT);
    put32(frame, report->session);
    put16(frame, report->number);
    put32(frame, report->stamp_ms);
    put8(frame, report->lost);
    put8(frame, report->count);
    for (uint8_t i = 0; i < report->count; i++) {
        const struct change *change = next(i);

        put8(frame, change->cell);
        put16(frame, age(change, report->stamp_ms));
    }
    put_map(frame, map, map_bytes);
    finish(frame);
}

void frame_heartbeat(struct frame *frame, const struct heartbeat *heartbeat, uint8_t map_bytes)
{
    begin(frame, TYPE_HEARTBEAT);
    put32(frame, heartbeat->boot);
    put32(frame, heartbeat->session);
    put32(frame, heartbeat->uptime_ms);
    put16(frame, heartbeat->number);
    put16(frame, heartbeat->bad_frames);
    put16(frame, heartbeat->lost_bytes);
    put16(frame, heartbeat->scans_per_s);
    put8(frame, heartbeat->fault);
    put_map(frame, heartbeat->map, map_bytes);
    finish(frame);
}

void frame_diagnosis(struct frame *frame, const struct diagnosis *diagnosis, uint8_t map_bytes)
{
    begin(frame, TYPE_DIAGNOSIS);
    put32(frame, diagnosis->boot);
    put8(frame, diagnosis->fault);
    put_map(frame, diagnosis->occupied, map_bytes);
    put_map(frame, diagnosis->flickers, map_bytes);
    put_inverse(frame, diagnosis->seen_free, map_bytes);
    put_inverse(frame, diagnosis->seen_occupied, map_bytes);
    finish(frame);
}

/* --- reading --- */

static uint16_t get16(const uint8_t *bytes)
{
    return (uint16_t)(bytes[0] | (uint16_t)(bytes[1] << 8));
}

static uint32_t get32(const uint8_t *bytes)
{
    return get16(bytes) | ((uint32_t)get16(bytes + 2) << 16);
}

/* What the type and its payload's length say; both must fit. */
static enum request_type recognise(uint8_t type, uint8_t payload)
{
    switch (type) {
    case TYPE_IDENTIFY:
        return payload == 0 ? REQUEST_IDENTIFY : REQUEST_NONE;
    case TYPE_SYNC:
        return payload == 4 ? REQUEST_SYNC : REQUEST_NONE;
    case TYPE_ACK:
        return payload == 6 ? REQUEST_ACK : REQUEST_NONE;
    case TYPE_DIAGNOSE:
        return payload == 0 ? REQUEST_DIAGNOSE : REQUEST_NONE;
    default:
        return REQUEST_NONE;
    }
}

struct request frame_read(uint8_t *block, uint8_t length)
{
    struct request request = {REQUEST_NONE, 0, 0};
    const uint8_t *bytes = block + 1;
    uint8_t checked;

    if (length < 1 + 1 + CHECK_SUM_BYTES || !cobs_decode(block, length))
        return request;
    checked = (uint8_t)(length - 1 - CHECK_SUM_BYTES);
    if (crc32(bytes, checked) != get32(bytes + checked))
        return request;
    request.type = recognise(bytes[0], (uint8_t)(checked - 1));
    if (request.type == REQUEST_SYNC || request.type == REQUEST_ACK)
        request.session = get32(bytes + 1);
    if (request.type == REQUEST_ACK)
        request.number = get16(bytes + 5);
    return request;
}
