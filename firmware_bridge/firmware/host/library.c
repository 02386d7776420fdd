/* libfirmware.so: the firmware for a test that moves the time itself. One board in each process. */
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "cobs.h"
#include "crc32.h"
#include "hal_host.h"

void firmware_start(unsigned chips, uint32_t boot, uint8_t reset_cause);
int firmware_command(const char *line);
size_t firmware_run(unsigned ms, const uint8_t *received, size_t length, uint8_t *sent, size_t room);
uint64_t firmware_now_us(void);
uint32_t firmware_crc32(const uint8_t *bytes, uint8_t length);
void firmware_cobs_encode(uint8_t *block, uint8_t length);
int firmware_cobs_decode(uint8_t *block, uint8_t length);

static uint8_t early[256]; /* what the firmware says while it starts */
static size_t early_length;
static uint8_t *out = early;
static size_t out_room = sizeof early;
static size_t out_length;

void host_sent(uint8_t byte)
{
    if (out_length < out_room)
        out[out_length] = byte;
    out_length++;
}

static void collect_into(uint8_t *buffer, size_t room)
{
    out = buffer;
    out_room = room;
    out_length = 0;
}

void firmware_start(unsigned chips, uint32_t boot, uint8_t reset_cause)
{
    bench_start(chips);
    collect_into(early, sizeof early);
    host_start(boot, reset_cause);
    early_length = out_length;
}

/* A line of bench.h, or `reset CAUSE`, or `hang`. 0: it was not understood. */
int firmware_command(const char *line)
{
    if (strncmp(line, "reset ", 6) == 0) {
        collect_into(early, sizeof early);
        host_restart((uint8_t)atoi(line + 6));
        early_length = out_length;
    } else if (strcmp(line, "hang") == 0) {
        host_hang();
    } else {
        return bench_command(line);
    }
    return 1;
}

/* The bytes arrive at the line's speed from now on, those that do not fit into the time at its end. Gives back how
 * many bytes the firmware has sent; more than `room` means that some were not stored. */
size_t firmware_run(unsigned ms, const uint8_t *received, size_t length, uint8_t *sent, size_t room)
{
    size_t next = 0;

    collect_into(sent, room);
    for (size_t i = 0; i < early_length; i++)
        host_sent(early[i]);
    early_length = 0;
    while (ms--) {
        for (unsigned i = 0; i < BYTES_PER_MS && next < length; i++)
            host_receive(received[next++]);
        host_step();
    }
    while (next < length)
        host_receive(received[next++]);
    return out_length;
}

uint64_t firmware_now_us(void)
{
    return host_now_us();
}

uint32_t firmware_crc32(const uint8_t *bytes, uint8_t length)
{
    return crc32(bytes, length);
}

void firmware_cobs_encode(uint8_t *block, uint8_t length)
{
    cobs_encode(block, length);
}

int firmware_cobs_decode(uint8_t *block, uint8_t length)
{
    return cobs_decode(block, length);
}
