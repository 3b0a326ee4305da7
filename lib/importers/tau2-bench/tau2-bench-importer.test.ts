import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Trajectory } from "@/lib/domain/trajectory";
import { importBytes } from "@/lib/importers/import-bytes";
import { tau2BenchImporter } from "./tau2-bench-importer";

const fixture = (): Uint8Array => readFileSync(resolve(import.meta.dirname, "fixtures/run.json"));

async function outcomesOf(bytes: Uint8Array) {
  const file = await importBytes(bytes, "run.json");
  if (file.kind === "refused") throw new Error(file.why);
  return file.outcomes;
}

async function givenFirst(): Promise<Trajectory> {
  const [outcome] = await outcomesOf(fixture());
  if (outcome?.kind !== "imported") throw new Error("The fixture was not imported.");
  return outcome.value;
}

test("the header names domain, model and task; trial is the rollout", async () => {
  expect(await givenFirst()).toMatchObject({
    externalId: "sim-1",
    problem: { key: "tau2-bench:bakery:[oven]cold|late[PERSONA:Easy]", query: "The bread is late.", bucket: "bakery" },
    run: { agent: { key: "tiny-chat-1" }, harness: "tau2-bench llm_agent", suite: "tau2-bench bakery" },
    rollout: 1,
    status: "completed",
    startedAtMs: Date.UTC(2026, 4, 1, 10, 0, 1, 500),
    durationMs: 2_500,
    costUsd: expect.closeTo(0.3, 12),
    outcome: { level: "success", score: 1 },
    extra: { agent_cost: 0.2, user_cost: 0.1, seed: 5, user_model: "user-sim", policy: "Sell bread." },
  });
});

test.each([
  [{ agent_cost: 0, user_cost: 0.1 }, undefined],
  [{ agent_cost: 0.25 }, 0.25],
  [{ user_cost: 0.1 }, undefined],
  [{ agent_cost: "dear", user_cost: 0.1 }, undefined],
  [{ agent_cost: 0.25, user_cost: -1 }, undefined],
])("%j costs %s: a model without a price costs 0 there, which is not known", (costs, expected) => {
  const record = { id: "s", messages: [], termination_reason: "user_stop", ...costs };
  const outcome = tau2BenchImporter.read(record, { fileName: "s.json", recordIndex: 0 });

  expect(outcome).toMatchObject({ kind: "imported" });
  expect(outcome.kind === "imported" ? outcome.value.costUsd : null).toBe(expected);
});

test("users' calls, parallel calls answered in another order, and errors keep to their calls", async () => {
  const { steps, notes } = await givenFirst();

  expect(steps.map((step) => [step.role, step.number])).toEqual([
    ["system", undefined],
    ["agent", 0],
    ["user", 1],
    ["agent", 3],
  ]);
  expect(steps[2]?.claimed).toEqual([
    { id: "u1", name: "check_oven", args: {}, requestor: "user", result: { value: "cold", isError: false } },
  ]);
  expect(steps[3]?.claimed.map((call) => call.result)).toEqual([
    { value: "{}", isError: false },
    { value: "Error: none", isError: true },
  ]);
  expect(notes).toEqual([expect.stringMatching(/^The system message is the policy/)]);
});

test("simulations without a task id are problems of their own", async () => {
  const [, second, third] = await outcomesOf(fixture());

  expect(second).toMatchObject({
    value: { problem: { key: "tau2-bench:unnamed:run.json#2" }, status: "failed", error: { type: "too_many_errors" } },
  });
  expect(third).toMatchObject({ value: { problem: { key: "tau2-bench:unnamed:run.json#3" } } });
});

test("a voice simulation whose ticks say nothing is rejected with the reason, the others are read", async () => {
  const outcomes = await outcomesOf(fixture());

  expect(outcomes.map((outcome) => outcome.kind)).toEqual(["imported", "imported", "imported", "rejected"]);
  expect(outcomes[3]).toMatchObject({ reason: expect.stringContaining("voice") });
});

test("a header that stands after the simulations is read all the same", async () => {
  const { simulations, ...header } = JSON.parse(new TextDecoder().decode(fixture()));
  const turned = new TextEncoder().encode(JSON.stringify({ simulations, ...header }));

  expect((await outcomesOf(turned))[0]).toMatchObject({ value: { problem: { bucket: "bakery" } } });
});

test("a simulation in a file of its own is read without its header, and says so", () => {
  const record = { id: "s", task_id: 7, messages: [], termination_reason: "user_stop" };
  const outcome = tau2BenchImporter.read(record, { fileName: "s.json", recordIndex: 0 });

  expect(outcome).toMatchObject({
    value: {
      problem: { key: "tau2-bench:unknown:s.json:7" },
      notes: [expect.stringContaining("Import results.json together with its simulations")],
      outcome: { level: "unscored" },
    },
  });
});

test("without a header the tasks of one origin are one problem, and those of another are others", () => {
  const record = { id: "s", task_id: 0, messages: [], termination_reason: "user_stop" };
  const keys = ["airline/simulations", "airline/simulations", "retail/simulations"].map((origin, at) => {
    const outcome = tau2BenchImporter.read(record, { fileName: `${at}.json`, recordIndex: 0, origin });

    return outcome.kind === "imported" ? outcome.value.problem.key : outcome.reason;
  });

  expect(new Set(keys)).toEqual(
    new Set(["tau2-bench:unknown:airline/simulations:0", "tau2-bench:unknown:retail/simulations:0"]),
  );
});

test.each([0, 600_000])(
  "a header without records says what to import with it, also one with %i characters more",
  async (more) => {
    const { simulations: _, ...header } = JSON.parse(new TextDecoder().decode(fixture()));
    const alone = new TextEncoder().encode(JSON.stringify({ ...header, more: "x".repeat(more) }));

    expect(await importBytes(alone, "any name.json")).toMatchObject({
      kind: "refused",
      why: expect.stringMatching(/^This is the results.json of a run/),
    });
  },
);

test("a run is called by domain and model, and marked by when it was begun and how", () => {
  const { simulations: _, ...header } = JSON.parse(new TextDecoder().decode(fixture()));
  const told = tau2BenchImporter.runOfHeader;

  expect(told?.(header)).toEqual({
    name: "tau2-bench bakery tiny-chat-1",
    mark: expect.stringMatching(/^[0-9a-f]{8}$/),
  });
  expect(told?.({ ...header, simulation_index: [{ id: "s" }] })).toEqual(told?.(header));
  expect(told?.({ ...header, timestamp: "2026-05-02T10:00:00" }).mark).not.toBe(told?.(header).mark);
  expect(told?.({ ...header, info: { ...header.info, seed: 4 } }).mark).not.toBe(told?.(header).mark);
});

test("a header lists its simulations where its version of tau2-bench does", () => {
  const listed = tau2BenchImporter.recordList;
  const record = { id: "s", task_id: 7 };

  expect(listed?.idsIn({ simulation_index: [record, { id: "t" }, null] })).toEqual(new Set(["s", "t"]));
  expect(listed?.idOf(record)).toBe("s");
  for (const simulation_index of [undefined, null, [], "s"])
    expect(listed?.idsIn({ simulation_index })).toBeUndefined();
});

test.each([null, [], {}, { messages: [] }, { termination_reason: "x", messages: null }])(
  "%j is rejected with a reason",
  (record) => {
    expect(tau2BenchImporter.read(record, { fileName: "f", recordIndex: 0 })).toMatchObject({ kind: "rejected" });
  },
);
