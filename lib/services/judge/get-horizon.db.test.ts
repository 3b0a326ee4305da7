import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Horizon, type RenderedHorizon } from "@/lib/contract/horizon";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { answerText } from "@/lib/domain/call-text";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getHorizon } from "./get-horizon";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const fixture = (name: string): string =>
  readFileSync(resolve(import.meta.dirname, "../../judge/fixtures", name), "utf8");
const LAMP = fixture("lamp.json");

async function given(row: GivenTrajectory, role = "annotator") {
  const corpus = await givenCorpus(db, [{ raw: LAMP, judge: "scored", gate: 4, score: 0.7, ...row }]);
  const ctx = await givenContext(db, role);
  const id = corpus.trajectories[0] ?? "";

  return { corpus, ctx, id, read: () => getHorizon(ctx, { id }) };
}

test("an annotator reads the judge's text as it was made of the stored record, with what lies beyond it", async () => {
  const { read } = await given({});

  const horizon = Horizon.parse(await read());

  expect(horizon).toMatchObject({
    kind: "rendered",
    formatter: { name: "all-steps-log" },
    isApproximate: false,
    message: { text: fixture("lamp.txt"), isCut: false },
    log: { shown: 3, all: 3 },
  });
  expect(horizon).toHaveProperty("steps.1.thought", { shown: 1000, all: 1103, end: 1022 });
});

test("an answer is cut where it stands in the reader, with its numbers as the record writes them", async () => {
  const json = `[${Array.from({ length: 60 }, () => "188.0").join(", ")}]`;
  const message = `{"think": "a", "tool_call": [{"name": "find", "parameters": {}, "result": ${json}}]}`;
  const { read } = await given({ raw: `[{"completion": {"message": ${message}}, "extra_info": {"step": 1}}]` });

  const { steps } = Horizon.parse(await read()) as RenderedHorizon; // safe: what is none has no steps, which fails below

  // A bracket, 42 numbers of seven characters with what stands between them, and one of five.
  const shown = answerText({ value: [], json }).slice(0, steps[0]?.calls[0]?.result?.end);
  expect(shown.match(/188\.0/g)).toHaveLength(43);
  expect(shown).toMatch(/188\.0$/);
});

test.each([
  ["not_judged", { judge: "absent", gate: null, score: null }],
  ["other_source", { format: "tau-bench" }],
  ["no_steps", { raw: "[]" }],
  ["unreadable", { raw: '["no steps here"]' }],
  ["unreadable", { raw: '{"dialogue": [' }],
] as const)("%s is said in place of a text", async (reason, row) => {
  const { read } = await given(row);

  expect(await read()).toEqual({ kind: "none", reason });
});

test("a record that is too large is not read", async () => {
  const { corpus, read } = await given({});
  await db.$executeRaw(sql`update trajectory set raw_bytes = 9000000 where corpus_id = ${corpus.id}`);

  expect(await read()).toEqual({ kind: "none", reason: "too_large" });
});

test("without rubric, gate and time it is approximate; by the time an early formatter is found", async () => {
  const { corpus, read } = await given({ gate: null });
  expect(await read()).toMatchObject({ isApproximate: true, formatter: { name: "all-steps-log" } });

  await db.$executeRaw(sql`update trajectory set started_at = '2026-04-20T12:00:00Z' where corpus_id = ${corpus.id}`);
  expect(await read()).toMatchObject({ isApproximate: false, formatter: { name: "first-step-log" } });
});

describe("while a person reviews blind", () => {
  test("the text is there and is the same whether and how a judge answered", async () => {
    const rows = [
      {},
      { judge: "failed", gate: null, score: null },
      { judge: "absent", gate: null, score: null },
    ] as const;
    const corpus = await givenCorpus(
      db,
      rows.map((row) => ({ raw: LAMP, judge: "scored", gate: 4, score: 0.7, ...row })),
    );
    const reviewer = await givenContext(db, "annotator");
    await givenQueue(await givenContext(db, "lead"), corpus, { hidden: ["judge"] });

    const answers = await Promise.all(corpus.trajectories.map((id) => getHorizon(reviewer, { id })));

    expect(answers[0]).toMatchObject({ kind: "rendered", message: { text: fixture("lamp.txt") } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
