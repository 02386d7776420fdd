/* Clauses as RULES.md writes them: *emphasis* is shown as emphasis, the `name` of an option by its title. */
import { html } from "../html.js";
import { info } from "../store.js";
import { has, say, t } from "../texts.js";

function titleOf(name) {
  const option = info.value?.options?.find((one) => one.name === name);
  const variant = `variant-${name.replaceAll("_", "-")}`;
  if (option) return say(option.text) || name.replaceAll("_", " ");
  return has(variant) ? t(variant) : name.replaceAll("_", " ");
}

function part(piece) {
  const inner = piece.slice(1, -1);
  if (piece.startsWith("*")) return html`<em>${inner}</em>`;
  return piece.startsWith("`") ? html`<q>${titleOf(inner)}</q>` : piece;
}

export const Rich = ({ text }) => text.split(/(\*[^*]+\*|`[^`]+`)/u).filter(Boolean).map(part);
