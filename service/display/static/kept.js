/* What is half entered, kept under a name: it outlives the keys it was entered with, so that it is still there when the
   screen is turned or another view comes and goes. */
import { signal } from "@preact/signals";

const kept = signal({});

/* Like useState, but under `name`. What is set back to `initial` is forgotten. */
export function useKept(name, initial) {
  const set = (value) => {
    const { [name]: _, ...others } = kept.value;
    kept.value = value === initial ? others : { ...others, [name]: value };
  };
  return [kept.value[name] ?? initial, set];
}

/* Another person uses the device: nothing that somebody else has begun may show. */
export const forgetKept = () => {
  kept.value = {};
};
