import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { rolloutScope } from "./count-rollouts";
import { givenProblems, givenRollouts } from "./given-runs";
import { tallyProcess } from "./tally-process";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

test("without a run there is a row a problem, however many runs there are", async () => {
  const corpus = await givenCorpus(
    db,
    ["one", "two", "three"].flatMap((run) => givenRollouts(run, givenProblems(4, [["success"]]))),
  );
  const ctx = await givenContext(db);
  const scope = await rolloutScope(ctx, corpus.id, "");
  const runs = await db.run.findMany({ where: { corpusId: corpus.id } });

  const together = await tallyProcess(ctx, scope, undefined);
  const apart = await tallyProcess(
    ctx,
    scope,
    runs.map(({ id }) => id),
  );

  expect(together.map(({ run_id, rollouts }) => [run_id, rollouts])).toEqual([...Array(4)].map(() => [null, 3]));
  expect(apart).toHaveLength(12);
});
