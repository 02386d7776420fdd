/* What a board in a process is reached by. In real time: a pty as its serial port, and a socket for commands. In
 * lockstep: commands on standard input and answers on standard output; the bytes of the line are in them, and time
 * passes only by `run`. When who gives the commands leaves, the process ends: so no board outlives the test that has
 * started it.
 *
 *   rx HEX                                    bytes to the controller (lockstep)
 *   noise in|out DROP GARBLE DOUBLE SEED      so many bytes in a million are lost, changed, doubled
 *   unplug, replug                            the port vanishes, and comes back under the same name
 *
 * One line, one answer: `ok`, `no`, or what was asked for. */
#ifndef WIRE_H
#define WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* link: the name that the port gets; NULL: lockstep. False: it failed, and errno says why. */
bool wire_open(const char *link, const char *socket_path);
void wire_close(void);

/* The next command, without its end of line; NULL: none within the time (-1: wait for ever). */
const char *wire_command(int wait_ms);
bool wire_ended(void);
void wire_answer(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* `done` and what the controller sent since the last time, in hexadecimal (lockstep). */
void wire_answer_sent(void);
/* Obeys a command of this file. False: it is none. */
bool wire_obey(const char *line);

/* The controller sends; the controller receives (-1: nothing). */
void wire_send(uint8_t byte);
int wire_receive(void);

/* Somebody has opened the port since this was asked last: that resets an Arduino. */
bool wire_was_opened(void);

#endif
