#include "app.h"

#include <string.h>

#include "chain.h"
#include "debounce.h"
#include "frames.h"
#include "hal.h"
#include "reports.h"

#define HEARTBEAT_MS 1000
#define DIAGNOSIS_MS 1000 /* no oftener by itself */
#define FIRST_HELLO_PAUSE_MS 200
#define LONGEST_HELLO_PAUSE_MS 1000
#define CHAIN_START_MS 500   /* the sensors' supply may come up after the controller's */
#define CHAIN_LOOK_MS 100
#define CHAIN_FOUND_LOOKS 20 /* 2 s */

/* How much the chain is mistrusted: a bad scan adds, a good one takes one away. At the top it is broken, at zero well
 * again. So four bad scans in a row break it, one bad scan in 25 for long does too, and one alone is only skipped. */
#define TROUBLE_TOP 100
#define TROUBLE_PER_BAD_SCAN 25

static uint8_t chips;
static uint8_t fault;
static uint8_t trouble;
static uint8_t looks_with_chain;
static uint32_t looked_ms;

static uint32_t session; /* 0: none */
static uint32_t scanned_ms;
static uint32_t heartbeat_ms, diagnosis_ms, hello_ms;
static uint16_t hello_pause_ms;
static uint16_t scans, bad_frames;

/* What is owed to the host and goes out as soon as the line has room. */
static struct {
    bool hello, synced, heartbeat, diagnosis, news; /* news: a diagnosis by itself */
} owed;

static uint8_t received[LONGEST_RECEIVED];
static uint8_t received_length; /* more than LONGEST_RECEIVED: too long, wait for its end */

static struct frame frame;

/* --- the chain --- */

static uint8_t find_chain(void)
{
    uint32_t began_ms = hal_ms();
    uint8_t found;

    do {
        hal_watchdog_kick();
        found = chain_measure();
    } while (found == 0 && hal_ms() - began_ms < CHAIN_START_MS);
    return found;
}

static void set_fault(uint8_t now_set)
{
    if (fault != now_set) {
        fault = now_set;
        owed.news = true;
    }
}

/* The length is only measured while the chain is broken: a good scan has proved it already. */
static void look_for_chain(uint32_t now_ms)
{
    uint8_t found;

    if (now_ms - looked_ms < CHAIN_LOOK_MS)
        return;
    looked_ms = now_ms;
    found = chain_measure();
    if (found != 0 && found != chips)
        set_fault(FAULT_BROKEN | FAULT_LENGTH);
    else
        set_fault(FAULT_BROKEN);
    if (found == 0)
        looks_with_chain = 0;
    else if (looks_with_chain < CHAIN_FOUND_LOOKS)
        looks_with_chain++;
}

/* Started without a chain, and now there is one: only a new start can tell the host. */
static bool new_start_due(void)
{
    return chips == 0 && looks_with_chain == CHAIN_FOUND_LOOKS;
}

static void judge_scan(bool good)
{
    if (good) {
        if (trouble > 0 && --trouble == 0)
            set_fault(0);
    } else {
        trouble = (uint8_t)(trouble + TROUBLE_PER_BAD_SCAN);
        if (trouble > TROUBLE_TOP)
            trouble = TROUBLE_TOP;
        if (trouble == TROUBLE_TOP && !(fault & FAULT_BROKEN))
            set_fault(FAULT_BROKEN);
    }
}

static void report_changes(uint8_t at, uint32_t now_ms)
{
    uint8_t changed = debounced.changed[at];

    for (uint8_t bit = 0; changed; changed >>= 1, bit++) {
        uint8_t cell = (uint8_t)(8 * at + bit);

        if (debounced.believed[at] & (1 << bit))
            cell |= CELL_CAME;
        if (changed & 1)
            reports_push(cell, now_ms);
    }
}

static void scan(uint32_t now_ms)
{
    uint8_t raw[MAP_BYTES];
    bool good = chips > 0 && chain_scan(raw, chips);

    scans++;
    judge_scan(good);
    if (fault & FAULT_BROKEN)
        look_for_chain(now_ms);
    if (!good || (fault & FAULT_BROKEN))
        return;
    debounce_sample(raw, now_ms);
    if (session == 0)
        return;
    for (uint8_t at = 0; at < chips; at++)
        report_changes(at, now_ms);
}

/* --- what the host asks --- */

static void begin_session(uint32_t wanted)
{
    if (wanted == 0)
        return;
    if (wanted != session) {
        session = wanted;
        reports_start(session, debounced.believed, chips);
    }
    owed.synced = true;
}

static void answer(struct request request)
{
    switch (request.type) {
    case REQUEST_IDENTIFY:
        owed.hello = true;
        break;
    case REQUEST_SYNC:
        begin_session(request.session);
        break;
    case REQUEST_ACK:
        reports_acknowledge(request.session, request.number);
        break;
    case REQUEST_DIAGNOSE:
        owed.diagnosis = true;
        break;
    case REQUEST_NONE:
        bad_frames++;
        break;
    }
}

