import { describe, expect, test } from "vitest";
import { simulateRows } from "@/lib/demo/simulate-rows";
import type { GateCheck } from "@/lib/domain/judge-check";
import { sn15Importer } from "@/lib/importers/sn15/sn15-importer";
import { checkGates, disputedGates } from "./check-gates";

/** Every judged rollout of one round of two arenas, with the gate that a faultless judge names. */
const ROWS = [1, 2]
  .flatMap((seed) => [...simulateRows({ seed, problems: 75, rollouts: 1 })])
  .flatMap(({ envelope, truth }, recordIndex) => {
    const read = sn15Importer.read(JSON.parse(JSON.stringify(envelope)), { fileName: "arena.jsonl", recordIndex });
    if (read.kind === "rejected" || truth.gate === undefined) return [];

    const { judgement } = read.value;
    const judged = judgement.kind === "scored" ? judgement.gate : undefined;
    return [{ truth: truth.gate, judged, checks: checkGates(read.value), hasLog: read.value.hasLog }];
  });

type Row = (typeof ROWS)[number];

function checkOf(row: Row, gate: number): GateCheck {
  const check = row.checks.find((one) => one.gate === gate);
  if (!check) throw new Error(`no check of gate ${gate}`);
  return check;
}

/** Rows whose truth says whether the gate passes, apart from those that failed before it. */
function reached(gate: number): readonly Row[] {
  return ROWS.filter(({ truth }) => truth >= gate);
}

function agrees(row: Row, gate: number): boolean {
  return (checkOf(row, gate).state === "pass") === row.truth > gate;
}

describe("the gates of two rounds of simulated trajectories", () => {
  test("gate 1 is never wrong and is decided wherever the log tells", () => {
    const decided = reached(1).filter((row) => checkOf(row, 1).state !== "unknown");

    expect(decided.filter((row) => !agrees(row, 1))).toEqual([]);
    expect(decided.length / ROWS.filter(({ hasLog }) => hasLog).length).toBeGreaterThan(0.9);
  });

  test("gate 3 is proven in 92 %, and the proof agrees with the truth in 99 %", () => {
    const rows = reached(3);
    const proven = rows.filter((row) => checkOf(row, 3).isProof);

    expect(proven.length / rows.length).toBeGreaterThan(0.92);
    expect(proven.filter((row) => agrees(row, 3)).length / proven.length).toBeGreaterThan(0.99);
  });

  test("where they differ, a shop, a brand or a price of two digits is cited, which the truth does not count", () => {
    const differing = reached(3).filter((row) => checkOf(row, 3).isProof && !agrees(row, 3));

    expect(differing.length).toBeGreaterThan(0);
    for (const row of differing) expect(isBeyondTruth(checkOf(row, 3))).toBe(true);
  });

  test("nothing that the truth calls cited is said not to be there", () => {
    expect(reached(4).filter((row) => checkOf(row, 3).state === "fail")).toEqual([]);
  });

  test("the hint of gate 4 agrees with the truth in 97 %", () => {
    const rows = reached(4);

    expect(rows.filter((row) => agrees(row, 4)).length / rows.length).toBeGreaterThan(0.97);
  });

  test("a dispute is an error of the judge but for those citations, and most errors at gates 1 and 3 are disputed", () => {
    const disputed = ROWS.filter(({ checks, judged }) => disputedGates(checks, judged).length > 0);
    const unfounded = disputed.filter((row) => row.truth === row.judged && !isBeyondTruth(checkOf(row, 3)));
    // An error that moves the first failing gate to or over 1 or 3 can be proven; the others cannot.
    const provable = ROWS.filter(
      ({ truth, judged }) =>
        judged !== undefined &&
        [1, 3].some((gate) => (judged === gate && truth > gate) || (judged > gate && truth === gate)),
    );

    expect(disputed.length).toBeGreaterThanOrEqual(20);
    expect(unfounded).toEqual([]);
    expect(provable.filter((row) => disputed.includes(row)).length / provable.length).toBeGreaterThan(0.7);
  });
});

/** The simulated judge counts prices of three characters and more, and attribute values. */
function isBeyondTruth({ reason }: GateCheck): boolean {
  return /cite (?:the (?:shop|brand) |the price \d\d )/.test(reason);
}
