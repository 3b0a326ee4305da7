import { expect, test } from "vitest";
import { shortQuery } from "./short-query";

const LONG = "one ".repeat(29);

test.each([
  ["a short query is whole", "a brass lamp", "a brass lamp"],
  ["line feeds are spaces", "\na brass\n\n  lamp ", "a brass lamp"],
  ["one of just as many characters is whole", `${LONG}four`, `${LONG}four`],
  ["a word that has no room is left out", `${LONG}three`, `${LONG.trim()}…`],
  ["a word that ends where there is no more room stays", `${LONG}four more`, `${LONG}four…`],
  ["without spaces it is cut between characters", `x ${"😀".repeat(70)}`, `x ${"😀".repeat(59)}…`],
  ["of which none is halved", "😀".repeat(50).concat("x", "😀".repeat(50)), `${"😀".repeat(50)}x${"😀".repeat(9)}…`],
])("%s", (_, query, short) => {
  expect(shortQuery(query)).toBe(short);
});
