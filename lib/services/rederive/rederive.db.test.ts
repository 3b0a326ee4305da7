import { randomUUID } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import {
  anEnvelope,
  databaseUrl,
  db,
  givenFile,
  hasSharedData,
  sharedPath,
} from "@/lib/services/imports/fixtures/given-import";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import {
  FIXTURES,
  fixturePath,
  givenImported,
  givenMeasured,
  givenTampered,
  rederived,
} from "./fixtures/given-rederived";
import { rederiveCorpus } from "./rederive-corpus";

afterAll(() => db.$disconnect());

test("fixtures of every importer are found", () => {
  expect(new Set(FIXTURES.map((path) => path.split("/")[0])).size).toBe(5);
});

test.each(FIXTURES)("%s is derived anew without a difference", async (path) => {
  const { corpus, summary } = await givenMeasured([fixturePath(path)]);

  const { trajectories, differences, differing, notApplicable, notCompared, columns } = await rederived(corpus);

  expect({ trajectories, differences, differing, notApplicable, notCompared }).toEqual({
    ...{ trajectories: summary.imported, differences: [], differing: 0, notApplicable: [], notCompared: [] },
  });
  expect(summary.imported).toBeGreaterThan(0);
  expect(columns).toBe(45);
});

describe.skipIf(!hasSharedData)("shared samples", () => {
  test.each([
    "sn15/output-envelopes.jsonl",
    "sn15/bundle-hybrid_voucher.json",
    "tau-bench/gpt-4o-airline.tasks-0-24.json.gz",
    "tau2-bench/ft_airline_default_1trials.json",
    "tau2-bench/qwen2.5-7b_airline_default_1trials.json.gz",
  ])("%s is derived anew without a difference", { timeout: 60_000 }, async (name) => {
    const { corpus, summary } = await givenMeasured([sharedPath(name)]);

    expect(await rederived(corpus)).toMatchObject({
      ...{ trajectories: summary.imported, differences: [], notApplicable: [], notCompared: [] },
    });
  });
});

test("what only the header of a file says, its tools, policy and the words of its tasks, comes from what was kept", async () => {
  const tool = { type: "function", function: { name: "find_product", description: "Finds", parameters: {} } };
  const run = {
    info: {
      environment_info: { domain_name: "shop", policy: "Buy what is asked for.", tool_defs: [tool] },
      agent_info: { llm: "model-a" },
    },
    tasks: [{ id: "t1", ticket: "Buy product 1234567890 and nothing else." }],
    simulations: [
      {
        ...{ id: randomUUID(), task_id: "t1", trial: 0, termination_reason: "agent_stop", reward_info: { reward: 1 } },
        messages: [{ role: "assistant", content: "I am done." }],
      },
    ],
  };
  const { corpus, summary } = await givenImported([await givenFile("run.json", JSON.stringify(run))]);

  expect([summary.format, summary.imported]).toEqual(["tau2-bench", 1]);
  expect(await rederived(corpus)).toMatchObject({ trajectories: 1, differences: [] });
});

test("a record that is kept in several parts is read as the one that it was", async () => {
  const { corpus, id } = await givenImported([await givenFile("one.jsonl", `${anEnvelope()}\n`)]);
  const [raw] = await queryRows(
    db,
    z.object({ trajectory: z.bigint(), body: z.instanceof(Uint8Array) }),
    sql`select trajectory_id as trajectory, body from trajectory_raw where corpus_id = ${id}`,
  );
  const record = gunzipSync(raw?.body ?? new Uint8Array());
  const [head, tail] = [record.subarray(0, 100), record.subarray(100)].map((part) => gzipSync(part));
  await db.$executeRaw(sql`update trajectory_raw set body = ${head} where corpus_id = ${id}`);
  await db.$executeRaw(sql`insert into trajectory_raw (corpus_id, trajectory_id, part, body)
    values (${id}, ${raw?.trajectory}, 1, ${tail})`);

  expect(await rederived(corpus)).toMatchObject({ trajectories: 1, differing: 0, notApplicable: [] });
});

describe("a column that was changed is found, with both values:", () => {
  test.each([
    ["signal.by_model", (id: number) => sql`update signal set by_model = 77 where corpus_id = ${id}`, "77"],
    ["signal.regularity", (id: number) => sql`update signal set regularity = 0.125 where corpus_id = ${id}`, "0.125"],
    ["signal.depth", (id: number) => sql`update signal set depth = null where corpus_id = ${id}`, "null"],
    ["signal.by_rewritten", (id: number) => sql`update signal set by_rewritten = 9 where corpus_id = ${id}`, "9"],
    [
      "trajectory.verdict",
      (id: number) => sql`update trajectory set verdict = 'review' where corpus_id = ${id}`,
      "review",
    ],
    ["trajectory.rejects", (id: number) => sql`update trajectory set rejects = 31 where corpus_id = ${id}`, "31"],
    [
      "trajectory.outcome",
      (id: number) => sql`update trajectory set outcome = 'partial' where corpus_id = ${id}`,
      "partial",
    ],
    ["trajectory.score", (id: number) => sql`update trajectory set score = 0.25 where corpus_id = ${id}`, "0.25"],
    ["trajectory.rule", (id: number) => sql`update trajectory set rule = 0.125 where corpus_id = ${id}`, "0.125"],
    ["trajectory.axes", (id: number) => sql`update trajectory set axes = 12345 where corpus_id = ${id}`, "12345"],
    [
      "trajectory.judge_state",
      (id: number) => sql`update trajectory set judge_state = 'failed' where corpus_id = ${id}`,
      "failed",
    ],
    ["trajectory.gate", (id: number) => sql`update trajectory set gate = 2 where corpus_id = ${id}`, "2"],
    [
      "trajectory.judge_score",
      (id: number) => sql`update trajectory set judge_score = 0.25 where corpus_id = ${id}`,
      "0.25",
    ],
    ["likeness.calls_hash", (id: number) => sql`update likeness set calls_hash = 5 where corpus_id = ${id}`, "5"],
    [
      "likeness.template_hash",
      (id: number) => sql`update likeness set template_hash = -7 where corpus_id = ${id}`,
      "-7",
    ],
    [
      "likeness.sketch",
      (id: number) => sql`update likeness set sketch = decode('00', 'hex') where corpus_id = ${id}`,
      "sha256 6e340b9cffb3",
    ],
  ])("%s", async (column, change, stored) => {
    const { differences, differing } = await givenTampered(change);

    expect(differing).toBe(1);
    expect(differences).toMatchObject([{ column, stored }]);
    expect(differences[0]?.derived).not.toBe(stored);
  });
});

