/* The firmware as a process.
 *
 *   board [-n CHIPS] [-b BOOT] [-d] -p PORT -c SOCKET   in real time
 *   board [-n CHIPS] [-b BOOT]                          in lockstep
 *
 * -d: opening the port resets the controller, as DTR does on an Arduino.
 * Besides the commands of bench.h and wire.h:
 *
 *   run US        that much time passes; the answer is `done` and what was sent (lockstep)
 *   reset CAUSE   1 power, 2 reset line, 4 brown-out
 *   hang          the controller's clock stops: the watchdog will bite
 *   stat          us=... scans=...
 *   quit */
#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "bench.h"
#include "frames.h"
#include "hal_host.h"
#include "wire.h"

#define MOST_LAG_MS 200 /* after a longer pause (a laptop's lid) the lost time is not made up */

static bool lockstep, reset_by_opening;
static volatile sig_atomic_t stopping;

void host_sent(uint8_t byte)
{
    wire_send(byte);
}

static void step(void)
{
    for (int i = 0; i < BYTES_PER_MS; i++) {
        int byte = wire_receive();

        if (byte < 0)
            break;
        host_receive((uint8_t)byte);
    }
    host_step();
}

static bool run_command(const char *line)
{
    unsigned us;

    if (!lockstep || sscanf(line, "run %u", &us) != 1)
        return false;
    for (unsigned ms = us / 1000; ms > 0; ms--)
        step();
    wire_answer_sent();
    return true;
}

static bool own_command(const char *line)
{
    unsigned cause;

    if (sscanf(line, "reset %u", &cause) == 1)
        host_restart((uint8_t)cause);
    else if (strcmp(line, "hang") == 0)
        host_hang();
    else if (strcmp(line, "quit") == 0)
        stopping = 1;
    else
        return false;
    return true;
}

static void obey(const char *line)
{
    if (run_command(line))
        return;
    if (strcmp(line, "stat") == 0)
        wire_answer("us=%llu scans=%u", (unsigned long long)host_now_us(), host_scans());
    else
        wire_answer(own_command(line) || bench_command(line) || wire_obey(line) ? "ok" : "no");
}

static uint64_t clock_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static void live_in_lockstep(void)
{
    while (!stopping && !wire_ended()) {
        const char *line = wire_command(-1);

        if (line != NULL)
            obey(line);
    }
}

static void live_in_real_time(void)
{
    uint64_t lived_ms = clock_ms();

    while (!stopping && !wire_ended()) {
        const char *line = wire_command(1);
        uint64_t now_ms = clock_ms();

        if (line != NULL)
            obey(line);
        if (wire_was_opened() && reset_by_opening)
            host_restart(RESET_LINE);
        if (now_ms - lived_ms > MOST_LAG_MS)
            lived_ms = now_ms;
        for (; lived_ms < now_ms; lived_ms++)
            step();
    }
}

static void on_signal(int number)
{
    (void)number;
    stopping = 1;
}

int main(int argc, char **argv)
{
    const char *port = NULL, *socket_path = NULL;
    unsigned chips = 8, boot = 1;

    for (int option; (option = getopt(argc, argv, "n:b:dp:c:")) > 0;) {
        switch (option) {
        case 'n': chips = (unsigned)atoi(optarg); break;
        case 'b': boot = (unsigned)strtoul(optarg, NULL, 10); break;
        case 'd': reset_by_opening = true; break;
        case 'p': port = optarg; break;
        case 'c': socket_path = optarg; break;
        default: return 2;
        }
    }
    lockstep = port == NULL;
    signal(SIGTERM, on_signal);
    signal(SIGINT, on_signal);
    signal(SIGPIPE, SIG_IGN);
    if (!wire_open(port, socket_path)) {
        fprintf(stderr, "%s: %s\n", port, strerror(errno));
        return 1;
    }
    bench_start(chips);
    host_start(boot, RESET_POWER);
    if (!lockstep)
        puts("ready");
    fflush(stdout);
    if (lockstep)
        live_in_lockstep();
    else
        live_in_real_time();
    wire_close();
    return 0;
}
