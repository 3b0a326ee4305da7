import { afterAll, expect, test } from "vitest";
import { TrajectoryFacets } from "@/lib/contract/trajectories";
import { createDb } from "@/lib/db/client";
import { clustered } from "@/lib/services/clusters/fixtures/given-clusters";
import { makeSplit } from "@/lib/services/splits/make-split";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { countTrajectories } from "./count-trajectories";
import { givenContext, givenCorpus } from "./given-corpus";
import { listFacets } from "./list-facets";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");

/** Five rows of three problems: two in train and one in test of one split; a second split knows them all as train. */
async function given() {
  const rows = ["a lamp", "a lamp", "a rug", "a clock", "a clock"].map((query, at) => ({
    query,
    verdict: at === 0 ? "agentic" : "sub_task",
  }));
  const corpus = await givenCorpus(db, rows);
  await clustered(db, corpus.id);
  const split = async (name: string) => {
    const shares = { train: 1, validation: 0, test: 0, never_touch: 0 };
    return makeSplit(lead, { id: corpus.extId, name, note: "", seed: 1, strata: [], weigh: "problems", shares });
  };
  const { id } = await split("main run");
  await split("other");
  const lamp = await db.problem.findFirstOrThrow({ where: { corpusId: corpus.id, query: "a lamp" } });
  await pinCluster(lead, { id, version: 1, problems: [lamp.extId], pool: "test", note: "x" });
  const problem = { corpusId: corpus.id, key: "later", query: "later", queryNorm: "later" };
  await db.problem.create({ data: problem });

  return corpus;
}

test("trajectories are found by the pool of their problem in a split, and by having none", async () => {
  const { extId: corpus } = await given();
  const count = async (filter: string) => (await countTrajectories(lead, { corpus, filter })).count;

  expect(await count('pool:"main run/test"')).toBe(2);
  expect(await count('pool:"MAIN run/train"')).toBe(3);
  expect(await count("pool:*/train")).toBe(5);
  expect(await count("-pool:other/train")).toBe(0);
  expect(await count("pool:none")).toBe(0);
  expect(await count("pool:elsewhere/train")).toBe(0);
});

test.each(["", "verdict:sub_task", 'pool:"main run/test"'])(
  "under %j each pool counts what choosing it instead would list",
  async (filter) => {
    const { extId: corpus } = await given();

    const { facets } = TrajectoryFacets.parse(await listFacets(lead, { corpus, filter }));

    const values = facets.pool ?? [];
    expect(values.map(({ value }) => value).toSorted()).toEqual([
      "main run/test",
      "main run/train",
      "none",
      "other/train",
    ]);
    const rest = filter.startsWith("pool") ? "" : filter;
    for (const { term, count } of values) {
      expect((await countTrajectories(lead, { corpus, filter: `${rest} ${term}` })).count).toBe(count);
    }
  },
);

test("splits whose names differ in capital letters alone are one value", async () => {
  const { extId: corpus, id } = await given();
  // As one of a version that did not refuse the name.
  await db.split.updateMany({ where: { corpusId: id, name: "other" }, data: { name: "Main Run" } });

  const values = (await listFacets(lead, { corpus, filter: "" })).facets.pool ?? [];

  // Every problem is in train of one of the two, the lamp's in test of the other as well.
  expect(values.map(({ value, count }) => [value, count])).toEqual([
    ["Main Run/train", 5],
    ["main run/test", 2],
    ["none", 0],
  ]);
  for (const { term, count } of values) {
    expect((await countTrajectories(lead, { corpus, filter: term })).count).toBe(count);
  }
});

test("an annotator has neither the facet nor the field; a corpus without a split has no facet", async () => {
  const { extId: corpus } = await given();
  const annotator = await givenContext(db, "annotator");

  expect((await listFacets(annotator, { corpus, filter: "" })).facets.pool).toBeUndefined();
  await expect(countTrajectories(annotator, { corpus, filter: "pool:none" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  const without = await givenCorpus(db, [{}]);
  expect((await listFacets(lead, { corpus: without.extId, filter: "" })).facets.pool).toBeUndefined();
});
