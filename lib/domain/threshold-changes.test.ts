import { describe, expect, test } from "vitest";
import { AskedThresholds, FilterThresholds } from "@/lib/contract/filter-thresholds";
import { DEFAULT_THRESHOLDS } from "./filter-thresholds";
import {
  changeWords,
  draftOf,
  parseDraft,
  printDraft,
  type ThresholdDraft,
  thresholdChanges,
  thresholdFault,
  withDraft,
} from "./threshold-changes";
import { THRESHOLD_FIELDS, THRESHOLD_NAMES, takenWords } from "./threshold-fields";

const EVERYTHING: Required<ThresholdDraft> = {
  agenticShare: "0.9",
  subTaskShare: "0.1",
  unknownShare: "0.25",
  coefficientGate: "0.6",
  tokenBudget: "8000",
  "rejects.R1": "off",
  "rejects.R2": "off",
  "rejects.R3": "off",
  "rejects.R4": "off",
  "rejects.R5": "off",
  "dedup.measure": "thoughts",
  "dedup.similarity": "0.9",
  "dedup.keep": "2",
  "ranking.depth": "2",
  "ranking.reformulations": "0",
  "ranking.verification": "1.5",
  "ranking.regularity": "0.5",
  capPerProblem: "40",
  capPerMiner: "500",
};

test("a change is told with its thousands apart, and written without", () => {
  const [change] = thresholdChanges(DEFAULT_THRESHOLDS, { ...DEFAULT_THRESHOLDS, tokenBudget: 20_011 });

  expect(change && changeWords(change)).toBe("Token budget 14,336 → 20,011");
  expect(change).toMatchObject({ from: "14336", to: "20011" });
});

test("every threshold can be changed, comes back from the address, and is one that the server takes", () => {
  const changed = withDraft(DEFAULT_THRESHOLDS, parseDraft(printDraft(EVERYTHING)));

  expect(draftOf(DEFAULT_THRESHOLDS, changed)).toEqual(EVERYTHING);
  expect(FilterThresholds.parse(changed)).toEqual(changed);
  expect(thresholdChanges(DEFAULT_THRESHOLDS, changed).map(({ name }) => name)).toEqual([...THRESHOLD_NAMES]);
});

test("changes are said in words", () => {
  const changed = withDraft(DEFAULT_THRESHOLDS, { agenticShare: "0.9", "rejects.R4": "off", capPerProblem: "40" });

  expect(thresholdChanges(DEFAULT_THRESHOLDS, changed).map(changeWords)).toEqual([
    "Agentic share 0.8 → 0.9",
    "Reject R4 on → off",
    "Cap per problem off → 40",
  ]);
});

describe("what an address says and cannot be read is left out:", () => {
  test.each([
    ["a share above one", "agenticShare:1.2"],
    ["a negative share", "agenticShare:-0.2"],
    ["words", "agenticShare:much"],
    ["nothing", "agenticShare:"],
    ["half a token", "tokenBudget:10.5"],
    ["another measure", "dedup.measure:vibes"],
    ["a reject between on and off", "rejects.R1:maybe"],
    ["a cap of none", "capPerProblem:0"],
    ["a threshold that there is not", "temperature:0.7,toString:1"],
    ["no pair at all", "agenticShare"],
  ])("%s", (_, text) => {
    expect(withDraft(DEFAULT_THRESHOLDS, parseDraft(text))).toEqual(DEFAULT_THRESHOLDS);
  });
});

test("the ranges are those of the server", () => {
  for (const name of THRESHOLD_NAMES) {
    const { range, apply } = THRESHOLD_FIELDS[name];
    if (!range) continue;
    const room = { ...DEFAULT_THRESHOLDS, subTaskShare: 0, agenticShare: 1 };
    const ends = [range.least, range.most].filter(
      (end) => !((name === "agenticShare" && end === 0) || (name === "subTaskShare" && end === 1)),
    );

    for (const end of ends)
      expect(FilterThresholds.safeParse(apply(room, String(end))).success, `${name} ${end}`).toBe(true);
    expect(apply(room, String(range.most + 1))).toBeUndefined();
  }
});

test.each([
  ["agenticShare", "numbers from 0 to 1, with at most six decimals"],
  ["coefficientGate", "numbers from 0.3 to 1, with at most six decimals, or off"],
  ["tokenBudget", "whole numbers from 1 to 2,000,000,000, without commas"],
  ["capPerMiner", "whole numbers from 1 to 1,000,000, without commas, or off"],
  ["rejects.R4", "on or off"],
  ["dedup.measure", "off, calls or thoughts"],
] as const)("%s takes %s", (name, words) => {
  expect(takenWords(name)).toBe(words);
});

test("a threshold takes each of the words that are said of it, and off where that is said", () => {
  for (const name of THRESHOLD_NAMES) {
    const { apply, choices = [] } = THRESHOLD_FIELDS[name];
    for (const choice of choices) expect(apply(DEFAULT_THRESHOLDS, choice), `${name} ${choice}`).toBeDefined();
    expect(apply(DEFAULT_THRESHOLDS, "off") !== undefined, name).toBe(takenWords(name).includes("off"));
  }
});

test("a sub-task share that is not below the agentic one is said", () => {
  expect(thresholdFault(DEFAULT_THRESHOLDS)).toBeUndefined();
  expect(thresholdFault(withDraft(DEFAULT_THRESHOLDS, { subTaskShare: "0.8" }))).toBe(
    "The sub-task share (0.8) has to lie below the agentic share (0.8).",
  );
});

test.each([
  [{ agenticShare: 0.1234567, subTaskShare: 0 }, "Agentic share (0.1234567) has more than six decimals."],
  [{ subTaskShare: 1e-7 }, "Sub-task share (1e-7) has more than six decimals."],
])("thresholds that no command line takes are refused: %j", (change, message) => {
  const thresholds = { ...DEFAULT_THRESHOLDS, ...change };

  expect(AskedThresholds.safeParse(thresholds).error?.issues).toEqual([expect.objectContaining({ message })]);
  expect(FilterThresholds.safeParse(thresholds).success).toBe(true);
  expect(AskedThresholds.safeParse({ ...DEFAULT_THRESHOLDS, agenticShare: 0.123456, subTaskShare: 0 }).success).toBe(
    true,
  );
});

test.each([
  { tokenBudget: 0 },
  { capPerProblem: 0 },
  { coefficientGate: 0.29 },
  { unknownShare: 1.5 },
  { ranking: { ...DEFAULT_THRESHOLDS.ranking, depth: 1e21 } },
])("a threshold that is out of its range is told of that, and of no decimals: %j", (change) => {
  const issues = AskedThresholds.safeParse({ ...DEFAULT_THRESHOLDS, ...change }).error?.issues ?? [];

  expect(issues.map(({ code }) => code)).toEqual([expect.stringMatching(/^too_(small|big)$/)]);
});
