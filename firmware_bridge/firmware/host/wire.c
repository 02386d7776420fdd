#define _GNU_SOURCE
#include "wire.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <termios.h>
#include <unistd.h>

#define MOST_IN 8192
#define MOST_OUT 262144

static const char *link_name, *socket_name;
static bool lockstep;
static int master = -1; /* of the pty; -1: unplugged */
static int openings = -1; /* tells each of them, however short */
static bool open_now;
static int listening = -1;
static int in_fd = -1, out_fd = -1; /* commands and answers */
static bool ended;

static char lines[65536];
static size_t lines_length, line_used;

static uint8_t incoming[MOST_IN];
static size_t incoming_first, incoming_length;
static uint8_t outgoing[MOST_OUT];
static size_t outgoing_length;

/* --- noise --- */

struct noise {
    unsigned drop, garble, twice; /* in a million */
    uint64_t chance;
};

static struct noise noise_in, noise_out;

static unsigned draw(struct noise *noise)
{
    noise->chance ^= noise->chance << 13;
    noise->chance ^= noise->chance >> 7;
    noise->chance ^= noise->chance << 17;
    return (unsigned)((noise->chance >> 20) % 1000000);
}

static bool happens(struct noise *noise, unsigned in_a_million)
{
    return in_a_million != 0 && draw(noise) < in_a_million;
}

/* What becomes of one byte: none, one or two of them. */
static int pass(struct noise *noise, uint8_t byte, uint8_t bytes[2])
{
    if (happens(noise, noise->drop))
        return 0;
    if (happens(noise, noise->garble))
        byte = (uint8_t)(byte ^ (1 + draw(noise) % 255));
    bytes[0] = bytes[1] = byte;
    return happens(noise, noise->twice) ? 2 : 1;
}

static bool set_noise(const char *line)
{
    char way[4];
    unsigned drop, garble, twice, seed;
    struct noise *noise;

    if (sscanf(line, "noise %3s %u %u %u %u", way, &drop, &garble, &twice, &seed) != 5)
        return false;
    noise = strcmp(way, "in") == 0 ? &noise_in : &noise_out;
    *noise = (struct noise){drop, garble, twice, 0x9e3779b97f4a7c15u ^ seed};
    return true;
}

/* --- the pty --- */

static void never_block(int fd)
{
    fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
}

static bool plug(void)
{
    struct termios raw = {0};
    char name[64];
    int slave;

    cfmakeraw(&raw);
    raw.c_cflag |= CREAD | CLOCAL;
    if (openpty(&master, &slave, name, &raw, NULL) != 0)
        return false;
    never_block(master);
    /* Our own slave is closed: so we see whether somebody has the port open, and lose what nobody reads, as a wire
     * does. */
    close(slave);
    openings = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (openings < 0 || inotify_add_watch(openings, name, IN_OPEN) < 0)
        return false;
    unlink(link_name);
    return symlink(name, link_name) == 0;
}

static void unplug(void)
{
    unlink(link_name);
    if (master >= 0) {
        close(master);
        close(openings);
    }
    master = openings = -1;
    open_now = false;
}

bool wire_was_opened(void)
{
    struct pollfd fd = {master, 0, 0};
    char events[1024];

    if (master < 0)
        return false;
    poll(&fd, 1, 0);
    open_now = !(fd.revents & POLLHUP);
    return read(openings, events, sizeof events) > 0;
}

/* --- commands --- */

static bool listen_at(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};

    if (strlen(path) >= sizeof address.sun_path) {
        errno = ENAMETOOLONG;
        return false;
    }
    strcpy(address.sun_path, path);
    unlink(path);
    listening = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    return listening >= 0 && bind(listening, (struct sockaddr *)&address, sizeof address) == 0
        && listen(listening, 1) == 0;
}

bool wire_open(const char *link, const char *socket_path)
{
    lockstep = link == NULL;
    if (lockstep) {
        in_fd = STDIN_FILENO;
        out_fd = STDOUT_FILENO;
        return true;
    }
    link_name = link;
    socket_name = socket_path;
    return plug() && listen_at(socket_path);
}

void wire_close(void)
{
    if (lockstep)
        return;
    unplug();
    unlink(socket_name);
}

bool wire_ended(void)
{
    return ended;
}

