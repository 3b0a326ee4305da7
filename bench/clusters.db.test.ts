import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { benchClusters } from "./clusters";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

test("figures of leak clusters are taken from problems that join, that are proposed, and that stand alone", {
  timeout: 120_000,
}, async () => {
  const ctx = await givenContext(db);
  const figures = [];

  for await (const figure of benchClusters(ctx, databaseUrl, 3000)) figures.push(figure);

  expect(figures.map(({ id }) => id)).toEqual(["K1", "K1 incremental", "", "", ""]);
  expect(figures[0]?.what).toMatch(/ [1-9]\d* proposals of 3,000 queries$/);
  const corpus = await db.corpus.findFirstOrThrow({ where: { name: { startsWith: "Bench clusters " } } });
  const clusters = await db.problemCluster.groupBy({ by: ["clusterId"], where: { corpusId: corpus.id }, _count: true });
  expect(clusters.length).toBeGreaterThan(1000);
  expect(clusters.length).toBeLessThan(3000);
});
