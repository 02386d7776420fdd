/* SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The firmware on an emulated controller; see README.md.
 *
 *   emulator -m MCU [-n CHIPS] [-d] -p PORT -c SOCKET ELF   in real time
 *   emulator -m MCU [-n CHIPS] ELF                          in lockstep
 *   emulator -m MCU --stack ELF                             runs 3 s and prints how deep the stack went
 *
 * -d: opening the port resets the controller, as DTR does on an Arduino.
 * Besides the commands of bench.h and wire.h:
 *
 *   run US        that much time passes; the answer is `done` and what was sent (lockstep)
 *   reset CAUSE   1 power, 2 reset line, 4 brown-out; the EEPROM stays as it is
 *   hang          the controller's millisecond timer dies: the watchdog will bite
 *   eeprom AT V   writes a byte of the EEPROM
 *   stat          us=... scans=... busy=... stack=... boots=...   (busy: cycles in which it did not sleep)
 *   quit
 */
#define _GNU_SOURCE
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "avr_eeprom.h"
#include "avr_ioport.h"
#include "avr_spi.h"
#include "avr_uart.h"
#include "sim_avr.h"
#include "sim_elf.h"

#include "bench.h"
#include "wire.h"

#define HZ 16000000
#define CYCLES_PER_US (HZ / 1000000)
#define SLICE_US 250       /* how often bytes and commands are looked at */
#define MOST_LAG_US 200000 /* after a longer pause the lost time is not made up */
#define PAINT 0xc5

/* Registers, at the same address on both controllers. */
#define SPCR 0x4c
#define SPSR 0x4d
#define SPDR 0x4e
#define MCUSR 0x54
#define TIMSK0 0x6e

static avr_t *avr;
static const avr_io_t *spi;
static avr_irq_t *uart_input, *spi_input;
static bool uart_full, lockstep, reset_by_opening;
static unsigned scans, boots;
static uint64_t busy_cycles;
static volatile sig_atomic_t stopping;

/* --- the chain on the SPI --- */

static uint64_t now_us(void)
{
    return avr->cycle / CYCLES_PER_US;
}

static void on_load(avr_irq_t *irq, uint32_t level, void *unused)
{
    (void)irq, (void)unused;
    if (level == 0) {
        scans++;
        bench_load(now_us());
    }
}

static void on_spi(avr_irq_t *irq, uint32_t sent, void *unused)
{
    (void)irq, (void)unused;
    avr_raise_irq(spi_input, bench_exchange((uint8_t)sent));
}

static unsigned spi_cycles_per_byte(void)
{
    static const unsigned dividers[] = {4, 16, 64, 128};
    unsigned divider = dividers[avr->data[SPCR] & 3];

    return 8 * (avr->data[SPSR] & 1 ? divider / 2 : divider);
}

/* simavr 1.6 lets every byte take 100 us, whatever the clock of the SPI is: a scan of 16 chips would last two
 * milliseconds. So its timer, which it has just set, is set anew. */
static void on_spi_begins(avr_irq_t *irq, uint32_t sent, void *unused)
{
    (void)irq, (void)sent, (void)unused;
    for (avr_cycle_timer_slot_p slot = avr->cycle_timers.timer; slot != NULL; slot = slot->next) {
        const avr_io_t *owner = slot->param;

        if (owner == spi) {
            avr_cycle_timer_register(avr, spi_cycles_per_byte(), slot->timer, slot->param);
            return;
        }
    }
}

static void find_spi(void)
{
    for (spi = avr->io_port; spi != NULL && strcmp(spi->kind, "spi") != 0;)
        spi = spi->next;
    avr_irq_register_notify(avr_iomem_getirq(avr, SPDR, "spdr", AVR_IOMEM_IRQ_ALL), on_spi_begins, NULL);
}

/* --- the serial line --- */

static void on_sent(avr_irq_t *irq, uint32_t byte, void *unused)
{
    (void)irq, (void)unused;
    wire_send((uint8_t)byte);
}

static void on_room(avr_irq_t *irq, uint32_t value, void *unused)
{
    (void)irq, (void)value, (void)unused;
    uart_full = false;
}

static void on_full(avr_irq_t *irq, uint32_t value, void *unused)
{
    (void)irq, (void)value, (void)unused;
    uart_full = true;
}

static void feed_line(void)
{
    while (!uart_full) {
        int byte = wire_receive();

        if (byte < 0)
            return;
        avr_raise_irq(uart_input, (uint32_t)byte);
    }
}

/* --- the controller --- */

static void on_sleep(avr_t *unused, avr_cycle_count_t cycles)
{
    (void)unused, (void)cycles; /* simavr would sleep in real time; the pace is ours */
}

static void connect(void)
{
    uint32_t no_flags = 0; /* no echo on the terminal, no sleeping when the firmware polls */
    char load_pin = strcmp(avr->mmcu, "atmega2560") == 0 ? 0 : 2;

    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &no_flags);
    uart_input = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_sent, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XON), on_room, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUT_XOFF), on_full, NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), load_pin), on_load, NULL);
    find_spi();
    spi_input = avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), on_spi, NULL);
}

static void quiet_logger(avr_t *unused, const int level, const char *format, va_list values)
{
    (void)unused;
    if (level <= LOG_ERROR)
        vfprintf(stderr, format, values);
}

static bool load(const char *mcu, const char *elf)
{
    elf_firmware_t firmware;


    memset(&firmware, 0, sizeof firmware);
    avr_global_logger_set(quiet_logger);
    avr = avr_make_mcu_by_name(mcu);
    if (avr == NULL || elf_read_firmware(elf, &firmware) != 0)
        return false;
    avr_init(avr);
    firmware.frequency = HZ;
    avr_load_firmware(avr, &firmware);
    avr->frequency = HZ;
    avr->sleep = on_sleep;
    connect();
    return true;
}

