import { describe, expect, test } from "vitest";
import { ROSTER } from "./roster";
import { simulateArena } from "./simulate-arena";
import { simulateRows } from "./simulate-rows";

/** What the default arena plays, which is read twice. */
const DEFAULT = [...simulateRows({})].map(({ envelope, truth }) => ({
  ...truth,
  category: field(envelope["problem"], "category"),
  score: Number(envelope["score"]),
}));

describe("simulateArena", () => {
  test("the same seed gives the same bytes, another seed others", () => {
    const first = [...simulateArena({ seed: 7, problems: 3, rollouts: 2 })].join("\n");
    const second = [...simulateArena({ seed: 7, problems: 3, rollouts: 2 })].join("\n");
    const other = [...simulateArena({ seed: 8, problems: 3, rollouts: 2 })].join("\n");

    expect(first === second).toBe(true);
    expect(first === other).toBe(false);
  });

  test("the default arena has 3,000 trajectories, 25 problems a bucket and at least four runs of 8 rollouts", () => {
    const problems = new Map<string, Set<string>>();
    const rollouts = new Map<string, number>();

    for (const { category, problemId, runId, rollout } of DEFAULT) {
      problems.set(category, (problems.get(category) ?? new Set()).add(problemId));
      rollouts.set(runId, Math.max(rollouts.get(runId) ?? 0, rollout + 1));
    }

    expect(DEFAULT).toHaveLength(3000);
    expect([...problems].map(([category, ids]) => [category, ids.size])).toEqual([
      ["Product", 25],
      ["Shop", 25],
      ["Voucher", 25],
    ]);
    expect(rollouts.size).toBe(ROSTER.length);
    expect([...rollouts.values()].filter((times) => times === 8).length).toBeGreaterThanOrEqual(4);
  });

  test("`trajectories` cuts the arena short or plays further seasons under new run ids", () => {
    const short = [...simulateRows({ problems: 3, rollouts: 1, trajectories: 5 })];
    const long = [...simulateRows({ problems: 3, rollouts: 1, trajectories: ROSTER.length * 3 + 2 })];

    expect(short).toHaveLength(5);
    expect(long).toHaveLength(ROSTER.length * 3 + 2);
    expect(long.at(-1)?.truth.runId).not.toBe(long[1]?.truth.runId);
    expect(new Set(long.map(({ truth }) => `${truth.runId}/${truth.problemId}/${truth.rollout}`)).size).toBe(
      long.length,
    );
  });

  test("every line is one JSON object without a line break", () => {
    for (const line of simulateArena({ problems: 6, rollouts: 1 })) {
      expect(line).not.toContain("\n");
      expect(JSON.parse(line)).toMatchObject({ problem: { query: expect.any(String) }, suite_id: 901 });
    }
  });

  test("hotkeys and models cannot be taken for real ones", () => {
    for (const { envelope } of simulateRows({ problems: 3, rollouts: 1 })) {
      expect(envelope["miner_hotkey"]).toMatch(/^5Sim[1-9A-Za-z]{44}$/);
      expect(envelope["validator_hotkey"]).toMatch(/^5Sim/);
      expect(envelope["model"]).toMatch(/^sim\//);
    }
  });

  test("sampled runs differ in skill and solve clearly more problems in 8 tries than in one", () => {
    const tries = new Map<string, Map<string, number[]>>();
    for (const { runId, problemId, score } of DEFAULT) {
      const run = tries.get(runId) ?? new Map<string, number[]>();
      run.set(problemId, [...(run.get(problemId) ?? []), score]);
      tries.set(runId, run);
    }
    const curves = [...tries.values()]
      .filter((run) => [...run.values()].every((scores) => scores.length === 8))
      .map((run) => {
        const scores = [...run.values()];
        return { once: mean(scores.map(mean)), any: mean(scores.map((of) => Math.max(...of))) };
      });

    expect(curves.length).toBeGreaterThanOrEqual(4);
    for (const curve of curves) expect(curve.any - curve.once).toBeGreaterThan(0.15);
    expect(Math.max(...curves.map(({ once }) => once)) - Math.min(...curves.map(({ once }) => once))).toBeGreaterThan(
      0.1,
    );
  });
});

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function field(value: unknown, key: string): string {
  return typeof value === "object" && value !== null ? String(new Map(Object.entries(value)).get(key)) : "";
}
