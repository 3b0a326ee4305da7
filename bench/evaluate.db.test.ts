import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { rolloutScope } from "@/lib/services/evaluation/count-rollouts";
import { readRunSums } from "@/lib/services/evaluation/run-sums";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { benchCompare, benchPass, benchResampling } from "./evaluate";
import { growRollouts } from "./grow-rollouts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

test("figures of the evaluation are taken from a corpus as an import would leave it", { timeout: 60_000 }, async () => {
  const ctx = await givenContext(db);
  const corpus = await growRollouts(ctx, databaseUrl, { runs: 3, problems: 12, each: 4 });
  const figures = [];

  for (const take of [benchPass, benchResampling, benchCompare]) {
    for await (const figure of take(ctx, corpus)) figures.push(figure);
  }

  expect(figures.map(({ id }) => id)).toEqual(["P1", "", "P2", "P3"]);
  expect(figures.every(({ measured }) => /^\d+(\.\d+)? ms$/.test(measured))).toBe(true);
  const runs = await readRunSums(ctx, await rolloutScope(ctx, corpus.key, ""));
  expect(runs.map(({ problems, rollouts, fewest }) => ({ problems, rollouts, fewest }))).toEqual(
    Array.from({ length: 3 }, () => ({ problems: 12, rollouts: 48, fewest: 4 })),
  );
});
