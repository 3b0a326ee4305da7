import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { compileFilter } from "@/lib/db/compile-filter";
import { queryRows, sql } from "@/lib/db/query-rows";
import { getRescoring } from "@/lib/services/evaluation/get-rescoring";
import {
  aContext,
  anEnvelope,
  aStep,
  databaseUrl,
  db,
  givenFile,
  givenImport,
  home,
} from "@/lib/services/imports/fixtures/given-import";
import { runImport } from "@/lib/services/imports/run-import";
import { measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_PARTS } from "@/lib/services/measures/measure-parts";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { rederived } from "@/lib/services/rederive/fixtures/given-rederived";
import { matches } from "@/lib/services/trajectories/count-matches";
import { trajectoryHeader } from "@/lib/services/trajectories/header-row";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { axesOf } from "@/lib/services/trajectories/trajectory-row";
import { corpusJobs, givenRecords } from "./fixtures/corpus-jobs";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

const { runDue: runMeasures } = corpusJobs("measure_trajectories", startMeasures);

const REWARD = { product_id: "L1", title: ["a lamp"], price: [{ "less than": [null, 30] }], service: ["COD"] };
const HITS = [
  { product_id: "L2", shop_id: "S1", title: "a brass lamp", price: 25, service: [] },
  { product_id: "L3", shop_id: "S1", title: "a brass lamp", price: 25, service: ["COD"] },
  { product_id: "L4", shop_id: "S1", title: "a desk", price: 95, service: [] },
];

/** An attempt as the arena writes it, without a score: it searched and answered, or said nothing of a product. */
function anAttempt(ids: string | undefined, more: Readonly<Record<string, unknown>> = {}): string {
  const query = `Looking for a lamp ${randomUUID()}`;
  const call = { name: "recommend_product", parameters: { product_ids: ids } };
  const closing = {
    completion: { content: "", message: { think: "t", ...(ids === undefined ? {} : { tool_call: [call] }) } },
    extra_info: { step: 2, query, timestamp: 1_795_216_452_190 },
  };

  return anEnvelope({ dialogue: [aStep(1, query, HITS), closing], ...more });
}

type Corpus = Awaited<ReturnType<typeof givenRecords>>;

/** The answer key of every problem is another one now, and the measures have come to it. */
async function keyed(corpus: Corpus, reward: object | null): Promise<void> {
  await db.$executeRaw(sql`update problem set reward = ${reward === null ? null : JSON.stringify(reward)}::jsonb,
    bucket = 'product' where corpus_id = ${corpus.id}`);
  await measured(corpus);
}

async function measured(corpus: Corpus): Promise<void> {
  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: 0 } });
  expect(await runMeasures(corpus.extId)).toBe("done");
}

const Row = z.object({
  id: z.bigint(),
  outcome: z.string(),
  by: z.string(),
  score: z.number().nullable(),
  rule: z.number().nullable(),
  axes: z.int(),
});

/** In the order of import. */
async function stored({ id }: Corpus) {
  return queryRows(
    db,
    Row,
    sql`select id, outcome, outcome_by as by, score, rule, axes from trajectory where corpus_id = ${id} order by id`,
  );
}

async function outcomes(corpus: Corpus): Promise<string[]> {
  return (await stored(corpus)).map(({ outcome, by }) => `${outcome} by ${by}`);
}

/** Outcomes that the rules were held against. */
async function rescoring({ id }: Corpus) {
  return queryRows(
    db,
    z.object({ id: z.bigint(), answer: z.string() }),
    sql`select trajectory_id as id, answer from rescored_outcome where corpus_id = ${id}`,
  );
}

