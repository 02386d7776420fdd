/* The host's pages, which no other device fetches. */
import { part } from "../parts.js";

export const hostPart = part(() => import("./host.js"), "host.css");