static unsigned ram_start(void)
{
    return avr->ioend + 1u;
}

static void start(unsigned cause)
{
    avr_reset(avr);
    uart_full = false;
    avr->data[MCUSR] = (uint8_t)cause; /* its bits are those of the protocol */
    boots++;
}

/* What is still painted has never been used; the stack grows from the end of the RAM towards it. */
static void paint_stack(void)
{
    memset(avr->data + ram_start(), PAINT, avr->ramend + 1u - ram_start());
}

static unsigned stack_depth(void)
{
    unsigned painted = 0, at = avr->ramend;

    for (; at >= ram_start() && painted < 32; at--)
        painted = avr->data[at] == PAINT ? painted + 1 : 0;
    return avr->ramend - at - painted;
}

static avr_cycle_count_t nothing(avr_t *unused, avr_cycle_count_t when, void *param)
{
    (void)unused, (void)when, (void)param;
    return 0;
}

static bool run_until(avr_cycle_count_t end)
{
    /* A sleeping controller jumps to its next timer: this one keeps it from jumping too far. */
    if (end > avr->cycle)
        avr_cycle_timer_register(avr, end - avr->cycle, nothing, NULL);
    while (avr->cycle < end) {
        avr_cycle_count_t before = avr->cycle;
        bool slept = avr->state == cpu_Sleeping;
        int state = avr_run(avr);

        if (!slept)
            busy_cycles += avr->cycle - before;
        if (state == cpu_Done || state == cpu_Crashed) {
            fprintf(stderr, "the emulated controller has crashed at %x\n", avr->pc);
            return false;
        }
    }
    return true;
}

/* --- commands --- */

static bool run_command(const char *line)
{
    unsigned us;

    if (!lockstep || sscanf(line, "run %u", &us) != 1)
        return false;
    for (avr_cycle_count_t end = avr->cycle + (avr_cycle_count_t)us * CYCLES_PER_US; avr->cycle < end && !stopping;) {
        avr_cycle_count_t next = avr->cycle + SLICE_US * CYCLES_PER_US;

        feed_line();
        if (!run_until(next < end ? next : end))
            stopping = 1;
    }
    wire_answer_sent();
    return true;
}

static void write_eeprom(unsigned at, unsigned value)
{
    uint8_t byte = (uint8_t)value;
    avr_eeprom_desc_t part = {&byte, (uint16_t)at, 1};

    avr_ioctl(avr, AVR_IOCTL_EEPROM_SET, &part);
}

static bool own_command(const char *line)
{
    unsigned cause, at, value;

    if (sscanf(line, "reset %u", &cause) == 1)
        start(cause);
    else if (sscanf(line, "eeprom %u %u", &at, &value) == 2)
        write_eeprom(at, value);
    else if (strcmp(line, "hang") == 0)
        avr->data[TIMSK0] = 0;
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
        wire_answer("us=%llu scans=%u busy=%llu stack=%u boots=%u", (unsigned long long)now_us(), scans,
                    (unsigned long long)busy_cycles, stack_depth(), boots);
    else
        wire_answer(own_command(line) || bench_command(line) || wire_obey(line) ? "ok" : "no");
}

/* --- life --- */

static uint64_t clock_us(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000 + (uint64_t)now.tv_nsec / 1000;
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
    uint64_t lived_us = clock_us();

    while (!stopping && !wire_ended()) {
        const char *line = wire_command(1);
        uint64_t clock = clock_us();

        if (line != NULL)
            obey(line);
        if (wire_was_opened() && reset_by_opening)
            start(2);
        if (clock - lived_us > MOST_LAG_US)
            lived_us = clock;
        for (; lived_us < clock && !stopping; lived_us += SLICE_US) {
            feed_line();
            if (!run_until(avr->cycle + SLICE_US * CYCLES_PER_US))
                stopping = 1;
        }
    }
}

static void on_signal(int number)
{
    (void)number;
    stopping = 1;
}

static int usage(void)
{
    fputs("emulator -m atmega328p|atmega2560 [-n CHIPS] [-d] [--stack] [-p PORT -c SOCKET] ELF\n", stderr);
    return 2;
}

int main(int argc, char **argv)
{
    static const struct option names[] = {{"stack", no_argument, NULL, 'S'}, {0}};
    const char *mcu = "atmega328p", *port = NULL, *socket_path = NULL;
    unsigned chips = 8;
    bool measure_stack = false;

    for (int option; (option = getopt_long(argc, argv, "m:n:dp:c:", names, NULL)) > 0;) {
        switch (option) {
        case 'm': mcu = optarg; break;
        case 'n': chips = (unsigned)atoi(optarg); break;
        case 'd': reset_by_opening = true; break;
        case 'p': port = optarg; break;
        case 'c': socket_path = optarg; break;
        case 'S': measure_stack = true; break;
        default: return usage();
        }
    }
    if (optind + 1 != argc)
        return usage();
    lockstep = port == NULL;
    signal(SIGTERM, on_signal);
    signal(SIGINT, on_signal);
    signal(SIGPIPE, SIG_IGN);
    bench_start(chips);
    if (!load(mcu, argv[optind])) {
        fprintf(stderr, "%s on %s: cannot be loaded\n", argv[optind], mcu);
        return 1;
    }
    if (!wire_open(port, socket_path)) {
        fprintf(stderr, "%s: %s\n", port, strerror(errno));
        return 1;
    }
    start(1);
    paint_stack();
    if (measure_stack) {
        run_until(3ull * HZ);
        printf("%u\n", stack_depth());
        return 0;
    }
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