describe("what the source did not score", () => {
  test("is scored by the answer key, once that is known, as far as the rules can tell", async () => {
    const corpus = await givenRecords([
      anAttempt("L1"),
      anAttempt("L2"),
      anAttempt("L4"),
      anAttempt(undefined),
      anAttempt("L3"),
      anAttempt("unheard of"),
    ]);
    await measured(corpus);
    expect(new Set(await outcomes(corpus))).toEqual(new Set(["unscored by source"]));

    await keyed(corpus, REWARD);

    const rows = await stored(corpus);
    expect(rows.map(({ outcome, by, score, rule }) => [outcome, by, score, rule])).toEqual([
      ["success", "rules", null, 1],
      ["partial", "rules", null, 0.5],
      ["fail", "rules", null, 0],
      ["fail", "rules", null, 0],
      // The title is not known to be another, as it is without its embedding; nor anything of what nobody told of.
      ["unscored", "source", null, null],
      ["unscored", "source", null, null],
    ]);
    expect(axesOf(rows[1]?.axes ?? 0)).toEqual({
      ...{ price: "pass", service: "fail", sku: "n/a", attribute: "n/a", shop: "n/a", budget: "n/a" },
    });
    // They agree with nothing: no source said anything.
    expect(await rescoring(corpus)).toEqual([]);
  });

  test("stays a failure without a score where the run broke off, ran out of time or left no turn", async () => {
    const corpus = await givenRecords([
      anAttempt("L1", { status: "FAILED" }),
      anAttempt("L1", { status: "TIMED_OUT" }),
      anAttempt("L1", { dialogue: [] }),
      anAttempt("L1"),
    ]);

    await keyed(corpus, REWARD);

    const unscored = "unscored by source";
    expect(await outcomes(corpus)).toEqual([unscored, unscored, unscored, "success by rules"]);
  });

  test("is scored anew by another key, and not scored any more where the key is gone or leaves it open", async () => {
    const corpus = await givenRecords([anAttempt("L1"), anAttempt("L2")]);
    await keyed(corpus, REWARD);
    expect(await outcomes(corpus)).toEqual(["success by rules", "partial by rules"]);

    await keyed(corpus, { ...REWARD, product_id: "L2" });
    expect(await outcomes(corpus)).toEqual(["unscored by source", "success by rules"]);
    await keyed(corpus, null);

    const none = { outcome: "unscored", by: "source", score: null, rule: null, axes: 0 };
    expect(await stored(corpus)).toMatchObject([none, none]);
  });
});

test("what the source scored stays as it is, whatever the rules say, and is scored again beside it", async () => {
  const corpus = await givenRecords([anAttempt("L1", { score: 0 }), anAttempt("L1")]);

  await keyed(corpus, REWARD);

  expect(await outcomes(corpus)).toEqual(["fail by source", "success by rules"]);
  const [given] = await stored(corpus);
  expect(await rescoring(corpus)).toEqual([{ id: given?.id, answer: "differs" }]);
  const { rescored, solved } = await getRescoring(await aContext(), { id: corpus.extId, filter: "" });
  expect({ rescored, solved }).toEqual({ rescored: 1, solved: { stored: 0, low: 1, high: 1 } });
});

/** What rests on outcomes: successes of the counted cells, products that join problems, and where rows leave. */
async function resting({ id }: Corpus) {
  const counts = await db.rolloutCount.findMany({ where: { corpusId: id } });
  const products = await db.problemProduct.findMany({ where: { corpusId: id, use: "recommended" } });
  const stages = await queryRows(
    db,
    z.object({ stage: z.string() }),
    sql`select stage from selection where corpus_id = ${id} order by trajectory_id`,
  );
  const [state] = await queryRows(
    db,
    z.object({ is_counted: z.boolean() }),
    sql`select counted_to = (select max(t.id) from trajectory t where t.corpus_id = ${id}) as is_counted
        from corpus where id = ${id}`,
  );

  return {
    successes: counts.reduce((sum, { successes }) => sum + successes, 0),
    isCounted: state?.is_counted,
    joining: products.map(({ productId }) => productId).toSorted(),
    stages: stages.map(({ stage }) => stage),
  };
}

async function select({ extId }: Corpus): Promise<void> {
  const jobs = await db.jobRun.findMany({ where: { kind: "select_kept", state: "queued" } });
  for (const job of jobs.filter(({ payload }) => JSON.stringify(payload).includes(extId)))
    expect(await runToEnd({ db, url: databaseUrl, home }, job.id)).toBe("done");
}

test("filters find whose an outcome is, and what is derived anew is what the record left", async () => {
  const corpus = await givenRecords([anAttempt("L1"), anAttempt("L2", { score: 1 }), anAttempt("unheard of")]);
  await keyed(corpus, REWARD);
  const [ruled, given, open] = (await stored(corpus)).map(({ id }) => id);
  const found = async (filter: string) => {
    const where = matches(corpus.id, compileFilter(readFilter(await aContext(), filter), corpus.id));
    return (await queryRows(db, z.object({ id: z.bigint() }), sql`select t.id ${where} order by t.id`)).map(
      ({ id }) => id,
    );
  };

  expect(await found("outcome_by:rules")).toEqual([ruled]);
  expect(await found("outcome_by:source")).toEqual([given]);
  expect(await found("outcome_by:none")).toEqual([open]);
  expect(await found("-outcome_by:rules")).toEqual([given, open]);
  expect(await rederived(corpus.name)).toMatchObject({ trajectories: 3, differences: [] });
});

