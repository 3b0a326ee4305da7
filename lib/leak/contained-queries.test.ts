import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { eachContained } from "./contained-queries";
import { requestWords } from "./problem-words";
import { requestTexts } from "./request-texts";

function contained(queries: readonly string[]): (readonly [part: number, whole: number])[] {
  const found: (readonly [number, number])[] = [];
  const texts = requestTexts(queries);
  const placeOf = (at: number) => texts[at]?.asked[0]?.place ?? -1;
  eachContained(
    texts.map(({ words }) => words),
    (part, whole) => found.push([placeOf(part), placeOf(whole)]),
  );

  return found.toSorted(([a, b], [c, d]) => a - c || b - d);
}

const ASKED = "a waterproof foam roller in the yoga category with free shipping";

test("a query that stands word for word in a longer one is found, however much that says besides", () => {
  const around = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");

  expect(contained([ASKED, `${around}, ${ASKED.toUpperCase()}! ${around}`, `another shop ${around}`])).toEqual([
    [0, 1],
  ]);
});

test("equal queries, a word in between, and fewer than eight words are none", () => {
  expect(contained([ASKED, `${ASKED}!`])).toEqual([]);
  expect(contained([ASKED, `please ${ASKED.replace("foam", "soft foam")} today`])).toEqual([]);
  expect(
    contained(["a foam roller in the yoga category", `find ${ASKED}, a foam roller in the yoga category`]),
  ).toEqual([]);
});

test("the same as looking at every pair, over queries that share words", () => {
  const rng = createRng(11, "contained queries");
  const wordOf = () => `w${rng.between(0, 2)}`;
  const queries = Array.from({ length: 150 }, () => Array.from({ length: rng.between(6, 14) }, wordOf).join(" "));
  const grown = queries.slice(0, 60).map((query) => `${wordOf()} ${query} ${wordOf()}`);
  const all = [...queries, ...grown];
  const texts = all.map((query) => ` ${requestWords(query).join(" ")} `);
  const wanted = texts.flatMap((part, at) =>
    requestWords(part).length < 8
      ? []
      : texts.flatMap((whole, other) => (whole.length > part.length && whole.includes(part) ? [[at, other]] : [])),
  );

  expect(wanted.length).toBeGreaterThan(40);
  expect(contained(all)).toEqual(wanted);
});

test("a template that all begin with costs no square of them", () => {
  const template = "I am looking for a product that has these features and";
  const queries = Array.from({ length: 20_000 }, (_, at) => `${template} costs ${at} or less with number ${at}`);

  expect(contained([...queries, `Please ${queries[17]} today`])).toEqual([[17, 20_000]]);
  expect(contained([...queries, template])).toEqual([]);
});
