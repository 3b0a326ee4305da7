import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import type { Trajectory } from "@/lib/domain/trajectory";
import { importBytes } from "@/lib/importers/import-bytes";

const shared = resolve(import.meta.dirname, "../../../../shared/data");
const hasSharedData = existsSync(shared);

async function outcomesOf(bytes: Uint8Array) {
  const file = await importBytes(bytes, "results.json");
  if (file.kind === "refused") throw new Error(file.why);
  expect([file.format, file.layout]).toEqual(["tau-bench", "array"]);
  return file.outcomes;
}

describe("own sample results", () => {
  const given = () => outcomesOf(readFileSync(resolve(import.meta.dirname, "fixtures/results.json")));

  test("a policy names the domain, also of a trial without one; task and trial name problem and rollout", async () => {
    const [first, second] = await given();

    expect(first).toMatchObject({
      kind: "imported",
      value: {
        problem: { key: "tau-bench:retail:0", query: "You want a refund for order 1.", bucket: "retail" },
        rollout: 0,
        outcome: { level: "success", score: 1 },
        judgement: { kind: "absent" },
        extra: { user_cost: 0.01, outcome: { reward_info: { reward: 1 } } },
      },
    });
    expect(second).toMatchObject({
      value: {
        problem: { key: "tau-bench:retail:1", bucket: "retail" },
        run: { suite: "tau-bench retail" },
        rollout: 1,
        status: "failed",
        error: { message: "rate limited" },
        outcome: { level: "fail" },
        steps: [],
      },
    });
  });

  test("a row without a task id is a problem of its own, a row without messages is rejected", async () => {
    const [, , unnamed, broken] = await given();

    expect(unnamed).toMatchObject({
      value: { problem: { key: "tau-bench:unnamed:results.json#3" }, outcome: { level: "success" } },
    });
    expect(broken).toEqual({ kind: "rejected", reason: "Not a tau-bench trial: an object whose traj is no list." });
  });
});

const Expected = z.looseObject({
  trials: z.number(),
  tasks: z.number(),
  successes: z.number(),
  tool_calls: z.number(),
  messages_by_role: z.object({ system: z.number(), user: z.number(), assistant: z.number(), tool: z.number() }),
  tool_calls_by_name: z.record(z.string(), z.number()),
  per_task_c: z.record(z.string(), z.number()),
  user_cost_sum: z.number(),
  tool_call_ids_reused_within_a_trajectory: z.number(),
});

describe.skipIf(!hasSharedData)("gpt-4o-airline.tasks-0-24.json.gz", () => {
  const FILE = "tau-bench/gpt-4o-airline.tasks-0-24.json.gz";
  const given = async (): Promise<readonly Trajectory[]> =>
    (await outcomesOf(gunzipSync(readFileSync(resolve(shared, FILE))))).flatMap((outcome) =>
      outcome.kind === "imported" ? [outcome.value] : [],
    );
  const expected = () =>
    Expected.parse(JSON.parse(readFileSync(resolve(shared, "expected-shared.json"), "utf8"))[FILE]);

  test("gives the expected counts of trials, tasks, successes, messages and calls", async () => {
    const trials = await given();
    const counts = expected();
    const calls = trials.flatMap((trial) => trial.steps.flatMap((step) => step.claimed));
    const steps = (role: string) => trials.flatMap((trial) => trial.steps).filter((step) => step.role === role).length;

    expect(trials.length).toBe(counts.trials);
    expect(new Set(trials.map((trial) => trial.problem.key)).size).toBe(counts.tasks);
    expect(trials.filter((trial) => trial.outcome.level === "success").length).toBe(counts.successes);
    expect({ system: steps("system"), user: steps("user"), assistant: steps("agent") }).toEqual({
      system: counts.messages_by_role.system,
      user: counts.messages_by_role.user,
      assistant: counts.messages_by_role.assistant,
    });
    expect(calls.length).toBe(counts.tool_calls);
    for (const [name, count] of Object.entries(counts.tool_calls_by_name)) {
      expect(calls.filter((call) => call.name === name).length).toBe(count);
    }
    for (const [task, successes] of Object.entries(counts.per_task_c)) {
      const solved = trials.filter(
        ({ problem, outcome }) => problem.key === `tau-bench:airline:${task}` && outcome.level === "success",
      );
      expect(solved.length).toBe(successes);
    }
    const cost = trials.reduce((sum, trial) => sum + Number(trial.extra?.["user_cost"]), 0);
    expect(cost).toBeCloseTo(counts.user_cost_sum, 9);
  });

  test("every tool message answers a call of its own, although ids are used again", async () => {
    const trials = await given();
    const counts = expected();
    const calls = trials.map((trial) => trial.steps.flatMap((step) => step.claimed));
    const reused = calls.map((list) => list.length - new Set(list.map((call) => call.id)).size);

    expect(reused.reduce((sum, count) => sum + count, 0)).toBe(counts.tool_call_ids_reused_within_a_trajectory);
    expect(calls.flat().filter((call) => call.result !== undefined).length).toBe(counts.messages_by_role.tool);
    expect(trials.flatMap((trial) => trial.notes)).toEqual([]);
  });

  test("a result stands by the call that it follows in the file", async () => {
    const Rows = z.array(
      z.looseObject({ traj: z.array(z.looseObject({ role: z.string(), content: z.string().nullable() })) }),
    );
    const rows = Rows.parse(JSON.parse(gunzipSync(readFileSync(resolve(shared, FILE))).toString("utf8")));
    const trials = await given();

    for (const [index, row] of rows.entries()) {
      const inFile = row.traj.filter((message) => message.role === "tool").map((message) => message.content);
      const joined = trials[index]?.steps.flatMap((step) => step.claimed.map((call) => call.result?.value));
      expect(joined).toEqual(inFile);
    }
  });
});
