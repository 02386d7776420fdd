/* The messages of PROTOCOL.md: what they hold, and how they become bytes and are read from them. */
#ifndef FRAMES_H
#define FRAMES_H

#include "limits.h"

#define PROTOCOL_VERSION 1
#define FIRMWARE_MAJOR 1
#define FIRMWARE_MINOR 0

#define MAX_REPORTED 16 /* changes in one REPORT */

enum reset_cause { RESET_POWER = 1, RESET_LINE = 2, RESET_BROWN_OUT = 4, RESET_WATCHDOG = 8 };
enum fault { FAULT_BROKEN = 1, FAULT_LENGTH = 2 };

/* --- to the host --- */

struct change {
    uint32_t at_ms;
    uint8_t cell; /* the channel, and CELL_CAME if a magnet came */
};
#define CELL_CAME 0x80

struct hello {
    uint32_t boot;
    uint8_t channels, reset, fault;
};

struct synced {
    uint32_t session, boot, uptime_ms;
    const uint8_t *map;
};

struct report {
    uint32_t session, stamp_ms;
    uint16_t number;
    uint8_t lost, count;
};

struct heartbeat {
    uint32_t boot, session, uptime_ms;
    uint16_t number, bad_frames, lost_bytes, scans_per_s;
    uint8_t fault;
    const uint8_t *map;
};

struct diagnosis {
    uint32_t boot;
    uint8_t fault;
    const uint8_t *occupied, *flickers, *seen_free, *seen_occupied;
};

/* The longest is a REPORT: 12 bytes and 16 changes of 3 bytes and a map and a check sum. */
#define LONGEST_SENT (1 + 12 + 3 * MAX_REPORTED + MAP_BYTES + 4)

/* A frame as it goes over the line. */
struct frame {
    uint8_t length;                    /* all of it, with the closing zero */
    uint8_t bytes[LONGEST_SENT + 2];
};

void frame_hello(struct frame *frame, const struct hello *hello);
void frame_synced(struct frame *frame, const struct synced *synced, uint8_t map_bytes);
/* next(i) is the i-th change, oldest first. */
void frame_report(struct frame *frame, const struct report *report, const struct change *(*next)(uint8_t),
                  const uint8_t *map, uint8_t map_bytes);
void frame_heartbeat(struct frame *frame, const struct heartbeat *heartbeat, uint8_t map_bytes);
void frame_diagnosis(struct frame *frame, const struct diagnosis *diagnosis, uint8_t map_bytes);

/* How long the frames are that do not depend on what they hold; for asking whether the line has room. */
#define HELLO_LENGTH (1 + 14 + 4 + 2)
#define SYNCED_LENGTH(map_bytes) (1 + 12 + (map_bytes) + 4 + 2)
#define REPORT_LENGTH(count, map_bytes) (1 + 12 + 3 * (count) + (map_bytes) + 4 + 2)
#define HEARTBEAT_LENGTH(map_bytes) (1 + 21 + (map_bytes) + 4 + 2)
#define DIAGNOSIS_LENGTH(map_bytes) (1 + 5 + 4 * (map_bytes) + 4 + 2)

/* --- from the host --- */

enum request_type { REQUEST_NONE, REQUEST_IDENTIFY, REQUEST_SYNC, REQUEST_ACK, REQUEST_DIAGNOSE };

struct request {
    enum request_type type;
    uint32_t session;
    uint16_t number;
};

/* The longest is ACK; whatever is longer is not for us. */
#define LONGEST_RECEIVED (1 + 1 + 6 + 4)

/* block: what lay between two zeros; it is changed. REQUEST_NONE: a bad frame. */
struct request frame_read(uint8_t *block, uint8_t length);

#endif
