import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { readLeakProblems } from "./read-leak-problems";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("problems come by key with what their reward specs want and their rollouts used, before clusters are made", async () => {
  const corpus = await givenCorpus(db, [{ query: "rug" }, { query: "Lamp", bucket: "shop", difficulty: "hard" }]);
  const [rug, lamp] = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" } });
  const reward = [{ product_id: "7", title: ["Red lamp"] }, { product_id: "8,9" }];
  await db.problem.update({ where: { id: lamp?.id ?? 0 }, data: { reward } });
  const used = (productId: string, use: string) => ({ corpusId: corpus.id, problemId: rug?.id ?? 0, productId, use });
  await db.problemProduct.createMany({ data: [used("5", "recommended"), used("6", "viewed"), used("4", "viewed")] });

  const problems = await readLeakProblems({ db }, corpus.id);

  // A capital letter is smaller than any other, in code units.
  expect(problems).toEqual([
    {
      id: lamp?.id,
      extId: lamp?.extId,
      key: lamp?.key,
      name: lamp?.key,
      clusterKey: lamp?.key,
      query: "Lamp",
      bucket: "shop",
      difficulty: "hard",
      goldIds: ["7", "8", "9"],
      titles: ["Red lamp"],
      recommendedIds: [],
      viewedIds: [],
    },
    expect.objectContaining({ key: rug?.key, goldIds: [], recommendedIds: ["5"], viewedIds: ["4", "6"] }),
  ]);
});

test("a problem has the key of its cluster once that is known", async () => {
  const corpus = await givenCorpus(db, [{ query: "b" }, { query: "a" }, { query: "c" }]);
  const [, first] = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" } });
  const two = await db.problem.findMany({ where: { corpusId: corpus.id, query: { in: ["a", "b"] } } });
  await db.problemCluster.createMany({
    data: two.map(({ id, corpusId }) => ({ problemId: id, corpusId, clusterId: first?.id ?? 0 })),
  });

  const problems = await readLeakProblems({ db }, corpus.id);

  expect(problems.map(({ query, clusterKey }) => [query, clusterKey])).toEqual([
    ["a", first?.key],
    ["b", first?.key],
    ["c", problems[2]?.key],
  ]);
});
