/* The firmware's life: scan, report, answer. */
#ifndef APP_H
#define APP_H

void app_start(void);
/* Call again and again; nothing in it waits. */
void app_step(void);

#endif
