/* One tagged template for all drawings and components. Text put into it is text, never markup. */
import { h } from "preact";
import htm from "htm";

export const html = htm.bind(h);
