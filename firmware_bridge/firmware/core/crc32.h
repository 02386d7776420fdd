/* CRC-32 as in Ethernet and zlib. */
#ifndef CRC32_H
#define CRC32_H

#include <stdint.h>

uint32_t crc32(const uint8_t *bytes, uint8_t length);

#endif
