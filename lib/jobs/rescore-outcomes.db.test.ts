import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { RescoredOutcome } from "@/lib/contract/rescoring";
import { queryRows, sql } from "@/lib/db/query-rows";
import {
  anEnvelope,
  aStep,
  databaseUrl,
  db,
  givenFile,
  givenImport,
  home,
} from "@/lib/services/imports/fixtures/given-import";
import { measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_PARTS, MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

const REWARD = { product_id: "L1", title: ["a lamp"], price: [{ "less than": [null, 30] }], service: ["COD"] };
const HIT = { product_id: "L2", shop_id: "S1", title: "a brass lamp", price: 25, service: ["COD"] };

/** A judged attempt that searched, saw the hits and recommended. */
function anAttempt(ids: string, more: Readonly<Record<string, unknown>> = {}, problem: object = {}): string {
  const query = "Looking for a lamp";
  const closing = {
    completion: {
      content: "",
      message: { think: "t", tool_call: [{ name: "recommend_product", parameters: { product_ids: ids } }] },
    },
    extra_info: { step: 2, query, timestamp: 1_795_216_452_190 },
  };

  return anEnvelope({
    dialogue: [aStep(1, query, [HIT]), closing],
    problem: { query, category: "Product", reward: REWARD, ...problem },
    score: 1,
    score_dict: { rule: 1, title: 1, price: 1, service: 1 },
    ...more,
  });
}

async function imported(corpus: string, ...lines: string[]): Promise<void> {
  const { jobId } = await givenImport([await givenFile("rows.jsonl", lines.join("\n"))], { corpus });
  expect(await runToEnd({ db, url: databaseUrl, home }, jobId)).toBe("done");
}

/** Runs the measures that wait, and tells what is stored, in the order of import. */
async function rescored(corpus: string): Promise<(RescoredOutcome | null)[]> {
  const { id, extId } = await db.corpus.findUniqueOrThrow({
    where: { name: corpus },
    select: { id: true, extId: true },
  });
  await startMeasures(db);
  const jobs = await db.jobRun.findMany({ where: { kind: "measure_trajectories", state: "queued" } });
  for (const job of jobs.filter(({ payload }) => JSON.stringify(payload).includes(extId))) {
    expect(await runToEnd({ db, url: databaseUrl, home }, job.id)).toBe("done");
  }
  const rows = await queryRows(
    db,
    z.object({ body: RescoredOutcome.nullable() }),
    sql`select o.body from trajectory t
        left join rescored_outcome o on o.corpus_id = t.corpus_id and o.trajectory_id = t.id
        where t.corpus_id = ${id} order by t.id`,
  );

  return rows.map(({ body }) => body);
}

/** Which of the corpus are marked as scored in part, in the order of import. */
async function partial(corpus: string): Promise<boolean[]> {
  const rows = await queryRows(
    db,
    z.object({ is_partial: z.boolean() }),
    sql`select o.is_partial from rescored_outcome o join corpus c on c.id = o.corpus_id
        where c.name = ${corpus} order by o.trajectory_id`,
  );

  return rows.map((row) => row.is_partial);
}

test("without a catalogue the products of the results decide what they can", async () => {
  const corpus = `rescored ${crypto.randomUUID()}`;
  await imported(
    corpus,
    anAttempt("L1"),
    anAttempt("L2"),
    anAttempt("L2", { problem_id: "dear" }, { reward: { ...REWARD, price: [{ "less than": [null, 9] }] } }),
    anAttempt("L1", { score: undefined, score_dict: undefined, problem_id: "unscored" }),
    anAttempt("L1", { problem_id: "other" }, { reward: undefined }),
  );

  const [gold, untitled, dear, unscored, unknown] = await rescored(corpus);

  expect(gold).toMatchObject({ answer: "agrees", success: "yes", products: { fromCatalogue: 0, fromResults: 0 } });
  expect(untitled).toMatchObject({ answer: "undecided", titles: "left_out", products: { fromResults: 1 } });
  expect(dear).toMatchObject({ answer: "differs", differing: ["success", "price"] });
  expect([unscored, unknown]).toEqual([null, null]);
});

test("a catalogue that comes in later has its corpus scored again, by its documents and embeddings", async () => {
  const corpus = `rescored ${crypto.randomUUID()}`;
  const known = { reward_title_embeddings: { "a lamp": [1, 0] } };
  await imported(corpus, anAttempt("L2", {}, known), anAttempt("L2", { score: 0, score_dict: {} }, known));
  expect((await rescored(corpus)).map((row) => row?.answer)).toEqual(["undecided", "undecided"]);
  expect(await partial(corpus)).toEqual([true, true]);

  await imported(corpus, JSON.stringify({ ...HIT, title_embedding: [0.8, 0.6] }));

  expect(await rescored(corpus)).toMatchObject([
    { answer: "agrees", success: "yes", titles: "compared", products: { fromCatalogue: 1, fromResults: 0 } },
    { answer: "differs", differing: ["success"] },
  ]);
  expect(await partial(corpus)).toEqual([false, false]);
});

test("blanks around the ids of a catalogue or of a reward are no part of them where products are looked up", async () => {
  const corpus = `rescored ${crypto.randomUUID()}`;
  await imported(corpus, anAttempt("L2", {}, { reward: { ...REWARD, product_id: " L1" } }));
  const products = [
    { ...HIT, product_id: " L2 ", title_embedding: [0.8, 0.6] },
    // The wanted title is that of the wanted product, whose embedding then serves: their cosine is 0.8, above 0.7.
    { product_id: "L1", title: "a lamp", title_embedding: [1, 0] },
  ];
  await imported(corpus, ...products.map((product) => JSON.stringify(product)));

  expect(await rescored(corpus)).toMatchObject([
    { answer: "agrees", success: "yes", titles: "compared", products: { fromCatalogue: 1, fromResults: 0 } },
  ]);
});

test("a reward spec that comes in later has the outcomes of its problem scored again", async () => {
  const corpus = `rescored ${crypto.randomUUID()}`;
  const problem_id = crypto.randomUUID();
  const answers = async () => (await rescored(corpus)).map((row) => row?.answer);
  await imported(corpus, anAttempt("L1", { problem_id, rollout: 1 }, { reward: undefined }));
  expect(await answers()).toEqual([undefined]);

  await imported(corpus, anAttempt("L1", { problem_id, rollout: 2 }));

  expect(await answers()).toEqual(["agrees", "agrees"]);
});

test.each([
  ["bucket", { category: "Product" }],
  ["reward", { reward: REWARD }],
  ["embeddings of the wanted titles", { reward_title_embeddings: { "a lamp": [1, 0] } }],
  ["voucher", { voucher: { voucher_type: "platform", threshold: 1 } }],
])("%s: a problem that gets it later has its corpus measured anew, and one that has it does not", async (_, fact) => {
  const corpus = `rescored ${crypto.randomUUID()}`;
  const problem_id = crypto.randomUUID();
  const attempt = (rollout: number, given: object) =>
    anAttempt("L1", { problem_id, rollout }, { category: undefined, reward: undefined, ...given });
  await imported(corpus, attempt(1, {}));
  await rescored(corpus);
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { id: true } });

  await imported(corpus, attempt(2, { difficulty: "hard" }));
  expect(await measureVersion(id)).toBe(MEASURE_VERSION);
  await imported(corpus, attempt(3, fact));
  expect(await measureVersion(id)).toBe(0);

  await rescored(corpus);
  await imported(corpus, attempt(4, fact));
  expect(await measureVersion(id)).toBe(MEASURE_VERSION);
});

