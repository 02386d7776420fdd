/* The way of a change to the host: a queue, and one report under way until it is acknowledged. */
#ifndef REPORTS_H
#define REPORTS_H

#include "frames.h"

/* The board when the session began, and as reported and acknowledged so far. */
struct reported {
    uint8_t start[MAP_BYTES];
    uint8_t acknowledged[MAP_BYTES];
    uint16_t number; /* of the last acknowledged report */
};

extern struct reported reported;

/* A new session: nothing is waiting. */
void reports_start(uint32_t session, const uint8_t *board, uint8_t map_bytes);

/* A change has happened. If the queue is full, it is counted as lost. */
void reports_push(uint8_t cell, uint32_t now_ms);

/* The length of the frame that is to be sent now, for the first time or once more; 0 if there is none. */
uint8_t reports_due(uint32_t now_ms);

/* Builds that frame. The same report gives the same bytes each time. */
void reports_send(struct frame *frame, uint32_t now_ms);

void reports_acknowledge(uint32_t session, uint16_t number);

#endif
