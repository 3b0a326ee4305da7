import { expect, test } from "vitest";
import { givenFilterText } from "./given-filter-text";
import { parseFilter } from "./parse-filter";

test("terms come with the place they were written at", () => {
  const text = 'verdict:agentic -run:"night 3" magnet';
  const { terms, mistakes } = parseFilter(text);

  expect(mistakes).toEqual([]);
  expect(terms.map((term) => text.slice(term.span.start, term.span.end))).toEqual([
    "verdict:agentic",
    '-run:"night 3"',
    "magnet",
  ]);
});

test("a mistake leaves the other terms readable", () => {
  const { terms, mistakes } = parseFilter("gate: verdict:agentic");

  expect(mistakes).toHaveLength(1);
  expect(terms).toMatchObject([{ kind: "field", name: "verdict" }]);
});

test("a quoted word with a colon is a word, not a field", () => {
  expect(parseFilter('"tau:1"').terms).toMatchObject([{ kind: "words", text: "tau:1" }]);
});

test("parsing never throws and its places never overlap, for 20,000 random texts", () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const { terms } = parseFilter(givenFilterText(seed));
    terms.forEach((term, index) => {
      expect(term.span.start).toBeGreaterThanOrEqual(terms[index - 1]?.span.end ?? 0);
    });
  }
});
