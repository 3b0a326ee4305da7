import { expect, test } from "vitest";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import { outcomeByWords, ownOutcomeWords } from "./outcome-by-words";

type Outcome = NonNullable<TrajectoryHeader["outcome"]>;

function words(
  outcome: Pick<Outcome, "level" | "by"> | undefined,
  answerKey?: TrajectoryHeader["answerKey"],
  scoringVersion: string | null = null,
) {
  const run = { scoringVersion } as TrajectoryHeader["run"]; // safe: no other fact of a run is read
  const header = {
    run,
    ...(outcome ? { outcome: { ...outcome, score: null, rule: null, axes: {} } } : {}),
    ...(answerKey ? { answerKey } : {}),
  };

  return [outcomeByWords(header), ownOutcomeWords(header)];
}

const RULED = { level: "success", by: "rules" } as const;
const UNSCORED = { level: "unscored", by: "source" } as const;

test("what was scored here says by which rules and from which answer key, where that may be seen", () => {
  const sn15 = "Scored here by the rules of SN15 to mid 2026";
  const filed = `${sn15}, from the answer key in suite.jsonl.`;
  const own = `${sn15}, from the answer key of the problem.`;
  const later = "Scored here by the rules of SN15 after mid 2026.";

  expect(words(RULED, { file: "suite.jsonl", isMeasured: true })).toEqual([filed, filed]);
  expect(words(RULED, { file: null, isMeasured: true })).toEqual([own, own]);
  const unsure = `${sn15}, from the answer key in one of 3 files of problems that were imported together.`;
  expect(words(RULED, { file: null, oneOf: 3, isMeasured: true })).toEqual([unsure, unsure]);
  expect(words(RULED, undefined, "sn15-later")).toEqual([later, later]);
});

test("what the source scored is its own, which only the section of the outcome says", () => {
  expect(words({ level: "fail", by: "source" })).toEqual(["Scored by the source.", undefined]);
});

test("why nothing is scored is said where an answer key is known", () => {
  expect(words(UNSCORED, { file: "a.jsonl", isMeasured: true })[0]).toBe(
    "Not scored: the rules cannot decide it from the answer key in a.jsonl and what is known of the products. A catalogue of the shop with embeddings of the titles may decide it.",
  );
  expect(words(UNSCORED, { file: null, isMeasured: false })[0]).toBe(
    "Not scored yet: the answer key of the problem is known, but this attempt was not held against it yet; measuring the trajectories of the corpus does that.",
  );
  expect(words(UNSCORED)).toEqual([undefined, undefined]);
});

test("nothing is said of an outcome that is hidden", () => {
  expect(words(undefined, { file: "a.jsonl", isMeasured: true })).toEqual([undefined, undefined]);
});
