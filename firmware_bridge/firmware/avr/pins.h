/* What differs between the two controllers: pins, and a few names. Both run at 16 MHz.
 *
 *   chain                   328P (Uno, Nano)   2560 (Mega)
 *   SH/LD of all chips      PB2  D10           PB0  D53     (SS, which must be an output for the SPI anyway)
 *   SER of the far chip     PB3  D11  MOSI     PB2  D51
 *   QH of the near chip     PB4  D12  MISO     PB3  D50
 *   CLK of all chips        PB5  D13  SCK      PB1  D52
 *
 * CLK INH of all chips goes to ground. */
#ifndef PINS_H
#define PINS_H

#include <avr/interrupt.h>
#include <avr/io.h>

#if defined(__AVR_ATmega328P__)
#define PIN_LOAD PB2
#define PIN_MOSI PB3
#define PIN_MISO PB4
#define PIN_SCK PB5
#define RECEIVED_VECTOR USART_RX_vect
#define SENDABLE_VECTOR USART_UDRE_vect
#elif defined(__AVR_ATmega2560__)
#define PIN_LOAD PB0
#define PIN_SCK PB1
#define PIN_MOSI PB2
#define PIN_MISO PB3
#define RECEIVED_VECTOR USART0_RX_vect
#define SENDABLE_VECTOR USART0_UDRE_vect
#else
#error "Unknown controller: say here where its SPI is"
#endif

#endif
