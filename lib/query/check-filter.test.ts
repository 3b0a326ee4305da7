import { expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import { FIELD_NAMES, FIELDS, type FieldDefinition } from "./fields";
import { givenFilterText } from "./given-filter-text";
import { toggleTerm } from "./toggle-term";

test.each([
  ["verdict:agentik", "“agentik” is not a verdict. Did you mean agentic?"],
  ["outcome:zzz", "“zzz” is not an outcome. Use success, partial, fail, unscored."],
  ["verdikt:agentic", "There is no field “verdikt”. Did you mean verdict?"],
  ["http://a", "There is no field “http”. Put quotes around it to look for it in the query."],
  ["gate:", "A value is missing here."],
  ["gate:four", "gate takes a whole number, not “four”. For example gate:<4"],
  ["gate:>9", "gate is 1 to 5, never “>9”. For example gate:<4"],
  ["gate:0", "gate is 1 to 5, never “0”. For example gate:<4"],
  ["gate:>5", "gate is 1 to 5, never “>5”. For example gate:<4"],
  ["human_gate:<1", "human_gate is 1 to 5, never “<1”. For example human_gate:1..3"],
  ["blind_gate:2,6..8", "blind_gate is 1 to 5, never “6..8”. For example blind_gate:1..3"],
  ["gate:1.5", "gate takes a whole number, not “1.5”. For example gate:<4"],
  ["tokens:>99999999999", "tokens takes a whole number, not “99999999999”. For example tokens:<=14336"],
  ["tokens:9..3", "This range ends before it begins. Write 3..9"],
  ["tokens:>8,000", "A comma stands between alternatives. Write >8000 without the comma"],
  ["tokens:>8.000", "tokens takes a whole number. Write >8000 without the point"],
  ["tokens:8.000..9.000", "tokens takes a whole number. Write 8000..9000 without the point"],
  ["gate:>1.000", "gate takes a whole number. Write it without the point"],
  ["steps:>3,>5", "Values of a list are alternatives: >3,>5 asks no more than >3. Write steps:>3"],
  ["steps:<3,=7,<=3", "Values of a list are alternatives: <3,<=3 asks no more than <=3. Write steps:=7,<=3"],
  [
    "tokens:>1000,<8000",
    "Values of a list are alternatives, and >1000,<8000 leaves no number out. Write tokens:>1000 tokens:<8000",
  ],
  ["-tokens:>=4,<=4", "Values of a list are alternatives, and >=4,<=4 leaves no number out."],
  ["tokens:none", "Every trajectory has a number for tokens."],
  ["rejects:R2,r4", "rejects takes a number, not “R2,r4”. Did you mean reject:R2,r4?"],
  ["rejects:many", "rejects takes a whole number, not “many”. For example rejects:0"],
  ["approved:maybe", "approved is yes or no, not “maybe”."],
  ["imported:2026-02-30", "imported takes a day such as 2026-08-24, not “2026-02-30”."],
  ["started:9999-12-31", "started takes a day such as 2026-08-24, not “9999-12-31”."],
  ["imported:<=9999-12-31", "imported takes a day such as 2026-08-24, not “9999-12-31”."],
  ["imported:2026-01-01..9999-12-31", "imported takes a day such as 2026-08-24, not “2026-01-01..9999-12-31”."],
  ["started:0000-01-01", "started takes a day such as 2026-08-24, not “0000-01-01”."],
  ["imported:>0000-05-05", "imported takes a day such as 2026-08-24, not “0000-05-05”."],
  [`score:>0.${"0".repeat(49)}1`, `score takes a number, not “0.${"0".repeat(49)}1”. For example score:>=0.7`],
  ["run:>a", 'run is text: it cannot be compared. For example run:"night 3"'],
  ["verdict:>agentic", "verdict takes words, not comparisons: agentic, sub_task, review, insufficient_evidence."],
  ['run:"night', 'This quote is never closed. Add " at its end.'],
  ['run:"a"b', "Put a space before “b”."],
  ["-", "There is nothing here to look for. Remove it."],
])("%j is explained", (text, message) => {
  const checked = checkFilter(text);

  expect(checked.status === "invalid" && checked.mistakes.map((mistake) => mistake.message)).toEqual([message]);
});

test("a mistake names the characters it is about", () => {
  const checked = checkFilter("gate:<4 verdict:agentic,agentik");

  expect(checked.status === "invalid" && checked.mistakes[0]).toMatchObject({
    span: { start: 24, end: 31 },
    suggestion: "agentic",
  });
});

test("codes given to the count of rejects are repaired as a whole term", () => {
  const checked = checkFilter("lamp -rejects:R2");

  expect(checked.status === "invalid" && checked.mistakes[0]).toMatchObject({
    span: { start: 6, end: 16 },
    suggestion: "reject:R2",
  });
});

test.each([
  ["gate:<4", [{ kind: "range", high: { value: 4, isOpen: true } }]],
  ["gate:4", [{ kind: "range", low: { value: 4, isOpen: false }, high: { value: 4, isOpen: false } }]],
  ["gate:2..", [{ kind: "range", low: { value: 2, isOpen: false } }]],
  ["richness:0.2..0.8", [{ kind: "range", low: { value: 0.2, isOpen: false }, high: { value: 0.8, isOpen: false } }]],
  [
    "gate:none,1",
    [{ kind: "none" }, { kind: "range", low: { value: 1, isOpen: false }, high: { value: 1, isOpen: false } }],
  ],
  ["verdict:sub-task", [{ kind: "is", value: "sub_task" }]],
  ["reject:r1,none", [{ kind: "is", value: "R1" }, { kind: "none" }]],
  ["run:a*b", [{ kind: "like", parts: ["a", "b"] }]],
  ['run:"a*b"', [{ kind: "is", value: "a*b" }]],
  ['agent:"none"', [{ kind: "is", value: "none" }]],
  ["imported:2026-08-24", [{ kind: "range", from: "2026-08-24T00:00:00.000Z", before: "2026-08-25T00:00:00.000Z" }]],
  ["imported:>2026-08-24", [{ kind: "range", from: "2026-08-25T00:00:00.000Z" }]],
  [
    "imported:2026-08-24..2026-08-25",
    [{ kind: "range", from: "2026-08-24T00:00:00.000Z", before: "2026-08-26T00:00:00.000Z" }],
  ],
  [
    "problem:7C9E6679-7425-40de-944b-e07fc1f90ae7",
    [
      {
        ...{ kind: "uuid", value: "7c9e6679-7425-40de-944b-e07fc1f90ae7" },
        text: "7C9E6679-7425-40de-944b-e07fc1f90ae7",
      },
    ],
  ],
])("%j asks the right thing", (text, tests) => {
  const checked = checkFilter(text);

  expect(checked.status === "valid" && checked.filter.terms).toMatchObject([{ kind: "field", tests }]);
});

test.each([
  ["<", { high: { value: 4, isOpen: true } }, { before: "2026-08-24T00:00:00.000Z" }],
  ["<=", { high: { value: 4, isOpen: false } }, { before: "2026-08-25T00:00:00.000Z" }],
  [">", { low: { value: 4, isOpen: true } }, { from: "2026-08-25T00:00:00.000Z" }],
  [">=", { low: { value: 4, isOpen: false } }, { from: "2026-08-24T00:00:00.000Z" }],
] as const)("a number and a day compared by %s hold just what the words say", (operator, number, day) => {
  const tests = [`gate:${operator}4`, `imported:${operator}2026-08-24`].map((text) => {
    const checked = checkFilter(text);
    return checked.status === "valid" && checked.filter.terms[0];
  });

  expect(tests).toEqual([
    expect.objectContaining({ tests: [{ kind: "range", ...number }] }),
    expect.objectContaining({ tests: [{ kind: "range", ...day }] }),
  ]);
});

test.each(["tokens:>8.000", "steps:>3,>5", "steps:<3,=7,<=3", "lamp tokens:>1000,<8000 sofa"])(
  "what is suggested for %j is accepted",
  (text) => {
    const checked = checkFilter(text);
    const [mistake] = checked.status === "invalid" ? checked.mistakes : [];

    const mended = text.slice(0, mistake?.span.start) + mistake?.suggestion + text.slice(mistake?.span.end);

    expect(mistake?.suggestion).toBeDefined();
    expect(checkFilter(mended).status).toBe("valid");
  },
);

test("no number is suggested that is outside the limits", () => {
  const checked = checkFilter("gate:>1.000");

  expect(checked.status === "invalid" && checked.mistakes[0]).not.toHaveProperty("suggestion");
});

const words = (count: number): string => Array.from({ length: count }, (_, at) => `w${at}`).join(" ");

test("more than 60 terms are told, from the first one too many on; words in quotes and a list are one each", () => {
  expect(checkFilter(words(60)).status).toBe("valid");
  expect(checkFilter(`"${words(90)}" bucket:${words(90).replaceAll(" ", ",")}`).status).toBe("valid");
  expect(checkFilter(`gate:9 ${words(60)}`)).toEqual({
    status: "invalid",
    mistakes: [
      expect.objectContaining({ message: "gate is 1 to 5, never “9”. For example gate:<4" }),
      {
        message:
          "A filter has at most 60 terms, not 61. Those that a screen adds, as a facet does, count too. Words in quotes are one term, and so are alternatives between commas.",
        span: { start: 7 + words(60).lastIndexOf("w"), end: 7 + words(60).length },
      },
    ],
  });
});

test("whoever wrote just as many terms as a filter may have and narrows it by a facet is told that its term counts", () => {
  const narrowed = checkFilter(toggleTerm(words(60), "verdict:agentic"));

  expect(narrowed.status === "invalid" && narrowed.mistakes).toEqual([
    {
      message: expect.stringMatching(
        /at most 60 terms, not 61\. Those that a screen adds, as a facet does, count too\./,
      ),
      span: { start: words(60).length + 1, end: `${words(60)} verdict:agentic`.length },
    },
  ]);
  // A value that joins a list is no term more.
  expect(checkFilter(toggleTerm(`verdict:review ${words(59)}`, "verdict:agentic")).status).toBe("valid");
});

test("a term that is written again is asked once, however often; its negation is another one", () => {
  const checked = checkFilter(`${"x queue:a ".repeat(300)}-x`);

  expect(checked.status === "valid" && checked.filter.terms).toMatchObject([
    { kind: "words", isNegated: false, text: "x" },
    { kind: "field", field: "queue" },
    { kind: "words", isNegated: true, text: "x" },
  ]);
});

test("the example of every field is valid", () => {
  for (const name of FIELD_NAMES) {
    const definition: FieldDefinition = FIELDS[name];
    if ("example" in definition) expect(checkFilter(`${name}:${definition.example}`).status, name).toBe("valid");
  }
});

test("any text is either valid or explained, for 20,000 random texts", () => {
  for (let seed = 0; seed < 20_000; seed += 1) {
    const text = givenFilterText(seed);
    const checked = checkFilter(text);

    if (checked.status === "invalid") {
      expect(checked.mistakes.length).toBeGreaterThan(0);
      for (const { span, message } of checked.mistakes) {
        expect(message).not.toBe("");
        expect(span.start).toBeLessThanOrEqual(span.end);
        expect(span.end).toBeLessThanOrEqual(text.length);
      }
    }
  }
});
