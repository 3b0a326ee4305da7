import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { hasAgentTurn } from "@/lib/domain/agent-turn";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Trajectory } from "@/lib/domain/trajectory";
import { loggedCalls } from "@/lib/domain/trajectory";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { importBytes } from "@/lib/importers/import-bytes";
import { sn15Importer } from "./sn15-importer";

async function givenFile(name: string): Promise<readonly Trajectory[]> {
  const read = await importBytes(readFileSync(resolve(import.meta.dirname, "fixtures", name)), name);
  if (read.kind === "refused") throw new Error(read.why);

  expect(read.format).toBe("sn15");
  return read.outcomes.flatMap((outcome) => (outcome.kind === "imported" ? [outcome.value] : []));
}

function givenRecord(record: unknown): Trajectory {
  const outcome = sn15Importer.read(record, { fileName: "f.jsonl", recordIndex: 0 });
  if (outcome.kind === "rejected") throw new Error(outcome.reason);
  return outcome.value;
}

describe("a judged envelope", () => {
  test("names its run, agent, problem and rollout", async () => {
    const [judged] = await givenFile("envelopes.jsonl");

    expect(judged).toMatchObject({
      shape: "envelope",
      externalId: "run-1/prob-lamp/2",
      rollout: 2,
      status: "completed",
      durationMs: 200,
      startedAtMs: 1790000000020,
      run: {
        key: "run-1",
        name: "Night run",
        agent: { key: "agent-v7", name: "Lampwright", version: "7", model: "tiny-chat-1", minerHotkey: "5Miner" },
        validatorHotkey: "5Validator",
        raceId: "race-3",
        phase: "race",
        suite: "901",
        scoringVersion: "2026-05",
      },
      problem: { key: "prob-lamp", bucket: "product", suite: "901", difficulty: "easy" },
    });
    expect(judged?.problem.query).toContain("brass desk lamp");
    expect(JSON.stringify(judged?.problem.reward)).not.toContain("embeddings");
    // The record has the member, with no title in it.
    expect(judged?.problem.titleEmbeddings).toBeUndefined();
  });

  test("brings the outcome with its axes and the judge's gate", async () => {
    const [judged] = await givenFile("envelopes.jsonl");

    expect(judged?.outcome).toEqual({
      level: "success",
      score: 1,
      rule: 1,
      axes: {
        title: "pass",
        price: "pass",
        service: "pass",
        sku: "n/a",
        attribute: "n/a",
        shop: "n/a",
        budget: "n/a",
      },
    });
    expect(judged?.judgement).toEqual({
      kind: "scored",
      score: 0.7,
      gate: 4,
      explanation: "Gate 4 failed: one candidate only",
      model: "judge-a",
      rubric: "decision-tree-2026-04-30",
    });
  });

  test("keeps what tells the outcome apart from its other facts", async () => {
    const [judged] = await givenFile("envelopes.jsonl");
    const { outcome, ...rest } = judged?.extra ?? {};

    expect(rest).toEqual({ inference_failure_count: 0, inference_total: 2 });
    expect(Object.keys(outcome ?? {})).toEqual([
      "outcome_status",
      "score",
      "score_dict",
      "score_components_summary",
      "reasoning_judgment_status",
    ]);
  });
});

