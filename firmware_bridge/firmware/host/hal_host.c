#include "hal_host.h"

#include <stdbool.h>
#include <string.h>

#include "app.h"
#include "bench.h"
#include "frames.h"
#include "hal.h"

#define EXCHANGE_US 10 /* as long as the real one takes: so time passes while a chain is looked for */
#define WATCHDOG_US 250000
#define RX_RING 64
#define TX_RING 127

static uint64_t now_us, step_us, kicked_us;
static bool hangs;
static uint32_t boot_number;
static uint8_t cause;
static uint32_t scans;

static uint8_t ring[RX_RING];
static unsigned ring_first, ring_count;
static uint16_t rx_lost;
static unsigned tx_waiting;

void host_start(uint32_t boot, uint8_t reset_cause)
{
    now_us = step_us = kicked_us = 0;
    hangs = false;
    boot_number = boot;
    cause = reset_cause;
    ring_first = ring_count = 0;
    rx_lost = 0;
    tx_waiting = 0;
    app_start();
    step_us = now_us;
}

void host_restart(uint8_t reset_cause)
{
    host_start(boot_number + 1, reset_cause);
}

void host_step(void)
{
    tx_waiting = tx_waiting > BYTES_PER_MS ? tx_waiting - BYTES_PER_MS : 0;
    step_us += 1000;
    if (now_us < step_us)
        now_us = step_us;
    if (!hangs)
        app_step();
    if (now_us - kicked_us > WATCHDOG_US)
        host_restart(RESET_WATCHDOG);
}

void host_hang(void)
{
    hangs = true;
}

void host_receive(uint8_t byte)
{
    if (ring_count == RX_RING) {
        rx_lost++;
        return;
    }
    ring[(ring_first + ring_count++) % RX_RING] = byte;
}

uint64_t host_now_us(void)
{
    return now_us;
}

uint32_t host_scans(void)
{
    return scans;
}

uint32_t hal_ms(void)
{
    return (uint32_t)(now_us / 1000);
}

void hal_chain_load(void)
{
    scans++;
    bench_load(now_us);
}

uint8_t hal_chain_exchange(uint8_t sent)
{
    now_us += EXCHANGE_US;
    return bench_exchange(sent);
}

int16_t hal_rx(void)
{
    uint8_t byte;

    if (ring_count == 0)
        return -1;
    byte = ring[ring_first];
    ring_first = (ring_first + 1) % RX_RING;
    ring_count--;
    return byte;
}

uint16_t hal_rx_lost(void)
{
    return rx_lost;
}

uint8_t hal_tx_free(void)
{
    return (uint8_t)(TX_RING - tx_waiting);
}

void hal_tx(uint8_t byte)
{
    tx_waiting++;
    host_sent(byte);
}

uint32_t hal_boot_number(void)
{
    return boot_number;
}

uint8_t hal_reset_cause(void)
{
    return cause;
}

void hal_watchdog_kick(void)
{
    kicked_us = now_us;
}
