/* Words that step down in size until they fit: the call of the band is short in one language and long in another. */
import { useLayoutEffect, useRef } from "preact/hooks";

/* The steps are classes, fit-0 the largest; the last ones may break into lines (css/page.css). */
const STEPS = 5;

function fits(words, room) {
  return words.scrollWidth <= words.clientWidth && words.offsetHeight <= room.clientHeight;
}

function fit(words) {
  for (let step = 0; step < STEPS; step += 1) {
    words.className = `fit-${step}`;
    if (fits(words, words.parentElement)) return;
  }
}

/* For an element with words, whose parent is the room it has. Called again when the words change, or what stands beside
   them and takes room from them: both before anything is painted. */
export function useFit() {
  const ref = useRef(null);
  useLayoutEffect(() => {
    const words = ref.current;
    const again = () => fit(words);
    again();
    const size = new ResizeObserver(again);
    size.observe(words.parentElement);
    const content = new MutationObserver(again);
    content.observe(words.parentElement, { childList: true, characterData: true, subtree: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, []);
  return ref;
}
