import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getCatalogue } from "./get-catalogue";
import { removeCatalogue } from "./remove-catalogue";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

async function givenCatalogue() {
  const corpus = await givenCorpus(db, [{}]);
  await db.product.createMany({
    data: [
      { corpusId: corpus.id, productId: "1", document: { product_id: "1" }, titleEmbedding: [1, 0] },
      { corpusId: corpus.id, productId: "2", document: { product_id: "2" } },
    ],
  });
  await db.$executeRaw`update product set title_embedding = null where corpus_id = ${corpus.id} and product_id = '2'`;
  await db.corpus.update({ where: { id: corpus.id }, data: { measureVersion: 99 } });

  return corpus;
}

test("tells how many products a corpus knows, and how many with an embedding", async () => {
  const { extId: id } = await givenCatalogue();

  expect(await getCatalogue(await givenContext(db, "annotator"), { id })).toEqual({ products: 2, embedded: 1 });
});

test("a lead removes all products of one corpus, and its outcomes are measured anew", async () => {
  const corpus = await givenCatalogue();
  const other = await givenCatalogue();
  const lead = await givenContext(db, "lead");

  expect(await removeCatalogue(lead, { id: corpus.extId })).toEqual({ products: 0, embedded: 0 });

  expect(await getCatalogue(lead, { id: other.extId })).toMatchObject({ products: 2 });
  const jobs = await db.jobRun.findMany({ where: { kind: "measure_trajectories", state: "queued" } });
  expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(corpus.extId))).toHaveLength(1);
  expect(await db.audit.count({ where: { verb: "remove_catalogue", subject: `corpus:${corpus.extId}` } })).toBe(1);
});

test.each(["annotator", "researcher"])("a %s may not", async (role) => {
  const { extId: id } = await givenCatalogue();

  await expect(removeCatalogue(await givenContext(db, role), { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
