import { afterAll, expect, test } from "vitest";
import { Pipeline } from "@/lib/contract/pipeline";
import { WhatIf } from "@/lib/contract/what-if";
import { createDb } from "@/lib/db/client";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { clustered } from "@/lib/services/clusters/fixtures/given-clusters";
import { getPipeline } from "@/lib/services/selection/get-pipeline";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { makeSplit } from "@/lib/services/splits/make-split";
import { readPools } from "@/lib/services/splits/read-pools";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { drawnFacts, givenFacts } from "./given-facts";
import { plainKept, plainRows } from "./plain-pipeline";
import { askWhatIf } from "./what-if";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());
const lead = await givenContext(db, "lead");

/** Two splits, the later of which knows no problem that came after it. */
async function given() {
  const corpus = await givenFacts(db, drawnFacts(300, 11));
  await clustered(db, corpus.id);
  const { filterVersion } = await db.corpus.findUniqueOrThrow({
    where: { id: corpus.id },
    select: { filterVersion: { select: { extId: true } } },
  });
  const split = (name: string, train: number) => {
    const shares = { train, validation: 0, test: 1 - train, never_touch: 0 };
    return makeSplit(lead, { id: corpus.extId, name, note: "", seed: 1, strata: [], weigh: "problems", shares });
  };
  await split("all train", 1);
  const { id } = await split("halves", 0.5);
  const { id: splitId } = await db.split.findUniqueOrThrow({ where: { extId: id }, select: { id: true } });
  const [first] = await db.problem.findMany({ where: { corpusId: corpus.id }, orderBy: { id: "asc" }, take: 1 });
  await db.splitPool.delete({ where: { splitId_problemId: { splitId, problemId: first?.id ?? 0 } } });

  return { ...corpus, base: filterVersion.extId, splitId };
}

const LOOSE = { ...DEFAULT_THRESHOLDS, agenticShare: 0.5, subTaskShare: 0.3 };

test("a what-if says what enters and leaves the pools of each split, as plain loops find it", async () => {
  const { extId: id, id: corpusId, base, splitId } = await given();

  const { mix } = WhatIf.parse(await askWhatIf(lead, { id, base, thresholds: LOOSE, labels: "all" }));

  const rows = await plainRows(db, corpusId);
  const pools = await readPools(db, splitId);
  const [before, after] = [plainKept(rows, DEFAULT_THRESHOLDS), plainKept(rows, LOOSE)];
  const counted = ["train", "test", undefined].map((pool) => {
    const own = rows.filter((row) => pools.get(row.problem) === pool);
    const count = (test: (id: string) => boolean) => own.filter((row) => test(row.id)).length;

    return {
      value: pool === undefined ? "halves, no pool yet" : `halves/${pool}`,
      before: count((row) => before.has(row)),
      after: count((row) => after.has(row)),
      entered: count((row) => after.has(row) && !before.has(row)),
      left: count((row) => before.has(row) && !after.has(row)),
    };
  });
  const found = mix.find(({ by }) => by === "split")?.rows ?? [];
  expect(after.size).toBeGreaterThan(before.size);
  expect(new Set(found.filter(({ value }) => value?.startsWith("halves")))).toEqual(
    new Set(counted.filter((row) => row.before + row.after > 0)),
  );
  expect(found.filter(({ value }) => value === "all train/train")).toMatchObject([
    { before: before.size, after: after.size },
  ]);
});

test("the pipeline ends in the pools of each split, and each number lists its rows", async () => {
  const { extId: corpus, id: corpusId } = await given();
  await makeSelection(db, { databaseUrl, corpusId, onWritten: async () => undefined });

  const { splits, stages } = Pipeline.parse(await getPipeline(lead, { id: corpus, thresholds: DEFAULT_THRESHOLDS }));

  expect(splits.map(({ split }) => split)).toEqual(["halves", "all train"]);
  for (const { pools } of splits) {
    expect(pools.reduce((sum, { count }) => sum + count, 0)).toBe(stages.at(-1)?.count);
    for (const { pool, count, filter } of pools) {
      if (pool === null) expect(filter).toBeNull();
      else expect((await countTrajectories(lead, { corpus, filter: filter ?? "id:no" })).count).toBe(count);
    }
  }
  const draft = await getPipeline(lead, { id: corpus, thresholds: LOOSE });
  expect(new Set(draft.splits.flatMap(({ pools }) => pools.map(({ filter }) => filter)))).toEqual(new Set([null]));
});
