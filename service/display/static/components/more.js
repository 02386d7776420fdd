/* The last thing in what scrolls: a quiet mark at its lower edge, as long as there is more below. */
import { useLayoutEffect, useRef } from "preact/hooks";

import { Glyph } from "../glyphs.js";
import { html } from "../html.js";

export function More() {
  const mark = useRef(null);
  const end = useRef(null);
  useLayoutEffect(() => {
    const watch = new IntersectionObserver(([seen]) => {
      mark.current.dataset.more = String(!seen.isIntersecting);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return html`<i class="below" ref=${mark} aria-hidden="true"><${Glyph} name="u-down" /></i><i class="end" ref=${end}></i>`;
}
