import { afterAll, expect, test } from "vitest";
import { db, imported } from "@/lib/services/imports/fixtures/given-import";
import { aProblem, aRun, aScoredRun, fileOf } from "@/lib/services/imports/fixtures/given-problems";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getCatalogue } from "./get-catalogue";
import { removeCatalogue } from "./remove-catalogue";

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

  expect(await getCatalogue(await givenContext(db, "annotator"), { id })).toMatchObject({ products: 2, embedded: 1 });
});

test("tells how many problems have an answer key, and how many that files hold wait for a rollout", async () => {
  const { corpus: name } = await imported(await fileOf(aRun("a lamp"), aRun("a desk"), aScoredRun("a chair")));
  await imported(await fileOf(aProblem("A lamp!"), aProblem("a bed"), aProblem("a shelf")), { corpus: name });
  await imported(await fileOf(aProblem("a bed")), { corpus: name });
  const { extId: id } = await db.corpus.findUniqueOrThrow({ where: { name } });

  expect(await getCatalogue(await givenContext(db, "annotator"), { id })).toEqual({
    ...{ products: 0, embedded: 0 },
    ...{ problems: 3, answered: 2, waiting: 2 },
  });
});

test("a lead removes all products of one corpus, and its outcomes are measured anew", async () => {
  const corpus = await givenCatalogue();
  const other = await givenCatalogue();
  const lead = await givenContext(db, "lead");

  expect(await removeCatalogue(lead, { id: corpus.extId })).toMatchObject({ products: 0, embedded: 0 });

  expect(await getCatalogue(lead, { id: other.extId })).toMatchObject({ products: 2 });
  const jobs = await db.jobRun.findMany({ where: { kind: "measure_trajectories", state: "queued" } });
  expect(jobs.filter(({ payload }) => JSON.stringify(payload).includes(corpus.extId))).toHaveLength(1);
  expect(await db.audit.count({ where: { verb: "remove_catalogue", subject: `corpus:${corpus.extId}` } })).toBe(1);
});

test.each(["annotator", "researcher"])("a %s may not", async (role) => {
  const { extId: id } = await givenCatalogue();

  await expect(removeCatalogue(await givenContext(db, role), { id })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
