import { expect, test } from "vitest";
import { givenFilterText } from "./given-filter-text";
import { parseFilter } from "./parse-filter";
import type { ParsedTerm } from "./parsed-filter";
import { printExactValue, printFilter } from "./print-filter";

test.each([
  ["  verdict:sub_task   gate:<4 ", "verdict:sub_task gate:<4"],
  ["GATE:1,2", "gate:1,2"],
  ['-run:"night 3" magnet', '-run:"night 3" magnet'],
  ['"fridge magnet" -"red sofa"', '"fridge magnet" -"red sofa"'],
  ['run:"a\\"b"', 'run:"a\\"b"'],
  ["gate:>=2", "gate:>=2"],
])("%j is printed as %j", (text, printed) => {
  expect(printFilter(parseFilter(text).terms)).toBe(printed);
});

test("printing what was parsed gives text that parses to the same terms, for 20,000 random texts", () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const first = parseFilter(givenFilterText(seed)).terms;
    const printed = printFilter(first);
    const again = parseFilter(printed);

    expect(again.mistakes, printed).toEqual([]);
    expect(again.terms.map(withoutPlaces), printed).toEqual(first.map(withoutPlaces));
    expect(printFilter(again.terms)).toBe(printed);
  }
});

test.each(["night 3", "a*b", "none", 'say "hi"', "back\\slash", "<4", "a,b", "-x", ""])(
  "the exact value %j comes back as one whole value",
  (value) => {
    const [term] = parseFilter(`run:${printExactValue(value)}`).terms;

    expect(term).toMatchObject({ kind: "field", values: [{ text: value }] });
  },
);

function withoutPlaces(term: ParsedTerm): unknown {
  if (term.kind === "words") return { negated: term.isNegated, text: term.text };

  return { negated: term.isNegated, name: term.name, values: term.values.map(({ span: _, ...value }) => value) };
}
