import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenRollouts } from "./given-runs";
import { listRuns } from "./list-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";

async function listed(id: string, filter = "") {
  return listRuns(await givenContext(db), { id, filter, sort: "name", offset: 0, limit: 100 });
}

test("values that differ in capital letters alone are one of a menu, with the runs that choosing it lists", async () => {
  const corpus = await givenCorpus(db, [
    ...givenRollouts("one", { lamp: [S], sofa: [S] }, { bucket: "web" }),
    ...givenRollouts("two", { desk: [S] }, { bucket: "WEB" }),
    ...givenRollouts("three", { rug: [S] }, { bucket: "Web" }),
    ...givenRollouts("four", { bed: [S] }, { bucket: null }),
  ]);
  const named = { one: "deep", two: "Deep", three: "deep" };
  for (const [name, value] of Object.entries(named)) {
    const agent = await db.agent.create({ data: { key: `${corpus.extId} ${name}`, name, model: value } });
    const data = { suite: value, harness: value, agentId: agent.id };
    await db.run.updateMany({ where: { corpusId: corpus.id, name }, data });
  }
  await db.run.updateMany({ where: { corpusId: corpus.id, name: "four" }, data: { agentId: null } });

  const { facets } = await listed(corpus.extId);

  for (const facet of ["suite", "harness", "model"] as const) {
    expect(facets[facet], facet).toEqual([
      { value: "deep", count: 3 },
      { value: null, count: 1 },
    ]);
    expect((await listed(corpus.extId, `${facet}:deep`)).total, facet).toBe(3);
  }
  // Problems: two are stored as web, one as WEB and one as Web.
  expect(facets.bucket).toEqual([
    { value: "web", count: 4 },
    { value: null, count: 1 },
  ]);
  expect((await listed(corpus.extId, "bucket:web")).total).toBe(3);
});
