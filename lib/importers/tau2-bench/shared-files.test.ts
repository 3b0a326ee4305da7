import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { importBytes } from "@/lib/importers/import-bytes";

const shared = resolve(import.meta.dirname, "../../../../shared/data");
const hasSharedData = existsSync(shared);

const Counts = z.object({
  simulations: z.number(),
  tasks: z.number(),
  successes: z.number(),
  termination_reason: z.record(z.string(), z.number()),
  messages_by_role: z.object({ assistant: z.number(), user: z.number().default(0), tool: z.number() }),
  tool_calls: z.number(),
  messages_with_parallel_tool_calls: z.number(),
  tool_messages_with_error: z.number(),
  null_content_messages: z.number(),
  agent_cost_sum: z.number(),
  user_cost_sum: z.number(),
});

function bytesOf(name: string): Uint8Array {
  const bytes = readFileSync(resolve(shared, "tau2-bench", name));
  return name.endsWith(".gz") ? gunzipSync(bytes) : bytes;
}

async function given(name: string) {
  const file = await importBytes(bytesOf(name), name);
  if (file.kind === "refused") throw new Error(file.why);
  expect([file.format, file.layout]).toEqual(["tau2-bench", "member"]);
  return file.outcomes.map((outcome) => {
    if (outcome.kind === "rejected") throw new Error(outcome.reason);
    return outcome.value;
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe.skipIf(!hasSharedData)("the shared tau2-bench runs", () => {
  test.each([
    "ft_airline_default_1trials.json",
    "gpt-4.1_airline_default_1trials.json",
    "gpt-4.1_telecom_no-user_1trials_1tasks.json",
    "gpt-4.1_telecom_no-user_4trials_5tasks.json",
    "qwen2.5-7b_airline_default_1trials.json.gz",
  ])("%s gives the expected counts", async (name) => {
    const all = JSON.parse(readFileSync(resolve(shared, "expected-shared.json"), "utf8"));
    const counts = Counts.parse(all["tau2-bench"][name]);
    const runs = await given(name);
    const steps = runs.flatMap((run) => run.steps);
    const calls = steps.flatMap((step) => step.claimed);
    const reasons: Record<string, number> = {};
    for (const run of runs) {
      const reason = String(run.extra?.["termination_reason"]);
      reasons[reason] = (reasons[reason] ?? 0) + 1;
    }

    expect({
      simulations: runs.length,
      tasks: new Set(runs.map((run) => run.problem.key)).size,
      successes: runs.filter((run) => run.outcome.level === "success").length,
      termination_reason: reasons,
      messages_by_role: {
        assistant: steps.filter((step) => step.role === "agent").length,
        user: steps.filter((step) => step.role === "user").length,
        tool: calls.filter((call) => call.result !== undefined).length,
      },
      tool_calls: calls.length,
      messages_with_parallel_tool_calls: steps.filter((step) => step.claimed.length > 1).length,
      tool_messages_with_error: calls.filter((call) => call.result?.isError).length,
      null_content_messages: steps.filter((step) => step.text === undefined).length,
    }).toEqual({
      simulations: counts.simulations,
      tasks: counts.tasks,
      successes: counts.successes,
      termination_reason: counts.termination_reason,
      messages_by_role: counts.messages_by_role,
      tool_calls: counts.tool_calls,
      messages_with_parallel_tool_calls: counts.messages_with_parallel_tool_calls,
      tool_messages_with_error: counts.tool_messages_with_error,
      null_content_messages: counts.null_content_messages,
    });
    expect(sum(runs.map((run) => Number(run.extra?.["agent_cost"] ?? 0)))).toBeCloseTo(counts.agent_cost_sum, 9);
    expect(sum(runs.map((run) => Number(run.extra?.["user_cost"] ?? 0)))).toBeCloseTo(counts.user_cost_sum, 9);
    expect(runs.every((run) => run.run.agent !== undefined && run.problem.query !== "")).toBe(true);
  });

  test("a run with five tasks and no simulation is read and holds nothing", async () => {
    expect(await given("qwen2.5-1.5b_telecom_no-user_4trials_5tasks.EMPTY.json")).toEqual([]);
  });

  test("a policy of 23,318 characters is kept whole", async () => {
    const runs = await given("gpt-4.1_telecom_no-user_4trials_5tasks.json");

    // Characters, of which twelve take two places of a string.
    expect(new Set(runs.map((run) => [...String(run.extra?.["policy"])].length))).toEqual(new Set([23_318]));
  });

  test("task ids with brackets, bars and colons are kept as they are", async () => {
    const runs = await given("gpt-4.1_telecom_no-user_4trials_5tasks.json");

    expect(runs[4]?.problem.key).toMatch(/^tau2-bench:telecom:\[mobile_data_issue\].+\[PERSONA:\w+\]$/);
  });

  test("the policy opens every simulation of a run", async () => {
    const runs = await given("ft_airline_default_1trials.json");

    expect(
      runs.filter(({ steps }) => steps[0]?.role === "system" && steps[0].text?.startsWith("# Airline")),
    ).toHaveLength(20);
  });

  test("the voice run: its results.json is refused with what to do, its simulation of 973 ticks is 21 turns", async () => {
    const results = bytesOf("voice-experiment/results.json");
    const call = bytesOf("voice-experiment/simulations/49b22f0c-4a56-41c5-922f-bc2a56e53a23.json");
    const simulation = await importBytes(call, "call.json");
    const [outcome] = simulation.kind === "read" ? simulation.outcomes : [];
    const texts = outcome?.kind === "imported" ? outcome.value.steps.map(({ role, text }) => `${role} ${text}`) : [];

    expect(await importBytes(results, "results.json")).toMatchObject({
      ...{ kind: "refused", why: expect.stringContaining("simulations folder") },
    });
    expect(outcome).toMatchObject({ value: { shape: "voice", problem: { query: "" }, extra: { seed: 626729 } } });
    expect(texts).toHaveLength(21);
    expect(texts[0]).toBe("user [speech, 56 ticks, no transcript]");
    expect(texts.map((text) => Number(/, (\d+) ticks?, no/.exec(text)?.[1])).reduce((sum, n) => sum + n, 0)).toBe(859);
  });
});
