/* The HAL on ATmega328P and ATmega2560: SPI, UART, timer, watchdog. */
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>

#include "app.h"
#include "boot_number.h"
#include "hal.h"
#include "pins.h"

#define BAUD 250000UL
#define RX_RING 64  /* 2.5 ms of the line; the main loop stays away for 2.2 ms at the very worst */
#define TX_RING 128 /* holds the longest frame, 83 bytes */

static uint8_t reset_cause __attribute__((section(".noinit")));
static uint32_t boot_number;

/* --- start --- */

/* After a watchdog reset the watchdog is still on, at its shortest time of 16 ms: it must be off before main(), which
 * may come later than that. It can only be turned off once its flag in MCUSR is gone, so that is kept here, before
 * .bss is cleared. */
void save_reset_cause(void) __attribute__((naked, used, section(".init3")));
void save_reset_cause(void)
{
    reset_cause = MCUSR; /* its bits are those of the protocol */
    MCUSR = 0;
    wdt_disable();
}

uint32_t hal_boot_number(void)
{
    return boot_number;
}

uint8_t hal_reset_cause(void)
{
    return reset_cause;
}

void hal_watchdog_kick(void)
{
    wdt_reset();
}

/* --- clock --- */

static volatile uint32_t milliseconds;

ISR(TIMER0_COMPA_vect)
{
    milliseconds++;
}

uint32_t hal_ms(void)
{
    uint32_t now;

    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        now = milliseconds;
    }
    return now;
}

static void start_clock(void)
{
    OCR0A = F_CPU / 64 / 1000 - 1;
    TCCR0A = _BV(WGM01);
    TCCR0B = _BV(CS01) | _BV(CS00);
    TIMSK0 = _BV(OCIE0A);
}

/* --- chain ---
 *
 * SPI mode 2: the clock rests high, the controller samples at the falling edge, the 74HC165 shifts at the rising one.
 * Its first bit stands at QH since the load, before any edge, and each bit has half a clock to travel down the wire.
 * In mode 0, which is often seen, both happen at the same edge and it works only as long as the chip is slower than
 * the controller's input. 1 MHz: a scan of 16 chips takes a fifth of the millisecond, and cables across a table have
 * time to settle. */

static void start_chain(void)
{
    PORTB |= _BV(PIN_LOAD) | _BV(PIN_MISO); /* pull-up: without a chain all ones are read */
    DDRB |= _BV(PIN_LOAD) | _BV(PIN_MOSI) | _BV(PIN_SCK);
    SPCR = _BV(SPE) | _BV(MSTR) | _BV(CPOL) | _BV(SPR0);
}

void hal_chain_load(void)
{
    PORTB &= (uint8_t)~_BV(PIN_LOAD);
    __builtin_avr_delay_cycles(8); /* 0.5 us; the chip needs 0.02, the cables more */
    PORTB |= _BV(PIN_LOAD);
    __builtin_avr_delay_cycles(8);
}

uint8_t hal_chain_exchange(uint8_t sent)
{
    SPDR = sent;
    loop_until_bit_is_set(SPSR, SPIF);
    return SPDR;
}

/* --- serial line --- */

static uint8_t rx_ring[RX_RING], tx_ring[TX_RING];
static volatile uint8_t rx_head, rx_tail, tx_head, tx_tail; /* in at the head, out at the tail */
static volatile uint16_t rx_lost;

static inline uint8_t after(uint8_t place, uint8_t ring)
{
    return (uint8_t)((place + 1) & (ring - 1));
}

ISR(RECEIVED_VECTOR)
{
    uint8_t status = UCSR0A; /* belongs to the byte, so it is read before it */
    uint8_t byte = UDR0;
    uint8_t next = after(rx_head, RX_RING);

    if (status & _BV(DOR0))
        rx_lost++;
    if (next == rx_tail) {
        rx_lost++;
        return;
    }
    rx_ring[rx_head] = byte;
    rx_head = next;
}

ISR(SENDABLE_VECTOR)
{
    if (tx_head == tx_tail) {
        UCSR0B &= (uint8_t)~_BV(UDRIE0);
        return;
    }
    UDR0 = tx_ring[tx_tail];
    tx_tail = after(tx_tail, TX_RING);
}

int16_t hal_rx(void)
{
    uint8_t byte;

    if (rx_head == rx_tail)
        return -1;
    byte = rx_ring[rx_tail];
    rx_tail = after(rx_tail, RX_RING);
    return byte;
}

uint16_t hal_rx_lost(void)
{
    uint16_t lost;

    ATOMIC_BLOCK(ATOMIC_RESTORESTATE)
    {
        lost = rx_lost;
    }
    return lost;
}

uint8_t hal_tx_free(void)
{
    return (uint8_t)(TX_RING - 1 - (uint8_t)(tx_head - tx_tail) % TX_RING);
}

void hal_tx(uint8_t byte)
{
    uint8_t head = tx_head;

    tx_ring[head] = byte;
    tx_head = after(head, TX_RING);
    ATOMIC_BLOCK(ATOMIC_RESTORESTATE) /* the interrupt changes the same register */
    {
        UCSR0B |= _BV(UDRIE0);
    }
}

static void start_line(void)
{
    UCSR0A = _BV(U2X0);
    UBRR0 = F_CPU / 8 / BAUD - 1; /* 7: exact */
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

/* --- life --- */

/* The mode is idle, as it is after a reset. Any interrupt wakes: a byte, room for a byte, the next millisecond. The
 * check and the sleep must not be parted by one, else it would be slept over; the instruction after sei() is still
 * safe from interrupts. */
static void sleep_until_something_happens(uint8_t since_ms)
{
    cli();
    if (rx_head == rx_tail && (uint8_t)milliseconds == since_ms) {
        sleep_enable();
        sei();
        sleep_cpu();
        sleep_disable();
    }
    sei();
}

int main(void)
{
    wdt_enable(WDTO_250MS);
    boot_number = boot_number_next();
    start_chain();
    start_clock();
    start_line();
    sei();
    app_start();
    for (;;) {
        uint8_t now_ms = (uint8_t)hal_ms();

        app_step();
        sleep_until_something_happens(now_ms);
    }
}
