/* The way to the referee: who am I (claim or stored credential), MQTT over a websocket, and what to do when it breaks. */
import { batch } from "@preact/signals";
import mqtt from "mqtt";

import { freshId, reply, resendAll, usePublisher } from "./commands.js";
import {
  asleep, availability, distrust, doorNotice, forgetSeats, heardAt, identity, link, now, receive, session,
} from "./store.js";

const RETRY_MS = 1000;
const TICK_MS = 250;
const REFUSED = new Set([4, 5, 134, 135]); // CONNACK: bad user or password, not authorised (MQTT 3.1.1 and 5)

let client = null;
let wasUp = false;

const storeKey = () => `referee:${session.value.table}:credential`;

function stored() {
  try {
    return JSON.parse(localStorage.getItem(storeKey()));
  } catch (error) {
    console.warn(`The stored link cannot be read and is left out: ${error.message}`);
    return null;
  }
}

function keep(credential) {
  try {
    if (credential) localStorage.setItem(storeKey(), JSON.stringify(credential));
    else localStorage.removeItem(storeKey());
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

async function fetchSession() {
  for (;;) {
    try {
      const answer = await fetch("/session.json", { cache: "no-store" });
      if (answer.ok) return await answer.json();
      console.warn(`/session.json: ${answer.status}`);
    } catch (error) {
      console.warn(`/session.json: ${error.message}`);
    }
    link.value = { ...link.value, state: "down", cause: "no-box" };
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

const root = () => `referee/${session.value.table}`;

function topics() {
  const { role, seat } = identity.value;
  const leaves = ["availability", "info", "state", "ruling", "dice", "heartbeat"];
  const open = [...leaves, "device/+", "alert/+"];
  const ofSeat = (id) => ["state", "dice", "alert/+", "evidence/+"].map((leaf) => `seat/${id}/${leaf}`);
  if (role === "seat") open.push(...ofSeat(seat), `seat/${seat}/reply`);
  if (role === "table") open.push(...ofSeat("+"), "table/reply");
  if (role === "host") open.push("host/state", "host/reply");
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
    link.value = { state: "down", since: performance.now(), cause: "no-broker" };
    availability.value = null;
  });
}

/* The broker refuses this name and password: a newer link was made for the seat. Watching is still allowed. */
function onError(error) {
  if (!REFUSED.has(error.code)) return;
  if (identity.value.role === "spectator") {
    link.value = { ...link.value, state: "down", cause: "refused" };
    return;
  }
  keep(null);
  client.end(true);
  forgetSeats();
  identity.value = { role: "spectator" };
  doorNotice.value = { id: "page-link-replaced" };
  connect(null);
}

function connect(credential) {
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
  client.on("connect", onUp);
  client.on("close", onDown);
  client.on("error", onError);
  client.on("message", onMessage);
  usePublisher((topic, command) => client.publish(topic, JSON.stringify(command), { qos: 1 }));
}

function watchTheClock() {
  setInterval(() => {
    now.value = performance.now();
  }, TICK_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") return;
    distrust();
    asleep.value = heardAt.value > 0;
    if (client && !client.connected && !client.reconnecting) client.reconnect();
  });
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
  addEventListener("hashchange", async () => {
    const claim = takeClaim();
    const fresh = claim ? await swapClaim(claim) : null;
    if (!fresh) return;
    keep(fresh);
    location.reload();
  });
}
