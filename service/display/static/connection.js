/* The way to the referee: who am I (claim or stored credential), MQTT over a websocket, and what to do when it breaks. */
import { batch } from "@preact/signals";
import mqtt from "mqtt";

import { freshId, reply, resendAll, usePublisher } from "./commands.js";
import {
  asleep, availability, distrust, doorNotice, forgetSeats, heard, heardAt, identity, link, now, receive, session,
} from "./store.js";

const RETRY_MS = 1000;
const TICK_MS = 250;
const SLEPT_MS = 5000; // a clock that stood still this long: the device slept
const SILENT_MS = 8000; // the way may be broken without either end knowing: it is tried anew
const REFUSED = new Set([4, 5, 134, 135]); // CONNACK: bad user or password, not authorised (MQTT 3.1.1 and 5)

let client = null;
let mine = null; // the credential of this page
let lost = null; // the one that it had, of a seat for which a newer link was made
let wasUp = false;
let searching = false;

const storeKey = () => `referee:${session.value.table}:credential`;
/* Where a host's credential waits while this browser is at the table or in a seat. */
const hostKey = () => `referee:${session.value.table}:host`;

function stored(key = storeKey()) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch (error) {
    console.warn(`The stored link cannot be read and is left out: ${error.message}`);
    return null;
  }
}

function keep(credential, key = storeKey()) {
  try {
    if (credential) localStorage.setItem(key, JSON.stringify(credential));
    else localStorage.removeItem(key);
  } catch (error) {
    console.warn(`This browser keeps nothing; the seat is lost when the tab is closed: ${error.message}`);
  }
}

/* The claim of a seat link stands behind the #, so that it never reaches a server's log; it leaves the address at once. */
function takeClaim() {
  const claim = new URLSearchParams(location.hash.slice(1)).get("claim");
  if (claim) history.replaceState(null, "", location.pathname + location.search);
  return claim;
}

async function swapClaim(claim) {
  const answer = await fetch("/claim", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ claim }),
  });
  const body = await answer.json();
  if (answer.ok) return body;
  doorNotice.value = { id: answer.status === 409 ? "page-claim-used" : "page-claim-unknown", text: body.error?.text };
  return null;
}

async function whoAmI() {
  const claim = takeClaim();
  const fresh = claim ? await swapClaim(claim) : null;
  if (fresh) keep(fresh);
  return fresh ?? stored();
}

const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));

/* Where the referee says it is now; null, with the cause told, if it cannot be asked. */
async function askSession() {
  try {
    const answer = await fetch("/session.json", { cache: "no-store" });
    if (answer.ok) return await answer.json();
    console.warn(`/session.json: ${answer.status}`);
  } catch (error) {
    console.warn(`/session.json: ${error.message}`);
  }
  link.value = { ...link.value, state: "down", cause: navigator.onLine ? "no-box" : "no-network" };
  return null;
}

async function fetchSession() {
  for (;;) {
    const found = await askSession();
    if (found) return found;
    await pause();
  }
}

/* While the link is down: the box may answer though its broker does not, or have moved the broker to another port, or
   run a newer page. The MQTT client itself goes on trying where the broker was. */
async function search() {
  if (searching) return;
  searching = true;
  while (link.value.state === "down" && link.value.cause !== "refused") {
    const found = await askSession();
    if (link.value.state === "down" && found) follow(found);
    await pause();
  }
  searching = false;
}

function follow(found) {
  const old = session.value;
  if (found.version !== old.version || found.table !== old.table) return location.reload();
  link.value = { ...link.value, cause: "no-broker" };
  if (found.ws_port === old.ws_port && found.ws_path === old.ws_path) return undefined;
  session.value = found;
  client.end(true);
  return connect(mine);
}

const root = () => `referee/${session.value.table}`;

function topics() {
  const { role, seat } = identity.value;
  const leaves = ["availability", "info", "state", "ruling", "dice", "heartbeat"];
  const open = [...leaves, "device/+", "alert/+"];
  const ofSeat = (id) => ["state", "dice", "alert/+", "evidence/+"].map((leaf) => `seat/${id}/${leaf}`);
  if (role === "seat") open.push(...ofSeat(seat), `seat/${seat}/reply`);
  if (role === "table") open.push(...ofSeat("+"), "table/reply");
  if (role === "host") open.push("host/state", "host/offered", "host/board", "host/reply");
  open.push("evidence/+"); // last: pictures are large, and everything else comes before them
  return open.map((leaf) => `${root()}/${leaf}`);
}

export function commandTopic() {
  const { role, seat } = identity.value;
  return role === "seat" ? `${root()}/seat/${seat}/do` : `${root()}/${role}/do`;
}

function onMessage(topic, payload) {
  const path = topic.slice(root().length + 1);
  try {
    if (path.endsWith("/reply")) reply(JSON.parse(new TextDecoder().decode(payload)));
    else receive(path, payload.length === 0 ? null : payload);
  } catch (error) {
    console.error(`${topic} cannot be read: ${error.message}`);
  }
}

