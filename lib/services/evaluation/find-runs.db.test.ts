import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { findRuns } from "./find-runs";
import { getPass } from "./get-pass";
import { givenRollouts } from "./given-runs";
import { listRuns } from "./list-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";

/** "tuned", whose key is the name of "baseline", and "third", whose key and name are its own. */
async function givenTakenName() {
  const { id, extId } = await givenCorpus(db, [
    ...givenRollouts("tuned", { lamp: [S], sofa: [S] }),
    ...givenRollouts("baseline", { lamp: [F], sofa: [S] }),
    ...givenRollouts("third", { lamp: [F], sofa: [F] }),
  ]);
  for (const [name, key] of [
    ["baseline", "run-2"],
    ["tuned", "baseline"],
  ] as const) {
    await db.run.updateMany({ where: { corpusId: id, name }, data: { key } });
  }

  return { ctx: await givenContext(db), extId, corpus: await getCorpusKey(db, extId) };
}

test("a run whose name is another's key is named by its id, and that word names it", async () => {
  const { ctx, extId, corpus } = await givenTakenName();

  const { items } = await listRuns(ctx, { id: extId, filter: "", sort: "name", offset: 0, limit: 10 });
  const found = await findRuns(
    db,
    corpus,
    items.map(({ word }) => word),
  );

  expect(items.map(({ id, name, word }) => [name, word === id])).toEqual([
    ["baseline", true],
    ["third", false],
    ["tuned", false],
  ]);
  expect(found.map(({ run }) => run)).toEqual(
    items.map(({ id, name, word }) => expect.objectContaining({ id, name, word })),
  );
});

test("a word that is one run's name and another's key is refused with the ids of both", async () => {
  const { ctx, extId, corpus } = await givenTakenName();
  const pass = (run: string) => getPass(ctx, { corpus: extId, run, filter: "", ks: [1] });
  const [baseline, tuned] = await findRuns(db, corpus, ["run-2", "tuned"]);

  await expect(pass("baseline")).rejects.toThrow(
    `2 runs are named “baseline”; name one by its id, such as “${tuned?.run.id}”, “${baseline?.run.id}”.`,
  );
  expect(await pass(baseline?.run.id ?? "")).toMatchObject({ runs: [{ name: "baseline" }], successes: 1 });
  expect(await pass("run-2")).toMatchObject({ runs: [{ name: "baseline" }] });
});

test("a run whose key is its own name is found by it", async () => {
  const { corpus } = await givenTakenName();

  expect(await findRuns(db, corpus, ["third"])).toMatchObject([{ run: { name: "third", word: "third" } }]);
});
