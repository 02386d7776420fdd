/* What the page knows: exactly the retained topics, as signals. The page keeps no state of the game of its own. */
import { batch, computed, signal } from "@preact/signals";

import { forgetKept } from "./kept.js";

/* link: how this page reaches the broker. heard: the page's own clock (ms since it was opened) at the last sign of life;
   heardAt: the time of day then, 0 before the first. A sign of life is a heartbeat, or a state while the broker knows
   the referee to be there: so the first picture need not wait for the next beat. */
export const link = signal({ state: "connecting", since: 0, cause: "", nextTry: 0 });
export const heard = signal(0);
export const heardAt = signal(0);
/* Has a heartbeat come? It is not retained: by then everything that is has been delivered. */
export const settled = signal(false);
export const now = signal(0);
export const asleep = signal(false);

export const session = signal(null);
export const identity = signal({ role: "spectator" });
/* A sentence about the link that brought the person here: {id, facts}. */
export const doorNotice = signal(null);

export const availability = signal(null);
export const info = signal(null);
export const state = signal(null);
export const ruling = signal(null);
export const dice = signal(null);
export const devices = signal({});
/* What everybody may know: id -> alert. */
export const alerts = signal({});
/* What one seat alone may know: seat -> id -> alert. A shared tablet has those of several seats: `openAlerts` has none. */
export const seatAlerts = signal({});
export const seatStates = signal({});
export const seatDice = signal({});
export const hostState = signal(null);
/* What the host may start. */
export const offered = signal(null);
/* The board's sensors one by one, for the host's test. */
export const sensors = signal(null);
export const pictures = signal({});
/* What was outlined in each picture that came while this page was open: number -> quads in the picture's pixels. */
export const outlines = signal({});

const LATE_MS = 2000;
const STALE_MS = 5000;

/* How old the picture is, ms. A device that slept may have stopped the page's own clock, but not the time of day. */
export const age = computed(() => Math.max(now.value - heard.value, heardAt.value > 0 ? Date.now() - heardAt.value : 0));

/* live: keys work. late: keys are hatched. stale: the page says so. The page's own clock decides. */
export const freshness = computed(() => {
  const { state: how, since } = link.value;
  if (heardAt.value === 0 || state.value === null) return how !== "connecting" && now.value - since > STALE_MS ? "stale" : "connecting";
  const gone = how !== "up" || availability.value === "offline" || availability.value === "stopped";
  if (age.value >= STALE_MS || availability.value === "stopped") return "stale";
  return age.value >= LATE_MS || gone ? "late" : "live";
});

export const seats = computed(() => info.value?.seats ?? []);

export function seatOf(id) {
  const index = seats.value.findIndex((seat) => seat.id === id);
  return index < 0 ? null : { ...seats.value[index], order: index + 1 };
}

/* The seat that this device speaks for, or null. */
export const ownSeat = computed(() => (identity.value.role === "seat" ? identity.value.seat : null));

export const alertsOf = (seat) => seatAlerts.value[seat] ?? {};

/* The alerts that may stand on this screen at any time, as {id, seat, alert}: everybody's, and those of the seat whose
   own device this is. A shared tablet shows a seat's only while that player holds the key (components/secrets.js). */
export const openAlerts = computed(() => {
  const listed = (seat, map) => Object.entries(map).map(([id, alert]) => ({ id, seat, alert }));
  return [...(ownSeat.value ? listed(ownSeat.value, alertsOf(ownSeat.value)) : []), ...listed(null, alerts.value)];
});

/* What the sensor board says to everybody, or to the seat of this device: the gravest first. */
const GRAVITY = { foul: 0, ask: 1, guide: 2 };
const gravity = ({ alert }) => GRAVITY[alert.kind] ?? 3;
export const boardNotices = computed(() => openAlerts.value.filter(({ id }) => id === "board-now").sort((a, b) => gravity(a) - gravity(b)));

/* The seats whose keys this device shows: where a person sits. */
export const servedSeats = computed(() => {
  if (identity.value.role === "seat") return [identity.value.seat];
  if (identity.value.role !== "table") return [];
  return seats.value.filter((seat) => !seat.bot && (seat.device ?? "table") === "table").map((seat) => seat.id);
});

/* The seats that a bot plays and that a person at this device may take over. */
export const freeSeats = computed(() => {
  if (identity.value.role !== "table") return [];
  return seats.value.filter((seat) => seat.bot && (seat.device ?? "table") === "table").map((seat) => seat.id);
});

/* The cut that this device may see: its seat's, else the public one. */
export const view = computed(() => (ownSeat.value && seatStates.value[ownSeat.value]) || state.value);

