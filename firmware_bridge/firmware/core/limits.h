/* Sizes that several parts share. */
#ifndef LIMITS_H
#define LIMITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MAX_CHIPS 16
#define MAP_BYTES MAX_CHIPS /* one chip of the chain is one byte of a map */
#define MAX_CHANNELS (8 * MAX_CHIPS)

/* Constants that stay in the flash: a plain `const` table is copied to the scarce RAM on an AVR. */
#ifdef __AVR__
#define IN_FLASH __flash
#else
#define IN_FLASH
#endif

#endif