describe("steps and calls", () => {
  test("thought, response, calls and results come from the message; the tagged text is not stored again", async () => {
    const [judged] = await givenFile("envelopes.jsonl");
    const [first, second] = judged?.steps ?? [];

    expect(first).toMatchObject({ index: 0, role: "agent", number: 1, timestampMs: 1790000000100 });
    expect(first?.thought).toBe("A brass lamp, 20 to 60. Search first.");
    expect(first?.claimed).toEqual([
      {
        id: "aaaa1111",
        name: "find_product",
        args: { q: "brass desk lamp", price: "20-60", service: "COD" },
        requestor: "agent",
        result: { value: [expect.objectContaining({ product_id: "500100" })], isError: false },
      },
    ]);
    expect(second?.text).toBe("The brass lamp 500100 fits.");
    expect(judged?.steps.map((step) => step.rawText)).toEqual([undefined, undefined]);
  });

  test("logged calls stand under the step they belong to and keep the source's bucket", async () => {
    const [judged] = await givenFile("envelopes.jsonl");

    expect(judged?.hasLog).toBe(true);
    expect(judged?.steps.map((step) => step.logged.map((call) => [call.path, call.bucket]))).toEqual([
      [
        ["/inference/chat/completions", 0],
        ["/search/find_product", 0],
      ],
      [["/inference/chat/completions", 0]],
    ]);
    expect(judged?.steps[0]?.logged[1]).toMatchObject({
      order: 1,
      recordKind: "summary",
      method: "GET",
      status: 200,
      params: { q: "brass+desk+lamp", page: 1, price: "20-60", service: "COD" },
      isTruncated: false,
    });
  });

  test("a log at the envelope's level wins over the buckets, with attempts and nonce status marked as such", async () => {
    const [, shadowed] = await givenFile("envelopes.jsonl");
    const calls = shadowed === undefined ? [] : loggedCalls(shadowed);

    expect(calls.map((call) => call.recordKind)).toEqual(["summary", "attempt", "summary", "summary"]);
    expect(calls[1]).toMatchObject({ attempt: 0, status: 503, errorClass: "HTTPError" });
    expect(calls[2]?.nonceStatus).toBe("valid");
    expect(shadowed?.extra).toMatchObject({ _shadow_inference_usage: { tokens: 70 } });
  });

  test("a body that the recorder cut leaves its length and ids, and is never an empty response", () => {
    const entry = { path: "/search/find_product", timestamp: 5, response_truncated: true, response_length: 9_000 };
    const trajectory = givenRecord([
      {
        completion: {},
        extra_info: {
          timestamp: 9,
          proxy_calls: [
            { ...entry, result_product_ids: ["1", 2] },
            { path: "/x", status_code: null },
          ],
        },
      },
    ]);

    const [cut, failed] = trajectory.steps[0]?.logged ?? [];
    expect(cut).toMatchObject({ isTruncated: true, responseLength: 9_000, resultProductIds: ["1", "2"] });
    expect(cut).not.toHaveProperty("response");
    expect(cut).not.toHaveProperty("status");
    expect(failed?.status).toBeNull();
  });
});

describe("runs that failed", () => {
  test("a run without a dialogue keeps its proxy log, so that the filter sees who made the calls", () => {
    const answer = {
      choices: [{ message: { content: '<tool_call>[{"name":"find_product","parameters":{"q":"a"}}]</tool_call>' } }],
    };
    const lost = givenRecord({
      problem_id: "p",
      status: "TIMED_OUT",
      dialogue: null,
      _shadow_proxy_calls: [
        { kind: "summary", path: "/search/find_product", timestamp: 1790000000009, params: { q: "a" } },
        { kind: "summary", path: "/inference/chat/completions", timestamp: 1790000000005, response: answer },
      ],
    });

    expect(lost.steps).toMatchObject([{ index: 0, role: "other", claimed: [], logged: [{ order: 0 }, { order: 1 }] }]);
    expect(lost).toMatchObject({
      hasLog: true,
      notes: [expect.stringContaining("no dialogue")],
      startedAtMs: 1790000000005,
    });
    const { attribution, verdict } = analyseTrajectory(lost, DEFAULT_THRESHOLDS, (text) => text.length);
    expect(attribution.model).toBe(1);
    expect(verdict.verdict).toBe("agentic");
    expect(hasAgentTurn(lost.steps)).toBe(false);
  });

  test("a run without a dialogue is a trajectory without steps, not a rejected row", async () => {
    const [, , failed, timedOut] = await givenFile("envelopes.jsonl");

    expect(failed).toMatchObject({
      status: "failed",
      steps: [],
      hasLog: false,
      error: { type: "KeyError", message: "'price'" },
      outcome: { level: "unscored" },
      judgement: { kind: "absent" },
    });
    expect(timedOut).toMatchObject({ status: "timed_out", outcome: { level: "fail", score: 0 } });
  });

  test("without a problem id and a query it is a problem of its own", async () => {
    const [, , , timedOut] = await givenFile("envelopes.jsonl");

    expect(timedOut?.problem.key).toBe("sn15:unnamed:envelopes.jsonl#4");
  });

  test("a judge score of 0.0 without model and explanation is a failed judge, not a zero", async () => {
    const [, , , timedOut] = await givenFile("envelopes.jsonl");

    expect(timedOut?.judgement.kind).toBe("failed");
  });
});