/* The prompts that are open, of the public cut or of the own seat's. */
export const pending = computed(() => view.value?.pending ?? []);

export const lastRuling = computed(() => {
  const own = ownSeat.value && seatStates.value[ownSeat.value]?.rulings?.[0];
  return own ?? ruling.value;
});

export const tray = computed(() => (ownSeat.value && seatDice.value[ownSeat.value]) || dice.value);

function keep(map, key, value) {
  const next = { ...map.value };
  if (value === null) delete next[key];
  else next[key] = value;
  map.value = next;
}

function keepSeatAlert(seat, id, value) {
  const own = { ...alertsOf(seat) };
  if (value === null) delete own[id];
  else own[id] = value;
  seatAlerts.value = { ...seatAlerts.value, [seat]: own };
}

function keepPicture(number, bytes) {
  const old = pictures.value[number];
  if (old) URL.revokeObjectURL(old);
  const url = bytes === null ? null : URL.createObjectURL(new Blob([bytes], { type: "image/jpeg" }));
  keep(pictures, number, url);
}

/* When each seat link was made, in this page's own clock (ms). */
export const linkBorn = new Map();

function noteLinks(value) {
  const before = hostState.value;
  for (const [seat, link] of Object.entries(value?.links ?? {})) {
    if (linkBorn.has(link)) continue;
    const { made, lasts_s: lasts } = value.codes?.[seat] ?? {};
    const age = before || !made ? 0 : Math.min(Math.max(0, Date.now() / 1000 - made), lasts);
    linkBorn.set(link, performance.now() - 1000 * age);
  }
}

const OUTLINES = 64;

function keepOutline(reading) {
  const number = reading?.evidence;
  if (number === null || number === undefined) return;
  const quads = [...reading.dice.map((die) => die.quad), ...(reading.quads ?? [])].filter((quad) => quad?.length === 4);
  const kept = Object.entries(outlines.value).slice(1 - OUTLINES);
  outlines.value = { ...Object.fromEntries(kept), [number]: quads };
}

/* A new state whose board is as it was keeps the old board's object, so that nothing of it is drawn again. */
function withOldView(fresh, old) {
  if (!fresh?.view || !old?.view || fresh.game !== old.game) return fresh;
  return JSON.stringify(fresh.view) === JSON.stringify(old.view) ? { ...fresh, view: old.view } : fresh;
}

const PUBLIC = { info, state, ruling, dice };

/* Takes one message. `path` is the topic below referee/<table>/, `bytes` null where a retained one was deleted. */
export function receive(path, bytes) {
  const parts = path.split("/");
  const last = parts.at(-1);
  if (parts.at(-2) === "evidence") return keepPicture(Number(last), bytes);
  const text = bytes === null ? null : new TextDecoder().decode(bytes);
  if (path === "availability") return void (availability.value = text);
  const value = text === null ? null : JSON.parse(text);
  if (path === "heartbeat") {
    settled.value = true;
    return beat();
  }
  if (last === "dice") keepOutline(value);
  if (parts[0] === "device") return keep(devices, last, value);
  if (parts[0] === "alert") return keep(alerts, last, value);
  if (parts[0] === "seat" && parts[2] === "alert") return keepSeatAlert(parts[1], last, value);
  if (parts[0] === "seat" && last === "state") return keep(seatStates, parts[1], withOldView(value, seatStates.value[parts[1]]));
  if (parts[0] === "seat" && last === "dice") return keep(seatDice, parts[1], value);
  if (path === "host/offered") return void (offered.value = value);
  if (path === "host/board") return void (sensors.value = value);
  if (path === "host/state") {
    noteLinks(value);
    hostState.value = value;
  }
  if (path === "state" && availability.value === "online") beat();
  if (Object.hasOwn(PUBLIC, path)) PUBLIC[path].value = path === "state" ? withOldView(value, state.value) : value;
  return undefined;
}

function beat() {
  batch(() => {
    heard.value = performance.now();
    heardAt.value = Date.now();
    now.value = heard.value;
  });
}

/* The page slept: whatever it shows may be old until the next heartbeat. */
export function distrust() {
  if (heardAt.value > 0) heard.value = Math.min(heard.value, performance.now() - LATE_MS);
  now.value = performance.now();
}

/* Forgets what only the former identity might know. */
export function forgetSeats() {
  batch(() => {
    seatStates.value = {};
    seatDice.value = {};
    seatAlerts.value = {};
    hostState.value = null;
    offered.value = null;
    sensors.value = null;
    forgetKept();
  });
}