/* A line that is complete already. */
static const char *next_line(void)
{
    char *line = lines + line_used;
    char *end = memchr(line, '\n', lines_length - line_used);

    if (end != NULL) {
        *end = 0;
        line_used = (size_t)(end + 1 - lines);
        return line;
    }
    memmove(lines, line, lines_length - line_used);
    lines_length -= line_used;
    line_used = 0;
    return NULL;
}

static void read_commands(void)
{
    ssize_t length = read(in_fd, lines + lines_length, sizeof lines - lines_length);

    if (length > 0)
        lines_length += (size_t)length;
    else if (length == 0 || (errno != EAGAIN && errno != EINTR))
        ended = true;
}

const char *wire_command(int wait_ms)
{
    const char *line = next_line();
    struct pollfd fd = {in_fd >= 0 ? in_fd : listening, POLLIN, 0};

    if (line != NULL)
        return line;
    if (poll(&fd, 1, wait_ms) <= 0)
        return NULL;
    if (in_fd < 0)
        in_fd = out_fd = accept4(listening, NULL, NULL, SOCK_CLOEXEC);
    else
        read_commands();
    return next_line();
}

static void write_all(const char *text, size_t length)
{
    while (out_fd >= 0 && length > 0) {
        ssize_t written = write(out_fd, text, length);

        if (written < 0)
            return;
        text += written;
        length -= (size_t)written;
    }
}

void wire_answer(const char *format, ...)
{
    char text[512];
    va_list values;
    int length;

    va_start(values, format);
    length = vsnprintf(text, sizeof text - 1, format, values);
    va_end(values);
    if (length < 0)
        return;
    if ((size_t)length > sizeof text - 2)
        length = sizeof text - 2;
    text[length++] = '\n';
    write_all(text, (size_t)length);
}

void wire_answer_sent(void)
{
    static const char digits[] = "0123456789abcdef";
    static char text[2 * MOST_OUT + 8];
    size_t length = (size_t)sprintf(text, "done ");

    for (size_t i = 0; i < outgoing_length; i++) {
        text[length++] = digits[outgoing[i] >> 4];
        text[length++] = digits[outgoing[i] & 15];
    }
    text[length++] = '\n';
    outgoing_length = 0;
    write_all(text, length);
}

static void take_in(uint8_t byte)
{
    uint8_t bytes[2];
    int count = pass(&noise_in, byte, bytes);

    for (int i = 0; i < count && incoming_length < MOST_IN; i++)
        incoming[(incoming_first + incoming_length++) % MOST_IN] = bytes[i];
}

static bool receive_hex(const char *hex)
{
    unsigned value;

    for (; *hex; hex += 2) {
        if (hex[1] == 0 || sscanf(hex, "%2x", &value) != 1)
            return false;
        take_in((uint8_t)value);
    }
    return true;
}

bool wire_obey(const char *line)
{
    if (strncmp(line, "rx ", 3) == 0)
        return receive_hex(line + 3);
    if (strncmp(line, "noise ", 6) == 0)
        return set_noise(line);
    if (strcmp(line, "unplug") == 0 && !lockstep) {
        unplug();
        return true;
    }
    if (strcmp(line, "replug") == 0 && !lockstep)
        return master >= 0 || plug();
    return false;
}

/* --- bytes --- */

static void put_out(uint8_t byte)
{
    if (lockstep) {
        if (outgoing_length < MOST_OUT)
            outgoing[outgoing_length++] = byte;
    } else if (master >= 0 && open_now && write(master, &byte, 1) != 1) {
        /* The reader is slow: the byte is lost, as on a wire. */
    }
}

void wire_send(uint8_t byte)
{
    uint8_t bytes[2];
    int count = pass(&noise_out, byte, bytes);

    for (int i = 0; i < count; i++)
        put_out(bytes[i]);
}

static void fetch_from_pty(void)
{
    uint8_t bytes[256];
    ssize_t length = master >= 0 ? read(master, bytes, sizeof bytes) : 0;

    for (ssize_t i = 0; i < length; i++)
        take_in(bytes[i]);
}

int wire_receive(void)
{
    uint8_t byte;

    if (incoming_length == 0 && !lockstep)
        fetch_from_pty();
    if (incoming_length == 0)
        return -1;
    byte = incoming[incoming_first];
    incoming_first = (incoming_first + 1) % MOST_IN;
    incoming_length--;
    return byte;
}
