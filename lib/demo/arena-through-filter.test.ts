import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { sn15Importer } from "@/lib/importers/sn15/sn15-importer";
import { checkFilter } from "@/lib/query/check-filter";
import { EXAMPLE_FILTER } from "@/lib/query/example-filter";
import type { TestOfKind } from "@/lib/query/filter";
import { simulateRows } from "./simulate-rows";

/** Four characters a token is near enough: the arena's rows are far below the budget or far above it. */
const ROWS = [...simulateRows({ seed: 1, problems: 75, rollouts: 1 })].map(({ envelope, truth }, recordIndex) => {
  const read = sn15Importer.read(JSON.parse(JSON.stringify(envelope)), { fileName: "arena.jsonl", recordIndex });
  if (read.kind === "rejected") throw new Error(read.reason);
  const analysis = analyseTrajectory(read.value, DEFAULT_THRESHOLDS, (text) => Math.ceil(text.length / 4));

  return { run: String(envelope["run_name"]), envelope, truth, trajectory: read.value, analysis };
});

describe("the arena, imported and judged by the filter", () => {
  test("scripted agents are sub-task, every one", () => {
    const verdicts = verdictsOf((row) => row.truth.structure === "sub_task");

    expect(Object.keys(verdicts)).toEqual(["sub_task"]);
  });

  test("agentic rows with full evidence are agentic, apart from a few whose nonces expired", () => {
    const verdicts = verdictsOf(
      (row) => row.truth.structure === "agentic" && !["harbor-light 1.0", "longshore 1.0"].includes(row.run),
    );

    expect(verdicts["sub_task"]).toBeUndefined();
    expect(verdicts["insufficient_evidence"]).toBeUndefined();
    expect(share(verdicts, "agentic")).toBeGreaterThan(0.97);
  });

  test("rows without a log, with cut answers or without a dialogue lack evidence", () => {
    const verdicts = verdictsOf((row) => row.truth.structure === "none" || row.run === "harbor-light 1.0");
    const cut = verdictsOf((row) => row.run === "longshore 1.0");

    expect(Object.keys(verdicts)).toEqual(["insufficient_evidence"]);
    expect(share(cut, "insufficient_evidence")).toBeGreaterThan(0.85);
  });

  test("hybrid rows go to review", () => {
    expect(
      share(
        verdictsOf((row) => row.truth.structure === "mixed"),
        "review",
      ),
    ).toBeGreaterThan(0.9);
  });

  test("each agent leaves the attribution it was made for", () => {
    expect(attributionOf("quayside")["macro"]).toBeGreaterThan(100);
    expect(attributionOf("ledger-line")["model"]).toBe(0);
    expect(attributionOf("breakwater")["phantom"]).toBeGreaterThan(50);
    expect(attributionOf("longshore")["unknown"]).toBeGreaterThan(100);
    expect(attributionOf("harbor-light 1.4")["retry"]).toBeGreaterThan(0);
    expect(attributionOf("harbor-light 1.4")["code"]).toBe(0);
  });

  test("all five hard rules fail somewhere, and most rows pass all", () => {
    const codes = new Set(ROWS.flatMap(({ analysis }) => analysis.rejects.map(({ code }) => code)));
    const clean = ROWS.filter(({ analysis }) => analysis.rejects.length === 0);

    expect([...codes].toSorted()).toEqual(["R1", "R2", "R3", "R4", "R5"]);
    expect(clean.length / ROWS.length).toBeGreaterThan(0.7);
  });

  test("made-up ids are found as never seen, loops as cycles", () => {
    const guessed = ROWS.filter(
      ({ run, analysis }) => run.startsWith("bright-moor") && (analysis.signals.unseenIds ?? 0) > 0,
    );
    const looped = ROWS.filter(({ run, analysis }) => run.startsWith("skerry") && analysis.signals.hasCycle);

    expect(guessed.length).toBeGreaterThan(30);
    expect(looped.length).toBeGreaterThan(30);
  });

  test("ties make the early calculator lose credit that the flattened one keeps", () => {
    const tied = ROWS.filter(({ analysis }) => analysis.richness.early.credited < analysis.richness.flattened.credited);

    expect(tied.length).toBeGreaterThan(20);
  });

  test("outcome, judgement and run arrive as they were written", () => {
    for (const { envelope, trajectory } of ROWS) {
      expect(trajectory.outcome.level === "success").toBe(envelope["score"] === 1);
      expect(trajectory.judgement.kind).toBe(
        { valid: "scored", failed: "failed", skipped: "absent" }[String(envelope["reasoning_judgment_status"])],
      );
      expect(trajectory.run).toMatchObject({ key: envelope["eval_run_id"], name: envelope["run_name"] });
      expect(trajectory.rollout).toBe(envelope["rollout"]);
    }
  });

  test("the example of the filter box and the README finds some of it", () => {
    const found = ROWS.filter((row) => isFound(row, EXAMPLE_FILTER));

    expect(readFileSync("README.md", "utf8")).toContain(`\`${EXAMPLE_FILTER}\``);
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThan(ROWS.length / 2);
  });
});

type Row = (typeof ROWS)[number];

/** Whether a row matches filter text of the verdict, the gate and the ids that were never seen. */
function isFound({ analysis, trajectory }: Row, text: string): boolean {
  const checked = checkFilter(text);
  if (checked.status === "invalid") return false;
  const { judgement } = trajectory;

  return checked.filter.terms.every((term) => {
    if (term.kind === "words") throw new Error(`No field: ${term.text}`);
    if (term.field === "verdict")
      return term.tests.some((one) => one.kind === "is" && one.value === analysis.verdict.verdict);
    if (term.field === "gate") return isWithin(judgement.kind === "scored" ? judgement.gate : undefined, term.tests);
    if (term.field === "unseen") return isWithin(analysis.signals.unseenIds, term.tests);
    throw new Error(`No column for ${term.field}`);
  });
}

function isWithin(value: number | null | undefined, tests: readonly TestOfKind["number"][]): boolean {
  return tests.some((one) => {
    if (typeof value !== "number" || one.kind === "none") return typeof value !== "number" && one.kind === "none";
    const { low = { value: -Infinity, isOpen: false }, high = { value: Infinity, isOpen: false } } = one;

    return (
      (low.isOpen ? value > low.value : value >= low.value) && (high.isOpen ? value < high.value : value <= high.value)
    );
  });
}

function verdictsOf(isMeant: (row: Row) => boolean): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { analysis } of ROWS.filter(isMeant)) {
    counts[analysis.verdict.verdict] = (counts[analysis.verdict.verdict] ?? 0) + 1;
  }
  return counts;
}

function attributionOf(run: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { analysis } of ROWS.filter((row) => row.run.startsWith(run))) {
    for (const [name, count] of Object.entries(analysis.attribution)) counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

function share(counts: Readonly<Record<string, number>>, name: string): number {
  return (counts[name] ?? 0) / Object.values(counts).reduce((sum, count) => sum + count, 0);
}
