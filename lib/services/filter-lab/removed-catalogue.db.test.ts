import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { corpusJobs, givenRecords } from "@/lib/jobs/fixtures/corpus-jobs";
import { removeCatalogue } from "@/lib/services/catalogue/remove-catalogue";
import { listFilters } from "@/lib/services/filters/list-filters";
import { aContext, anEnvelope, aStep, db } from "@/lib/services/imports/fixtures/given-import";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { getPipeline } from "@/lib/services/selection/get-pipeline";
import { askWhatIf } from "./what-if";

afterAll(() => db.$disconnect());

const { runDue: runMeasures } = corpusJobs("measure_trajectories", startMeasures);

const REWARD = { product_id: "L1", price: [{ "less than": [null, 20] }], service: ["COD"] };
/** Too dear: it meets one of two constraints. */
const HITS = [{ product_id: "L2", shop_id: "S1", title: "a brass lamp", price: 25, service: ["COD"] }];
/** Meets both, and no result names it. */
const OF_CATALOGUE = { product_id: "C1", shop_id: "S1", title: "a tin lamp", price: 15, service: ["COD"] };

/** Without a score: it sees the hits and recommends a product. */
function anAttempt(product: string): string {
  const query = `Looking for a lamp ${randomUUID()}`;
  const call = { name: "recommend_product", parameters: { product_ids: product } };
  const closing = {
    completion: { content: "", message: { think: "t", tool_call: [call] } },
    extra_info: { step: 2, query, timestamp: 1_795_216_452_190 },
  };

  return anEnvelope({ dialogue: [aStep(1, query, HITS), closing] });
}

/** Two attempts that a catalogue decides and one that the results decide, all measured by an answer key. */
async function givenScored() {
  const corpus = await givenRecords([anAttempt("C1"), anAttempt("C1"), anAttempt("L2")]);
  await db.product.create({ data: { corpusId: corpus.id, productId: "C1", document: OF_CATALOGUE } });
  await db.$executeRaw(sql`update problem set reward = ${JSON.stringify(REWARD)}::jsonb, bucket = 'product'
    where corpus_id = ${corpus.id}`);
  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: 0 } });
  expect(await runMeasures(corpus.extId)).toBe("done");

  return corpus;
}

test("after a catalogue is removed the lab counts by the outcomes that are measured without it", async () => {
  const ctx = await aContext();
  const { id: corpusId, extId: id } = await givenScored();
  const thresholds = DEFAULT_THRESHOLDS;
  const { active: base } = await listFilters(ctx, { corpus: id });
  const outcomes = async () =>
    (
      await queryRows(
        db,
        z.object({ outcome: z.string() }),
        sql`select outcome from trajectory where corpus_id = ${corpusId} order by id`,
      )
    ).map(({ outcome }) => outcome);
  const winners = async () => {
    const [whatIf, pipeline] = [
      await askWhatIf(ctx, { id, base, thresholds, labels: "blind" }),
      await getPipeline(ctx, { id, thresholds }),
    ];
    const [before, counted] = [whatIf.stages, pipeline.stages].map((stages) =>
      stages.find(({ stage }) => stage === "winners"),
    );

    return [before, counted];
  };
  expect(await outcomes()).toEqual(["success", "success", "partial"]);
  expect(await winners()).toMatchObject([{ before: 2, after: 2 }, { count: 2 }]);

  await removeCatalogue(ctx, { id });
  expect(await runMeasures(id)).toBe("done");

  expect(await outcomes()).toEqual(["unscored", "unscored", "partial"]);
  expect(await winners()).toMatchObject([{ before: 0, after: 0 }, { count: 0 }]);
});