test("steps of any other shape are kept: chat messages, bad tags, unknown objects, bare text", async () => {
  const odd = (await givenFile("envelopes.jsonl"))[4];

  expect(odd?.steps.map((step) => step.role)).toEqual(["agent", "agent", "other", "other", "agent"]);
  expect(odd?.steps[0]).toMatchObject({ thought: "no helper", text: "Just text." });
  expect(odd?.steps[1]).toMatchObject({ claimed: [], rawText: "<tool_call>{not json}</tool_call>" });
  expect(odd?.steps[2]?.raw).toEqual({ strange: true });
  expect(odd?.steps[3]?.raw).toBe("only text");
  expect(odd?.steps[4]?.claimed.map((call) => call.name)).toEqual(["find_product"]);
  expect(odd?.steps[4]?.raw).toBeDefined();
  expect(odd?.extra).toMatchObject({ agent_note: "kept" });
});

describe("other shapes", () => {
  test("a bundle is one list of steps; its ids and query stand in the steps", async () => {
    const [bundle, ...more] = await givenFile("bundle.json");

    expect(more).toEqual([]);
    expect(bundle).toMatchObject({
      shape: "bundle",
      status: "unknown",
      durationMs: 200,
      problem: { key: "prob-lamp" },
      run: { agent: { key: "tiny-chat-1", model: "tiny-chat-1" } },
    });
  });

  test("legacy lists: with a log and without one", async () => {
    const [logged, unlogged] = await givenFile("legacy-lists.jsonl");

    expect(logged).toMatchObject({ shape: "legacy-list", hasLog: true });
    expect(logged?.steps[0]?.logged[0]).not.toHaveProperty("recordKind");
    expect(unlogged).toMatchObject({ shape: "legacy-list-no-log", hasLog: false });
  });

  test.each([[[]], [{ dialogue: [] }], [{ dialogue: null }]])("%j is rejected: it holds no step", (record) => {
    expect(sn15Importer.read(record, { fileName: "f", recordIndex: 0 })).toMatchObject({
      kind: "rejected",
      reason: expect.stringContaining("It holds no step"),
    });
  });

  test.each(["FAILED", "TIMED_OUT"])("an attempt that ended as %s is one without a step", (status) => {
    expect(sn15Importer.read({ status, dialogue: null }, { fileName: "f", recordIndex: 0 })).toMatchObject({
      kind: "imported",
      value: { steps: [], status: status.toLowerCase() },
    });
  });

  test("two records that name no problem never become one problem", () => {
    const unnamed = { status: "FAILED", dialogue: null };
    const read = (recordIndex: number) => sn15Importer.read(unnamed, { fileName: "a.json", recordIndex });

    expect(read(0)).not.toEqual(read(1));
  });

  test.each([null, 5, "text", {}, [1], [{}], { dialogue: "x" }, { problem_id: "p", status: "SUCCESS" }])(
    "%j is rejected with a reason and nothing is thrown",
    (record) => {
      expect(sn15Importer.read(record, { fileName: "f", recordIndex: 0 })).toMatchObject({
        kind: "rejected",
        reason: expect.stringContaining("Not an SN15 record"),
      });
    },
  );
});
