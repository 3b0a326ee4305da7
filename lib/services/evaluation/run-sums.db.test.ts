import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { openCopySession } from "@/lib/db/copy-session";
import { createRng } from "@/lib/demo/rng";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { rolloutScope } from "./count-rollouts";
import { givenRollouts } from "./given-runs";
import { triedProblems } from "./not-tried";
import { refreshCounts } from "./refresh-counts";
import { readRunSums } from "./run-sums";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const rng = createRng(17, "run sums");

/** The outcomes of each of so many problems, with different numbers of rollouts. */
function givenOutcomes(problems: number): Record<string, string[]> {
  return Object.fromEntries(
    Array.from({ length: problems }, (_, at) => [
      `problem ${at}`,
      Array.from({ length: 1 + (at % 6) }, () => (rng.chance(0.4) ? "success" : "fail")),
    ]),
  );
}

/** Every choice of k of these. */
function choices<Item>(items: readonly Item[], k: number): Item[][] {
  if (k === 0) return [[]];

  return items.flatMap((item, at) => choices(items.slice(at + 1), k - 1).map((rest) => [item, ...rest]));
}

/** Of each problem with k rollouts the share of all choices of k of them in which one succeeds. */
function passByChoices(outcomes: Readonly<Record<string, readonly string[]>>, k: number): number | undefined {
  const shares = Object.values(outcomes)
    .filter((rollouts) => rollouts.length >= k)
    .map((rollouts) => {
      const all = choices(rollouts, k);
      return all.filter((chosen) => chosen.includes("success")).length / all.length;
    });

  return shares.length === 0 ? undefined : shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

test("pass@k of a run is that of every choice of k rollouts of its problems, kept or grouped anew", async () => {
  const runs = { night: givenOutcomes(25), day: givenOutcomes(11) };
  const corpus = await givenCorpus(db, [...givenRollouts("night", runs.night), ...givenRollouts("day", runs.day)]);
  const ctx = await givenContext(db);
  const grouped = await rolloutScope(ctx, corpus.id, "");
  const session = await openCopySession(databaseUrl);
  const before = await readRunSums(ctx, grouped);
  await refreshCounts(session, corpus.id).finally(() => session.close());

  for (const sums of [before, await readRunSums(ctx, grouped)]) {
    expect(sums.map(({ problems }) => problems)).toEqual([25, 11]);
    for (const [at, outcomes] of [runs.night, runs.day].entries()) {
      for (let k = 1; k <= 7; k += 1) {
        const wanted = passByChoices(outcomes, k);
        const found = sums[at]?.passAt(k);
        if (wanted === undefined) expect(found).toBeUndefined();
        else expect(found).toBeCloseTo(wanted, 12);
      }
    }
  }
});

test("problems that some run tried are counted once, those that nothing asked about not", async () => {
  const corpus = await givenCorpus(db, [
    ...givenRollouts("night", { lamp: ["success"], sofa: ["fail"] }),
    ...givenRollouts("day", { lamp: ["fail"], desk: ["fail"] }),
  ]);
  const ctx = await givenContext(db);
  const session = await openCopySession(databaseUrl);
  await refreshCounts(session, corpus.id).finally(() => session.close());

  expect([...(await triedProblems(ctx, await rolloutScope(ctx, corpus.id, "")))]).toEqual([["", 3]]);
  expect([...(await triedProblems(ctx, await rolloutScope(ctx, corpus.id, "outcome:success")))]).toEqual([["", 1]]);
});
