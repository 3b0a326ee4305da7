import { expect, test } from "vitest";
import { checkFilter } from "./check-filter";
import { hasTerm, toggleTerm, withoutTerms } from "./toggle-term";

test.each([
  ["", "verdict:agentic", "verdict:agentic"],
  ["magnet", "verdict:agentic", "magnet verdict:agentic"],
  ["verdict:sub_task gate:1", "verdict:agentic", "verdict:sub_task,agentic gate:1"],
  ["verdict:sub_task,agentic gate:1", "verdict:agentic", "verdict:sub_task gate:1"],
  ["verdict:agentic gate:1", "verdict:agentic", "gate:1"],
  ["-verdict:agentic", "verdict:sub_task", "-verdict:agentic verdict:sub_task"],
  ["verdict:agentic", "-verdict:sub_task", "verdict:agentic -verdict:sub_task"],
  ["-gate:1", "-gate:2", "-gate:1 -gate:2"],
  ['run:"night 3"', 'run:"night 4"', 'run:"night 3","night 4"'],
  ["lamp phantoms:>2", "phantoms:>0", "lamp phantoms:>0"],
  ["phantoms:>0", "phantoms:0", "phantoms:>0,0"],
  ["steps:8", "steps:192", "steps:8,192"],
  ["lamp score:0", "score:1", "lamp score:0,1"],
  ["score:0", "score:5", "score:=0,=5"],
  ["steps:<5", "steps:100", "steps:<5,=100"],
  ["steps:..8", "steps:192", "steps:..8,=192"],
  ["steps:<5,=100 lamp", "steps:100", "steps:<5 lamp"],
  ["steps:<5,=100", "steps:200", "steps:<5,=100,=200"],
  ["steps:=8,=192", "steps:8", "steps:=192"],
  ["phantoms:>1,000", "phantoms:0", "phantoms:>1,000,0"],
  ["phantoms:>1,200", "phantoms:0", "phantoms:>1,200,0"],
  ["phantoms:>1,200", "phantoms:200", "phantoms:>1,200"],
  ['bucket:shop,"οδος"', "bucket:ΟΔΟΣ", 'bucket:shop,"οδος",ΟΔΟΣ'],
  ["gate: oops:", "verdict:agentic", "gate: oops: verdict:agentic"],
])("toggling %j with %j gives %j", (text, term, after) => {
  expect(toggleTerm(text, term)).toBe(after);
});

test.each([
  ["verdict:sub_task,AGENTIC", "verdict:agentic", true],
  ["-verdict:agentic", "verdict:agentic", false],
  ['run:"night"', "run:night", true],
  // As the database folds them, letter by letter.
  ['bucket:"οδος"', "bucket:ΟΔΟΣ", false],
  ['bucket:"οδοσ"', "bucket:ΟΔΟΣ", true],
  ['agent:"none"', "agent:none", false],
  ["", "verdict:agentic", false],
  ["steps:=8,=192", "steps:192", true],
  ["steps:>8", "steps:8", false],
])("%j holds %j: %j", (text, term, isHeld) => {
  expect(hasTerm(text, term)).toBe(isHeld);
});

test("toggling twice gives the filter back", () => {
  const text = 'magnet gate:<4 run:"night 3"';

  expect(toggleTerm(toggleTerm(text, "verdict:agentic"), "verdict:agentic")).toBe(text);
});

test.each([
  ["steps:8", "steps:192"],
  ["score:0", "score:1"],
  ["score:0", "score:5"],
  ["phantoms:>3", "phantoms:0"],
  ["unseen:5..10,none", "unseen:200"],
])("%j with %j is accepted and given back, but for signs", (text, term) => {
  const longer = toggleTerm(text, term);

  expect(checkFilter(longer).status).toBe("valid");
  expect(hasTerm(longer, term)).toBe(true);
  expect(toggleTerm(longer, term).replaceAll("=", "")).toBe(text);
});

test.each(["phantoms:>1,000", "phantoms:>1,200", "score:>0,7"])("the mistake %j stays one with a value", (text) => {
  for (const value of ["0", "1", "5", "200"]) {
    const term = text.replace(/:.*/, `:${value}`);

    expect(checkFilter(toggleTerm(text, term)).status, term).toBe("invalid");
  }
});

test("the terms of a field are taken out and the others stay", () => {
  expect(withoutTerms("magnet gate:1 -gate:2 verdict:agentic", ["gate"])).toBe("magnet verdict:agentic");
});
