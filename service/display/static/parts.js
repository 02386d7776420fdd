/* Parts of the page that not every device needs: a game's drawing, the host's pages. Each is fetched when it is first
   asked for, so that the others need not wait for it. */
import { signal } from "@preact/signals";

/* `load` is () => import("…"). Asking gives the module, or null until it is there; `there()` asks for nothing. */
export function part(load) {
  const loaded = signal(null);
  let asked = false;
  const arrived = (module) => {
    loaded.value = module;
  };
  const failed = (error) => {
    asked = false; // who asks next tries again
    console.error(`A part of the page cannot be loaded: ${error.message}`);
  };
  const ask = () => {
    if (!asked) load().then(arrived, failed);
    asked = true;
    return loaded.value;
  };
  return Object.assign(ask, { there: () => loaded.value });
}