function onUp() {
  client.subscribe(topics(), { qos: 1 }, (error) => {
    if (error) console.error(`subscribe: ${error.message}`);
  });
  batch(() => {
    link.value = { state: "up", since: performance.now(), cause: "" };
    if (wasUp) asleep.value = true;
  });
  wasUp = true;
  resendAll();
}

function onDown() {
  if (link.value.state === "down") return;
  batch(() => {
    link.value = { state: "down", since: performance.now(), cause: navigator.onLine ? "no-broker" : "no-network" };
    availability.value = null;
  });
  search();
}

/* Another tab of this browser has opened the newer link of the seat that this tab has, or had: then it is this tab's, too. */
function followOtherTab() {
  const other = stored();
  const own = lost ?? mine;
  const newer = other && own && other.role === own.role && other.seat === own.seat && other.password !== own.password;
  if (!newer) return false;
  lost = null;
  batch(() => {
    identity.value = { role: other.role, seat: other.seat ?? null };
    doorNotice.value = null;
  });
  client.end(true);
  connect(other);
  return true;
}

/* The broker refuses this name and password: a newer link was made for the seat. Watching is still allowed. */
function onError(error) {
  if (!REFUSED.has(error.code)) return;
  if (identity.value.role === "spectator") {
    link.value = { ...link.value, state: "down", cause: "refused" };
    return;
  }
  if (followOtherTab()) return;
  client.end(true);
  if (stored()?.password === mine?.password) keep(null);
  lost = mine;
  forgetSeats();
  identity.value = { role: "spectator" };
  doorNotice.value = { id: "page-link-replaced" };
  connect(null);
}

function connect(credential) {
  mine = credential;
  const secure = location.protocol === "https:";
  const { ws_port: port, ws_path: path } = session.value;
  client = mqtt.connect(`${secure ? "wss" : "ws"}://${location.hostname}:${port}${path ?? "/"}`, {
    clientId: `page-${freshId().slice(0, 16)}`, // random: two tabs of one seat must not throw each other out
    username: credential?.user,
    password: credential?.password,
    protocolVersion: 4,
    clean: true,
    resubscribe: false, // onUp subscribes anew each time
    reconnectPeriod: RETRY_MS,
    connectTimeout: 4000,
    keepalive: 60,
    timerVariant: "native", // the page's policy allows no worker made from a blob
    forceNativeWebSocket: true,
  });
  const born = client; // what a client says that was left for another one is of no interest
  for (const [event, heed] of Object.entries({ connect: onUp, close: onDown, error: onError, message: onMessage })) {
    born.on(event, (...facts) => born === client && heed(...facts));
  }
  usePublisher(publish);
}

/* Only on a link that is up: what waited in the client would act later, when nobody expects it any more. commands.js sends
   again after a reconnect. Returns how to take the message back out of the client. */
function publish(topic, command) {
  if (!client.connected) return () => {};
  const used = client.publish(topic, JSON.stringify(command), { qos: 1 });
  const number = used.getLastMessageId();
  return () => used.removeOutgoingMessage(number);
}

function wake() {
  if (document.visibilityState !== "visible") return;
  distrust();
  asleep.value = heardAt.value > 0;
  if (client && !client.connected && !client.reconnecting) client.reconnect();
}

/* The clock of the day runs on in sleep; the page's own may not. */
function tick(last) {
  now.value = performance.now();
  if (Date.now() - last > SLEPT_MS) wake();
  const silent = link.value.state === "up" && now.value - heard.value > SILENT_MS && link.value.since < heard.value;
  if (silent) client.stream.destroy();
}

function watchTheClock() {
  let last = Date.now();
  setInterval(() => {
    tick(last);
    last = Date.now();
  }, TICK_MS);
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  addEventListener("pageshow", (event) => event.persisted && wake());
}

/* This browser was the host's until it took a seat or the table's page: it may go back to that. */
export const isHostToo = () => identity.value.role !== "host" && session.value !== null && stored(hostKey()) !== null;

/* The host's browser takes the table's page, or a seat. What it was is kept, so that it can go back. */
export async function takeOver(url) {
  const fresh = await swapClaim(new URLSearchParams(new URL(url).hash.slice(1)).get("claim"));
  if (!fresh) return;
  keep(stored(), hostKey());
  keep(fresh);
  location.reload();
}

/* Back to the host's page. */
export function backToHost() {
  keep(stored(hostKey()));
  keep(null, hostKey());
  location.reload();
}

export async function start() {
  link.value = { state: "connecting", since: performance.now(), cause: "" };
  watchTheClock();
  session.value = await fetchSession();
  const credential = await whoAmI();
  identity.value = credential
    ? { role: credential.role, seat: credential.seat ?? null }
    : { role: "spectator" };
  connect(credential);
  addEventListener("storage", (event) => event.key === storeKey() && lost && followOtherTab());
  addEventListener("hashchange", async () => {
    const claim = takeClaim();
    const fresh = claim ? await swapClaim(claim) : null;
    if (!fresh) return;
    keep(fresh);
    location.reload();
  });
}