static void end_of_frame(void)
{
    if (received_length > LONGEST_RECEIVED)
        bad_frames++;
    else if (received_length > 0)
        answer(frame_read(received, received_length));
    received_length = 0;
}

static void receive(void)
{
    for (int16_t byte = hal_rx(); byte >= 0; byte = hal_rx()) {
        if (byte == 0)
            end_of_frame();
        else if (received_length < LONGEST_RECEIVED)
            received[received_length++] = (uint8_t)byte;
        else
            received_length = LONGEST_RECEIVED + 1;
    }
}

/* --- what the host is told --- */

static void note_what_is_due(uint32_t now_ms)
{
    if (now_ms - heartbeat_ms >= HEARTBEAT_MS) {
        heartbeat_ms += HEARTBEAT_MS;
        owed.heartbeat = true;
    }
    if (session == 0 && now_ms - hello_ms >= hello_pause_ms) {
        owed.hello = true;
        hello_ms = now_ms;
        hello_pause_ms = (uint16_t)(2 * hello_pause_ms);
        if (hello_pause_ms > LONGEST_HELLO_PAUSE_MS)
            hello_pause_ms = LONGEST_HELLO_PAUSE_MS;
    }
    if (debounce_flickers_changed())
        owed.news = true;
    if (owed.news && session != 0 && now_ms - diagnosis_ms >= DIAGNOSIS_MS) {
        owed.news = false;
        owed.diagnosis = true;
        diagnosis_ms = now_ms;
    }
}

static void send_frame(void)
{
    for (uint8_t i = 0; i < frame.length; i++)
        hal_tx(frame.bytes[i]);
}

static void send_hello(void)
{
    struct hello hello = {hal_boot_number(), (uint8_t)(8 * chips), hal_reset_cause(), fault};

    frame_hello(&frame, &hello);
    send_frame();
    owed.hello = false;
}

static void send_synced(uint32_t now_ms)
{
    struct synced synced = {session, hal_boot_number(), now_ms, reported.start};

    frame_synced(&frame, &synced, chips);
    send_frame();
    owed.synced = false;
}

static void send_heartbeat(uint32_t now_ms)
{
    struct heartbeat heartbeat = {
        .boot = hal_boot_number(),
        .session = session,
        .uptime_ms = now_ms,
        .number = session ? reported.number : 0,
        .bad_frames = bad_frames,
        .lost_bytes = hal_rx_lost(),
        .scans_per_s = scans,
        .fault = fault,
        .map = session ? reported.acknowledged : debounced.believed,
    };

    frame_heartbeat(&frame, &heartbeat, chips);
    send_frame();
    scans = 0;
    owed.heartbeat = false;
}

static void send_diagnosis(void)
{
    struct diagnosis diagnosis = {
        .boot = hal_boot_number(),
        .fault = fault,
        .occupied = debounced.level,
        .flickers = debounced.flickers,
        .seen_free = debounced.seen_free,
        .seen_occupied = debounced.seen_occupied,
    };

    frame_diagnosis(&frame, &diagnosis, chips);
    send_frame();
    owed.diagnosis = false;
}

static bool room(uint8_t length)
{
    return length != 0 && hal_tx_free() >= length;
}

/* The answer to SYNC goes before the first report of its session, which makes no sense without it. */
static void send_what_is_owed(uint32_t now_ms)
{
    if (owed.hello && room(HELLO_LENGTH))
        send_hello();
    if (owed.synced && room((uint8_t)SYNCED_LENGTH(chips)))
        send_synced(now_ms);
    if (owed.heartbeat && room((uint8_t)HEARTBEAT_LENGTH(chips)))
        send_heartbeat(now_ms);
    if (session != 0 && !owed.synced && room(reports_due(now_ms))) {
        reports_send(&frame, now_ms);
        send_frame();
    }
    if (owed.diagnosis && room((uint8_t)DIAGNOSIS_LENGTH(chips)))
        send_diagnosis();
}

/* --- life --- */

void app_start(void)
{
    uint32_t now_ms;

    chips = find_chain();
    fault = chips ? 0 : FAULT_BROKEN;
    trouble = chips ? 0 : TROUBLE_TOP;
    looks_with_chain = 0;
    session = 0;
    scans = bad_frames = 0;
    received_length = 0;
    memset(&owed, 0, sizeof owed);
    debounce_start(chips);

    now_ms = hal_ms();
    scanned_ms = looked_ms = heartbeat_ms = diagnosis_ms = hello_ms = now_ms;
    hello_pause_ms = FIRST_HELLO_PAUSE_MS;
    scan(now_ms); /* so that the first SYNC finds a board */
    owed.hello = true;
    hal_tx(0); /* ends what the boot loader or noise may have left on the line */
}

void app_step(void)
{
    uint32_t now_ms = hal_ms();

    receive();
    if (now_ms != scanned_ms) {
        scanned_ms = now_ms;
        scan(now_ms);
        /* Only here: a clock that has stopped must bring the watchdog too. */
        if (!new_start_due())
            hal_watchdog_kick();
    }
    note_what_is_due(now_ms);
    send_what_is_owed(now_ms);
}
