import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { simulateArena } from "@/lib/demo/simulate-arena";
import { SKETCH_VALUES } from "@/lib/filter/lab/fact-table";
import { decidedIn } from "@/lib/services/filters/given-activation";
import {
  anEnvelope,
  aStep,
  db,
  givenFile,
  hasSharedData,
  imported,
  sharedPath,
} from "@/lib/services/imports/fixtures/given-import";
import { measureBatch } from "./measure-batch";
import { MEASURE_PARTS } from "./measure-parts";

afterAll(() => db.$disconnect());

const SHARED = [
  "sn15/output-envelopes.jsonl",
  "sn15/output-legacy-list.jsonl",
  "sn15/bundle-axis_a_native_nonce_product.json",
  "sn15/bundle-hybrid_voucher.json",
  "sn15/shoppingbench-rollout-original-format.jsonl",
  "sn15/hf-sft15k-eval-prefixes.jsonl",
].map(sharedPath);

async function givenCorpusOf(paths: readonly string[]): Promise<number> {
  const { corpus } = await imported(paths);
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { id: true } });

  return id;
}

async function measureAll(corpusId: number): Promise<void> {
  let afterId = 0n;
  for (;;) {
    const batch = await measureBatch(db, { corpusId, afterId }, MEASURE_PARTS);
    if (batch === undefined) return;
    afterId = batch.lastId;
  }
}

const SignalRow = z.looseObject({ trajectory_id: z.bigint() });
const signalsOf = (corpusId: number) =>
  queryRows(db, SignalRow, sql`select * from signal where corpus_id = ${corpusId} order by trajectory_id`);

const LikenessRow = z.object({
  calls_hash: z.bigint().nullable(),
  template_hash: z.bigint().nullable(),
  bytes: z.int().nullable(),
  ones: z.int(),
});
const likenessOf = (corpusId: number) =>
  queryRows(
    db,
    LikenessRow,
    sql`select calls_hash, template_hash, octet_length(sketch) as bytes,
          count(*) over (partition by calls_hash)::int as ones
        from likeness where corpus_id = ${corpusId} order by trajectory_id`,
  );

test("signals that an older release stored otherwise come to what an import stores, for every source", async () => {
  const arena = await givenFile("arena.jsonl", [...simulateArena({ seed: 3, problems: 6 })].join("\n"));
  const corpusId = await givenCorpusOf([arena, ...(hasSharedData ? SHARED : [])]);
  const before = await signalsOf(corpusId);
  await db.$executeRaw(sql`update signal set asks_for_nothing = not asks_for_nothing, sends_no_nonce = not sends_no_nonce,
    by_rewritten = by_rewritten + 7, rejects = 31 - rejects where corpus_id = ${corpusId}`);
  expect(await signalsOf(corpusId)).not.toEqual(before);

  await measureAll(corpusId);

  expect(before.length).toBeGreaterThan(70);
  expect(await signalsOf(corpusId)).toEqual(before);
});

test("what a version decided from signals that were stored otherwise is decided again by that version", async () => {
  const arena = await givenFile("arena.jsonl", [...simulateArena({ seed: 5, problems: 4 })].join("\n"));
  const corpusId = await givenCorpusOf([arena]);
  const before = await decidedIn(corpusId);
  await db.$executeRaw(sql`update signal set rejects = 31 - rejects, asks_for_nothing = not asks_for_nothing
    where corpus_id = ${corpusId}`);
  await db.$executeRaw(sql`update trajectory set verdict = 'review', rule_name = 'x', rejects = 31 - rejects
    where corpus_id = ${corpusId}`);

  await measureAll(corpusId);

  expect(await decidedIn(corpusId)).toEqual(before);
});

test("every trajectory is compared: by its calls, its template and a sketch of its thoughts", async () => {
  const other = aStep(1, "x", [{ product_id: "99" }]);
  const silent = { completion: { message: { response: "Done." } }, extra_info: { step: 1, query: "y", timestamp: 1 } };
  const lines = [[aStep(1, "x")], [other], [aStep(2, "x")], [silent]].map((dialogue) => anEnvelope({ dialogue }));
  const corpusId = await givenCorpusOf([await givenFile("a.jsonl", lines.join("\n"))]);

  await measureAll(corpusId);
  const [one, same, unlike, nothing] = await likenessOf(corpusId);

  expect(one).toMatchObject({ bytes: SKETCH_VALUES * 2, ones: 2 });
  expect(same).toEqual(one);
  expect(unlike?.calls_hash).not.toBe(one?.calls_hash);
  expect(unlike?.template_hash).toBe(one?.template_hash);
  expect(nothing).toMatchObject({ calls_hash: null, template_hash: null, bytes: null });
});
