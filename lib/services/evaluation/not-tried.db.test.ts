import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getPass } from "./get-pass";
import { givenRollouts } from "./given-runs";
import { listRuns } from "./list-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";

test("problems of a suite that a run has nothing of are not missing from it", async () => {
  const { extId: id, id: corpusId } = await givenCorpus(db, [
    ...givenRollouts("airline", { fly: [S], land: [F] }),
    ...givenRollouts("half", { fly: [S], lend: [S] }),
    ...givenRollouts("retail", { buy: [S], sell: [S], lend: [S] }),
    ...givenRollouts("both", { fly: [S], buy: [S] }),
  ]);
  await db.$executeRaw`update problem set suite = case when query in ('fly', 'land') then 'airline' end
    where corpus_id = ${corpusId}`;
  // It names its suite, so a problem that came first under the name of another makes nothing of that one missing.
  await db.run.updateMany({ where: { corpusId, name: "half" }, data: { suite: "airline" } });

  const ctx = await givenContext(db);
  const { items } = await listRuns(ctx, { id, filter: "", sort: "name", offset: 0, limit: 100 });
  const pass = (run: string) => getPass(ctx, { corpus: id, run, filter: "", ks: [1] });

  expect(items.map(({ name, missingProblems }) => [name, missingProblems])).toEqual([
    ["airline", 0],
    ["both", 3],
    ["half", 1],
    ["retail", 0],
  ]);
  expect(await pass("half")).toMatchObject({ missingProblems: 1 });
  expect(await pass("retail")).toMatchObject({ missingProblems: 0 });
});
