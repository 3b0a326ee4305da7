import { describe, expect, test } from "vitest";
import { answerText } from "@/lib/domain/call-text";
import { aClaim, aDispatch, aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { quotesOf } from "./explanation-quotes";
import { resolveQuotes } from "./resolve-quotes";

const THOUGHT = "2647304017 wins over 4983061028 on both price (114.92)\nand material, so I don’t open the rest.";
const HIT = { product_id: "9990001112", title: "Country Fridge Magnets France", price: 114.92 };
const TRAJECTORY = aTrajectory(
  [
    {
      thought: "I start with a search.",
      claimed: [aClaim("find_product", { q: "country magnet" }, { result: { value: [HIT], isError: false } })],
    },
    { thought: THOUGHT, text: "I recommend the France magnet set." },
  ],
  [],
  { problem: { key: "p", query: "A fridge magnet with cash on delivery." } },
);

function resolved(explanation: string) {
  return resolveQuotes(explanation, TRAJECTORY).map(({ start, end, match, span, kind }) => [
    kind,
    explanation.slice(start, end),
    match,
    span?.field,
    span?.quote,
  ]);
}

describe("quotes of an explanation", () => {
  test.each([
    ["single", "Gate 4: 'it wins' here", ["it wins"]],
    ["double", 'Gate 4: "it wins".', ["it wins"]],
    ["curly double", "Gate 4: “it wins”", ["it wins"]],
    ["curly single with an apostrophe", "Gate 4: ‘it doesn’t win’", ["it doesn’t win"]],
    ["backticks", "Gate 4: `it wins`", ["it wins"]],
    ["an apostrophe inside", "Gate 4: 'I don't know' said", ["I don't know"]],
    ["apostrophes alone", "The agent's thoughts aren't the users' own", []],
    ["two of them", "'one pick' and 'two picks'", ["one pick", "two picks"]],
    ["inches", 'a 12" screen and "one pick"', ["one pick"]],
    ["a letter", "option 'a'", []],
    ["an id", "only 2647304017 is named", ["2647304017"]],
    ["an id in a quote", "'2647304017 wins'", ["2647304017 wins"]],
    ["a number that is no id", "114.92 and 1234567", []],
    ["cut by an ellipsis", "Gate 4: 'it wins over…", ["it wins over…"]],
    ["cut by the limit", `${"Gate 4 passed. ".repeat(10)}'it wins ov`, ["it wins ov"]],
    ["not closed in a short text", "Gate 4: 'it wins", []],
  ])("%s", (_name, explanation, quotes) => {
    expect(quotesOf(explanation).map(({ text }) => text)).toEqual(quotes);
  });

  test("at most 30 are read, of a text of any length", () => {
    expect(quotesOf("'one pick' ".repeat(100_000))).toHaveLength(30);
    expect(quotesOf("'a".repeat(500_000)).length).toBeLessThanOrEqual(30);
  });
});

describe("where the trajectory says it", () => {
  test.each([
    ["as written", "'wins over 4983061028'", "exact", "thought", "wins over 4983061028"],
    [
      "other case, spaces and signs",
      "'WINS over 4983061028 on both price (114.92) and Material'",
      "normalised",
      "thought",
      "wins over 4983061028 on both price (114.92)\nand material",
    ],
    ["a straight apostrophe", "'so I don't open the rest'", "normalised", "thought", "so I don’t open the rest"],
    ["a cut in a word", "'wins over 4983061028 on both pri'", "exact", "thought", "wins over 4983061028 on both pri"],
    [
      "an ellipsis inside",
      "'2647304017 wins … I don’t open'",
      "normalised",
      "thought",
      "2647304017 wins over 4983061028 on both price (114.92)\nand material, so I don’t open",
    ],
    [
      "an ellipsis at the end",
      "'on both price (114.92) and mate…'",
      "normalised",
      "thought",
      "on both price (114.92)\nand material",
    ],
    [
      "some other words",
      "'2647304017 beats 4983061028 on price (114.92) and material'",
      "approximate",
      "thought",
      "over 4983061028 on both price (114.92)\nand material",
    ],
    ["a title in a result", "'Country Fridge Magnets France'", "exact", "result", "Country Fridge Magnets France"],
    ["words of a call", "'country magnet'", "exact", "call", "country magnet"],
    ["what was said", "'recommend the France magnet set'", "exact", "text", "recommend the France magnet set"],
    ["what only the task says", "'cash on delivery'", "exact", undefined, undefined],
    ["an invented sentence", "'this one is cheaper and has better reviews'", "missing", undefined, undefined],
    ["half of the words", "'2647304017 wins at half the price of 4983061028'", "missing", undefined, undefined],
    ["part of a longer word", "'ountry 88'", "missing", undefined, undefined],
  ])("%s", (_name, explanation, match, field, quote) => {
    expect(resolved(`Gate 4: ${explanation}`)).toEqual([["quote", explanation.slice(1, -1), match, field, quote]]);
  });

  test("ids are found whole or not at all", () => {
    expect(resolved("Names 2647304017, 9990001112 and 11122233344.")).toEqual([
      ["id", "2647304017", "exact", "thought", "2647304017"],
      ["id", "9990001112", "exact", "result", "9990001112"],
      ["id", "11122233344", "missing", undefined, undefined],
    ]);
  });

  test("a span has the step, the call and offsets of the reader's text", () => {
    const [quote] = resolveQuotes("'Country Fridge'", TRAJECTORY);
    const text = JSON.stringify([HIT], null, 2);

    expect(quote?.span).toMatchObject({ step: 0, field: "result", call: 0, start: text.indexOf("Country Fridge") });
  });

  test("a term of the judge that nothing holds is no quote", () => {
    expect(resolved("Mere 'narration' and 'magnets' here")).toEqual([
      ["quote", "magnets", "normalised", "result", "Magnets"],
    ]);
  });
});

test("a quote with an ellipsis is found although its opening stands earlier on its own", () => {
  const thought = `I check the price of all. ${"One more look at it. ".repeat(120)}I check the price and it wins.`;

  expect(resolveQuotes("'I check the price … it wins'", aTrajectory([{ thought }]))).toEqual([
    expect.objectContaining({
      match: "normalised",
      span: expect.objectContaining({ quote: "I check the price and it wins" }),
    }),
  ]);
});

test("what the judge read in the log has a match and no place", () => {
  const search = aDispatch("find_product", { q: "brass+hinge" }, { resultProductIds: ["7770001112"] });
  const trajectory = aTrajectory([{ thought: "Searching." }], [search]);
  const found = resolveQuotes("'1 search' for 'brass hinge' returned 7770001112 and 11122233344", trajectory);

  expect(found.map(({ match, span }) => [match, span])).toEqual([
    ["exact", undefined],
    ["normalised", undefined],
    ["exact", undefined],
    ["missing", undefined],
  ]);
});

test("a quote that a hostile text holds at every letter, never as a word, is given up", () => {
  const trajectory = aTrajectory([{ thought: "a".repeat(2_000_000) }]);
  const explanation = Array.from({ length: 30 }, (_, at) => `'${"a".repeat(at + 3)}'`).join(" ");

  expect(resolveQuotes(explanation, trajectory)).toEqual([]);
});

test("megabytes of hostile text are searched in bounded time", () => {
  const thought = `${"wins over a b c d e ".repeat(150_000)} aaaa${"a".repeat(500_000)}`;
  const trajectory = aTrajectory([{ thought }]);
  const explanation = "'wins over f g h i j k' ".repeat(40);

  const quotes = resolveQuotes(`'${"a".repeat(300)} a' ${explanation}`, trajectory);

  expect(quotes).toHaveLength(30);
});

test("an answer is quoted where it stands in the reader's text, as the source wrote it", () => {
  const result = { value: [188, "Country Lamp"], json: '[188.0, "Country Lamp"]', isError: false };
  const trajectory = aTrajectory([{ claimed: [aClaim("own_tool", {}, { result })] }]);
  const [quote] = resolveQuotes("Gate 4: 'Country Lamp'", trajectory);

  expect(answerText(result).slice(quote?.span?.start, quote?.span?.end)).toBe("Country Lamp");
});
