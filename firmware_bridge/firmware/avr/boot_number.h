/* Which start this is; another number each time, across power cuts too. */
#ifndef BOOT_NUMBER_H
#define BOOT_NUMBER_H

#include <stdint.h>

/* Counts this start in the EEPROM and gives back its number. */
uint32_t boot_number_next(void);

#endif
