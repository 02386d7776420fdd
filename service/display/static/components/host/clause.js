/* A clause of a game that is not open yet: its text comes with the page's words. */
import { useEffect, useState } from "preact/hooks";

import { html } from "../../html.js";
import { language, t } from "../../texts.js";
import { Rich } from "../rich.js";

/* The clauses of each game that was asked for: path -> promise. */
const books = new Map();

async function fetchBook(path) {
  const answer = await fetch(path);
  return answer.ok ? answer.json() : {};
}

function bookOf(game) {
  const path = `/rules/${game}/${language.value}.json`;
  if (!books.has(path)) books.set(path, fetchBook(path).catch(() => books.delete(path) && {}));
  return books.get(path);
}

export function RuleSheet({ clause, game }) {
  const [book, open] = useState(null);
  useEffect(() => {
    bookOf(game).then(open);
  }, [game]);
  const rule = book?.[clause];
  return html`<div class="head"><h2>${t("page-rule-says")}</h2></div>
    <div class="whole" aria-busy=${!book}>${book && html`<div class="clause"><b>${clause}</b><p>${rule ? html`<${Rich} text=${rule.text} />` : t("page-clause-unknown")}</p>
      ${rule?.reading && html`<span class="n">${t("page-booklet-silent")}</span>`}</div>`}</div>`;
}
