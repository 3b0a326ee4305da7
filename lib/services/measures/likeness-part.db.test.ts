import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { SKETCH_VALUES } from "@/lib/filter/lab/fact-table";
import { anEnvelope, aStep, db, givenFile, imported } from "@/lib/services/imports/fixtures/given-import";
import { measureBatch } from "./measure-batch";
import { MEASURE_PARTS } from "./measure-parts";

afterAll(() => db.$disconnect());

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