test("the verdict is held against the filter version that decided the row", async () => {
  const { corpus, id } = await givenImported([await givenFile("a.jsonl", anEnvelope())]);
  const { filterVersion } = await db.corpus.findUniqueOrThrow({ where: { id }, select: { filterVersion: true } });
  const thresholds = {
    ...Object(filterVersion.thresholds),
    rejects: { R1: false, R2: false, R3: false, R4: false, R5: false },
  };
  const name = `lenient ${corpus}`;
  const other = await db.filterVersion.create({
    data: { name, hash: name, thresholds, reason: "test", author: "test" },
  });
  await db.$executeRaw(sql`update trajectory set filter_version_id = ${other.id} where corpus_id = ${id}`);

  expect((await rederived(corpus)).differences).toMatchObject([{ column: "trajectory.rejects", derived: "0" }]);

  await db.$executeRaw(sql`update trajectory set rejects = 0 where corpus_id = ${id}`);
  expect((await rederived(corpus)).differences).toEqual([]);
});

test("without its raw record a trajectory is counted as one that cannot be derived, and is no difference", async () => {
  const { corpus, id } = await givenImported([await givenFile("a.jsonl", `${anEnvelope()}\n${anEnvelope()}`)]);
  await db.$executeRaw(sql`delete from trajectory_raw where corpus_id = ${id}
    and trajectory_id = (select min(trajectory_id) from trajectory_raw where corpus_id = ${id})`);

  expect(await rederived(corpus)).toMatchObject({
    trajectories: 1,
    differing: 0,
    notApplicable: [{ reason: "Its raw record is not stored.", count: 1 }],
  });
});

test("a record that cannot be read any more is a difference", async () => {
  const { corpus, id } = await givenImported([await givenFile("a.jsonl", anEnvelope())]);
  await db.$executeRaw(sql`update trajectory_raw set body = ${gzipSync("7")} where corpus_id = ${id}`);

  expect((await rederived(corpus)).differences).toMatchObject([{ column: "record", stored: "imported" }]);
});

test("a sample is the same for the same seed, and progress ends at its size", async () => {
  const lines = Array.from({ length: 12 }, () => anEnvelope()).join("\n");
  const { corpus, id } = await givenImported([await givenFile("a.jsonl", lines)]);
  await db.$executeRaw(sql`update signal set phantom = 500 where corpus_id = ${id}`);
  const told: (readonly [number, number])[] = [];
  const onProgress = async (done: number, total: number) => {
    told.push([done, total]);
  };

  const idsOf = async (seed: number) => [
    ...new Set((await rederived(corpus, { sample: 4, seed, onProgress })).differences.map((found) => found.id)),
  ];
  const [first, again, other] = [await idsOf(1), await idsOf(1), await idsOf(2)];

  expect(first).toHaveLength(4);
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(told.at(-1)).toEqual([4, 4]);
});

test("of very many differences the first thousand are named, and all are counted", async () => {
  const lines = Array.from({ length: 60 }, () => anEnvelope()).join("\n");
  const { corpus, id } = await givenImported([await givenFile("a.jsonl", lines)]);
  await db.$executeRaw(sql`update signal set by_model = 90, by_macro = 90, by_retry = 90, by_code = 90, by_unknown = 90,
      phantom = 90, early_credited = 90, early_dispatches = 90, flat_credited = 90, nonce_valid = 90, nonce_dispatches = 90,
      depth = 90, reformulations = 90, unseen_ids = 90, tokens = 90, rejects = 31, inferences_with_calls = 90
    where corpus_id = ${id}`);

  const { differing, differingColumns, differences } = await rederived(corpus);

  expect({ differing, differingColumns, named: differences.length }).toEqual({
    ...{ differing: 60, differingColumns: 60 * 17, named: 1000 },
  });
});

test("an annotator derives nothing anew", async () => {
  const { id: corpus } = await givenImported([await givenFile("a.jsonl", anEnvelope())]);
  const { extId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus } });
  const asked = { corpus: extId, databaseUrl, seed: 1, onProgress: async () => undefined };

  await expect(rederiveCorpus(await givenContext(db, "annotator"), asked)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
