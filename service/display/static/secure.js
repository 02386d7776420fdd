/* What browsers allow over https alone: the page opens without the referee, can be installed, and keeps the screen on.
   Without https everything else works as well. */
function keepFiles() {
  if (location.protocol !== "https:" || !navigator.serviceWorker) return;
  navigator.serviceWorker.register("/worker.js").catch((error) => console.warn(`The page cannot be kept for later: ${error.message}`));
}

/* A tablet in the middle of the table goes dark in nobody's turn. The system takes the lock away with the page. */
function keepAwake() {
  if (!navigator.wakeLock) return;
  const hold = () => {
    if (document.visibilityState !== "visible") return;
    navigator.wakeLock.request("screen").catch((error) => console.info(`The screen may go dark: ${error.message}`));
  };
  hold();
  document.addEventListener("visibilitychange", hold);
}

export function useSecureContext() {
  keepFiles();
  keepAwake();
}