test("counts, products that join problems and the pipeline follow an outcome that comes and one that goes", async () => {
  const corpus = await givenRecords([anAttempt("100000001"), anAttempt("100000002")]);
  const key = { ...REWARD, product_id: "100000001" };
  await measured(corpus);
  await select(corpus);
  const none = { successes: 0, isCounted: true, joining: [], stages: ["winners", "winners"] };
  expect(await resting(corpus)).toEqual(none);

  await keyed(corpus, key);
  const { selectedVersionId } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  expect(selectedVersionId).toBeNull();
  await select(corpus);

  expect(await resting(corpus)).toMatchObject({ successes: 1, isCounted: true, joining: ["100000001"] });
  expect((await resting(corpus)).stages[0]).not.toBe("winners");

  await keyed(corpus, null);
  await select(corpus);

  expect(await resting(corpus)).toEqual(none);
});

test("a pass that ends early has marked what rests on the outcomes that it changed", async () => {
  const corpus = await givenRecords([anAttempt("L1"), anAttempt("L2")]);
  await measured(corpus);
  await select(corpus);
  const marks = async () => {
    const { selectedVersionId, countedTo } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
    return { isSelected: selectedVersionId !== null, countedTo };
  };
  const [first, last] = (await stored(corpus)).map(({ id }) => id);
  expect(await marks()).toEqual({ isSelected: true, countedTo: last });
  await measureBatch(db, { corpusId: corpus.id, afterId: 0n }, MEASURE_PARTS);
  expect(await marks()).toEqual({ isSelected: true, countedTo: last });

  await db.$executeRaw(
    sql`update problem set reward = ${JSON.stringify(REWARD)}::jsonb where corpus_id = ${corpus.id}`,
  );
  await measureBatch(db, { corpusId: corpus.id, afterId: 0n }, MEASURE_PARTS);

  expect(await marks()).toEqual({ isSelected: false, countedTo: (first ?? 0n) - 1n });
});

test("the header says whose the outcome is, by which file, and where the key decides nothing", async () => {
  const corpus = await givenRecords([anAttempt("L1"), anAttempt("unheard of"), anAttempt("L1", { status: "FAILED" })]);
  const headers = async () => {
    const rows = await stored(corpus);
    return Promise.all(rows.map(({ id }) => trajectoryHeader(db, { corpusId: corpus.id, id })));
  };
  await keyed(corpus, REWARD);
  // Of a drop only the file that holds answer keys.
  const { name } = await db.corpus.findUniqueOrThrow({ where: { id: corpus.id } });
  const suite = await givenFile("suite.jsonl", JSON.stringify({ query: "a desk", reward: REWARD }));
  const drop = await givenImport([await givenFile("more.jsonl", anEnvelope()), suite], { corpus: name });
  await runImport({ databaseUrl, home, importId: drop.key, onProgress: async () => undefined });
  await db.problem.updateMany({ where: { corpusId: corpus.id }, data: { answerImportId: drop.key } });

  const answerKey = { file: "suite.jsonl", isMeasured: true };
  const [ruled, open, lost] = await headers();

  expect(ruled).toMatchObject({ outcome: { level: "success", by: "rules", score: null }, answerKey });
  expect(open).toMatchObject({ outcome: { level: "unscored", by: "source" }, answerKey });
  expect(lost?.outcome).toMatchObject({ level: "unscored", by: "source" });
  expect(lost).not.toHaveProperty("answerKey");
  // Which of several holds it is not known; one of which nothing was taken does not.
  const files = ["a.jsonl", "b.jsonl"].map((at) => givenFile(at, JSON.stringify({ query: at, reward: REWARD })));
  const none = givenFile(
    "none.jsonl",
    `{"query": "a desk", "reward": {"title": ["x"]}}\n{"query": "b", "reward": null}`,
  );
  const several = await givenImport(await Promise.all([...files, none]), { corpus: name, format: "problems" });
  await runImport({ databaseUrl, home, importId: several.key, onProgress: async () => undefined });
  await db.problem.updateMany({ where: { corpusId: corpus.id }, data: { answerImportId: several.key } });
  expect((await headers())[0]?.answerKey).toMatchObject({ file: null, oneOf: 2 });
  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: 0 } });
  expect((await headers())[1]?.answerKey?.isMeasured).toBe(false);
});
