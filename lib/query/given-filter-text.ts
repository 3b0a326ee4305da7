import { FIELD_NAMES } from "./fields";

const PIECES = [
  ...FIELD_NAMES.flatMap((name) => [name, `${name}:`, `-${name}:`]),
  "verdict:agentic",
  "gate:<4",
  "gate:1,3..5,none",
  "unseen:>0",
  'run:"night 3"',
  'run:"a\\"b\\\\"',
  "run:*night*",
  "approved:yes",
  "imported:2026-08-01..2026-08-31",
  "magnet",
  '"fridge magnet"',
  "-sofa",
  "-",
  '-"',
  '"',
  ",",
  ":",
  "..",
  "<",
  ">=",
  "\\",
  "*",
  "none",
  "5",
  "0.5",
  "é",
  "\u0000",
  "𝒳",
  "\ud800",
  " ",
  "  ",
  "\t",
  "",
] as const;

/** Random filter text made of pieces that are right, nearly right and plainly wrong; the same seed gives the same text. */
export function givenFilterText(seed: number): string {
  let state = seed * 2_654_435_761 + 1;
  const next = (below: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % below;
  };

  return Array.from(
    { length: 1 + next(7) },
    () => (PIECES[next(PIECES.length)] ?? "") + (next(2) === 0 ? " " : ""),
  ).join("");
}
