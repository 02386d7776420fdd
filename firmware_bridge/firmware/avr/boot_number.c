#include "boot_number.h"

#include <avr/eeprom.h>
#include <stdbool.h>

/* Two slots, written in turn. A power cut while one is written spoils its check byte, and the other still holds the
 * number before. The number that was being written is used again then, which does no harm: nobody has heard it yet. */
struct slot {
    uint32_t number;
    uint8_t check; /* written last */
};

static struct slot EEMEM slots[2];

static uint8_t check_of(uint32_t number)
{
    uint8_t low = (uint8_t)(number ^ (number >> 8));
    uint8_t high = (uint8_t)((number >> 16) ^ (number >> 24));

    return low ^ high ^ 0x5a; /* an erased EEPROM, all ones, does not pass */
}

static bool read_slot(uint8_t which, uint32_t *number)
{
    *number = eeprom_read_dword(&slots[which].number);
    return eeprom_read_byte(&slots[which].check) == check_of(*number);
}

static void write_slot(uint8_t which, uint32_t number)
{
    eeprom_update_dword(&slots[which].number, number);
    eeprom_update_byte(&slots[which].check, check_of(number));
    eeprom_busy_wait(); /* the number may be told only when it is kept */
}

uint32_t boot_number_next(void)
{
    uint32_t first, second, next;
    bool first_good = read_slot(0, &first);
    bool second_good = read_slot(1, &second);
    bool first_is_newer = first_good && (!second_good || (int32_t)(first - second) > 0);

    if (first_is_newer)
        next = first + 1;
    else
        next = second_good ? second + 1 : 1;
    write_slot(first_is_newer ? 1 : 0, next);
    return next;
}