test("the title of the wanted product serves where the problem holds no embedding", async () => {
  const corpus = `rescored ${crypto.randomUUID()}`;
  await imported(corpus, anAttempt("L2"));

  await imported(
    corpus,
    JSON.stringify({ ...HIT, title_embedding: [0, 1] }),
    JSON.stringify({ product_id: "L1", title: "a lamp", title_embedding: [1, 0] }),
  );

  expect(await rescored(corpus)).toMatchObject([{ answer: "differs", differing: ["success", "title"] }]);
});

test("what can no longer be scored again loses its answer", async () => {
  const corpus = `rescored ${crypto.randomUUID()}`;
  await imported(corpus, anAttempt("L1"));
  expect(await rescored(corpus)).toMatchObject([{ answer: "agrees" }]);
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { id: true } });
  await db.$executeRaw(sql`update trajectory set outcome = 'unscored' where corpus_id = ${id}`);

  await measureBatch(db, { corpusId: id, afterId: 0n }, MEASURE_PARTS);

  expect(await rescored(corpus)).toEqual([null]);
});

test("a catalogue that comes in while the measures run has them made once more by the same job", async () => {
  const corpus = `rescored ${crypto.randomUUID()}`;
  await imported(corpus, anAttempt("L1"));
  const { id, extId } = await db.corpus.findUniqueOrThrow({
    where: { name: corpus },
    select: { id: true, extId: true },
  });
  const jobs = await db.jobRun.findMany({ where: { kind: "measure_trajectories", state: "queued" } });
  const job = jobs.find(({ payload }) => JSON.stringify(payload).includes(extId));

  // The batch waits for the row of the corpus; the version is set back before it goes on.
  const running = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw(sql`lock table rescored_outcome in exclusive mode`);
      const started = runToEnd({ db, url: databaseUrl, home }, job?.id ?? "");
      await expect.poll(() => measureVersion(id), { timeout: 20_000 }).toBe(MEASURE_VERSION);
      await db.corpus.update({ where: { id }, data: { measureVersion: 0 } });
      return { started };
    },
    { timeout: 30_000 },
  );

  expect(await running.started).toBe("done");
  expect(await db.jobRun.findUnique({ where: { id: job?.id ?? "" } })).toMatchObject({ result: { measured: 2 } });
  expect(await measureVersion(id)).toBe(MEASURE_VERSION);
});

async function measureVersion(id: number): Promise<number> {
  return (await db.corpus.findUniqueOrThrow({ where: { id }, select: { measureVersion: true } })).measureVersion;
}
