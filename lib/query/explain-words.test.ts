import { expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import type { Mistake } from "./parsed-filter";

const UNGROUPED = "Brackets cannot group terms: all terms must hold.";
const UNLISTED =
  "All terms must hold; alternatives are values of one field, as in verdict:sub_task,review. Put quotes around “OR” to look for it in the query.";

test.each([
  ["steps>10", "A field ends in a colon. Did you mean steps:>10?"],
  ["-unseen<3", "A field ends in a colon. Did you mean -unseen:<3?"],
  ["Steps=>10", "A field ends in a colon. Did you mean steps:>=10?"],
  ["verdict=sub_task,review", "A field ends in a colon. Did you mean verdict:sub_task,review?"],
  ["verdict!=agentic", "A field ends in a colon. Did you mean -verdict:agentic?"],
  ['run="night 3"', 'A field ends in a colon. Did you mean run:"night 3"?'],
  ["verdict=agentik", "“agentik” is not a verdict. Did you mean agentic?"],
  ["verdict>agentic", "verdict takes words, not comparisons: agentic, sub_task, review, insufficient_evidence."],
  ["steps>", "A value is missing here."],
  ["verdict:sub_task OR verdict:review", "Alternatives are a list. Write verdict:sub_task,review"],
  ["verdict:sub_task or review", "Alternatives are a list. Write verdict:sub_task,review"],
  ['run:"a b" | run:c || run:d,e', 'Alternatives are a list. Write run:"a b",c,d,e'],
  ["tokens=8,000", "A comma stands between alternatives. Write 8000 without the comma"],
  ["steps:8 OR steps:192", "Alternatives are a list. Write steps:8,192"],
  ["steps:<5 OR steps:100", "Alternatives are a list. Write steps:<5,=100"],
  ["steps:5 OR steps:100..200", "Alternatives are a list. Write steps:100..200,=5"],
  ["tokens:>8000 or 5", "Alternatives are a list. Write tokens:>8000,5"],
  ["tokens:8 OR 05", UNLISTED],
  ["gate:1 OR gate:>3", "Alternatives are a list. Write gate:1,>3"],
  ["verdict:sub_task OR gate:5", UNLISTED],
  ["verdict:sub_task OR lamp", UNLISTED],
  ["-verdict:sub_task OR -verdict:review", UNLISTED],
  ["lamp OR sofa", UNLISTED],
  ["verdict:sub_task AND gate:5", "All terms must hold without a word between them."],
  ["unseen:>0 OR", UNLISTED],
  ["OR unseen:>0", UNLISTED],
  ["lamp OR", UNLISTED],
  ["unseen:>0 AND", "All terms must hold without a word between them."],
  ["tokens:<-1", "tokens is never below 0, so nothing is “<-1”. For example tokens:<=14336"],
  ["steps:<0", "steps is never below 0, so nothing is “<0”. For example steps:5..15"],
  [
    "leaves:verdict",
    "“verdict” is no value of leaves. Use winners, coefficient, format, duplicate, structure, problem_cap, miner_cap, kept, none.",
  ],
  ["( gate:5", UNGROUPED],
  ["(gate:5 lamp", UNGROUPED],
  ["(verdict:sub_task OR verdict:review) gate:5", UNGROUPED],
  ["-(verdict:sub_task gate:5", `${UNGROUPED} Put - before each of them.`],
])("%j is explained", (text, message) => {
  expect(mistakesOf(text).map((mistake) => mistake.message)).toEqual([message]);
});

test.each(["tokens:>8,000 OR tokens:5", "tokens:5 OR tokens:>8,192", "tokens:>8.000 OR tokens:5"])(
  "no list is made of parts of a number: %j",
  (text) => {
    const joining = mistakesOf(text).find(({ message }) => message === UNLISTED);

    expect(mistakesOf(text)).toHaveLength(2);
    expect(joining).toMatchObject({ message: UNLISTED });
    expect(joining).not.toHaveProperty("suggestion");
  },
);

test.each([
  ["lamp steps>10 sofa", "lamp steps:>10 sofa"],
  ['run="night 3" gate:5', 'run:"night 3" gate:5'],
  ["verdict:sub_task OR verdict:review OR verdict:agentic gate:5", "verdict:sub_task,review,agentic gate:5"],
  ["(verdict:sub_task OR verdict=review) gate:5", "verdict:sub_task,review gate:5"],
  ["tokens:>8,000 OR tokens:5", "tokens:>8000,5"],
  ["(gate:5 lamp", "gate:5 lamp"],
  ["(verdict:agentic or verdict:review)", "verdict:agentic,review"],
  ["verdict:agentic AND gate:5", "verdict:agentic  gate:5"],
])("%j is repaired to %j by what is suggested", (text, repaired) => {
  let now = text;
  for (let round = 0; round < 5; round += 1) {
    const mistake = mistakesOf(now).find(({ suggestion }) => suggestion !== undefined);
    if (!mistake) break;
    now = now.slice(0, mistake.span.start) + mistake.suggestion + now.slice(mistake.span.end);
  }

  expect(now).toBe(repaired);
  expect(mistakesOf(now)).toEqual([]);
});

test.each([
  ["(verdict:agentic or verdict:review)", "verdict:agentic,review"],
  ["lamp (verdict:agentic | verdict:reviw) gate:5", "verdict:agentic,review"],
  ["(verdict=agentic and gate:5)", "verdict:agentic gate:5"],
  ["(verdict:agentic gate:5)", "verdict:agentic gate:5"],
  ["(verdict:agentic or gate:5)", undefined],
])("what is suggested for %j is accepted at once", (text, suggestion) => {
  expect(mistakesOf(text)).toMatchObject([{ message: UNGROUPED, ...(suggestion === undefined ? {} : { suggestion }) }]);
  expect(mistakesOf(text)[0]?.suggestion).toBe(suggestion);
  expect(mistakesOf(suggestion ?? "")).toEqual([]);
});

test.each([
  '"steps>10"',
  '"verdict=sub_task"',
  'verdict:sub_task "OR" lamp',
  '"(" lamp',
  "price<100",
  "x=y",
  "lamp (red or blue)",
  "a lamp and a sofa or a chair",
  "OR",
  "steps",
])("%j stays words of the query", (text) => {
  expect(checkFilter(text)).toMatchObject({
    status: "valid",
    filter: { terms: expect.arrayContaining([expect.objectContaining({ kind: "words" })]) },
  });
});

function mistakesOf(text: string): readonly Mistake[] {
  const checked = checkFilter(text);

  return checked.status === "invalid" ? checked.mistakes : [];
}
