/* Parts of the page that not every device needs: a game's drawing, the host's pages. Each is fetched when it is first
   asked for, so that the others need not wait for it. */
import { signal } from "@preact/signals";

/* Resolves when the style sheet below /static/css/ is in force. Raises if it cannot be had. The page's last one,
   languages.css, stays the last. */
function styled(path) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/static/css/${path}` });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`no style sheet ${path}`));
    };
    [...document.querySelectorAll('link[rel="stylesheet"]')].at(-1).before(link);
  });
}

async function fetchPart(load, sheet) {
  const [module] = await Promise.all([load(), sheet && styled(sheet)]);
  return module;
}

/* `load` is () => import("…"), `sheet` the part's own style sheet. Asking gives the module, or null until all is there. */
export function part(load, sheet) {
  const loaded = signal(null);
  let asked = false;
  const arrived = (module) => {
    loaded.value = module;
  };
  const failed = (error) => {
    asked = false; // who asks next tries again
    console.error(`A part of the page cannot be loaded: ${error.message}`);
  };
  return () => {
    if (!asked) fetchPart(load, sheet).then(arrived, failed);
    asked = true;
    return loaded.value;
  };
}
