import { afterAll, expect, test } from "vitest";
import { LEAVING } from "@/lib/domain/pipeline";
import type { Context } from "@/lib/services/context";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { countTrajectories } from "@/lib/services/trajectories/count-trajectories";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { createDb } from "./client";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const WON = { outcome: "success", model: 4, calls: 1, template: 1 } as const;

async function givenSelected() {
  const rows = [
    { ...WON, query: "a", depth: 2 },
    { ...WON, query: "a", depth: 9 },
    { ...WON, query: "b", outcome: "fail" },
    { ...WON, query: "c", model: 0, code: 3 },
  ];
  const corpus = await givenFacts(db, rows);
  await givenDeciding(db, corpus.id, { dedup: { measure: "calls", similarity: 0.8, keep: 1 } });
  const select = () => makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });
  const count = async (ctx: Context, filter: string) =>
    (await countTrajectories(ctx, { corpus: corpus.extId, filter })).count;

  return { ...corpus, select, count };
}

test("rows are listed by where they leave the pipeline, and duplicates by what is kept for them", async () => {
  const corpus = await givenSelected();
  const ctx = await givenContext(db, "annotator");
  expect(await corpus.count(ctx, "leaves:none")).toBe(4);

  expect(await corpus.select()).toEqual({ kept: 1, of: 4 });

  const counts = await Promise.all(LEAVING.map((stage) => corpus.count(ctx, `leaves:${stage}`)));
  expect(Object.fromEntries(LEAVING.map((stage, at) => [stage, counts[at]]))).toEqual({
    ...{ winners: 1, coefficient: 0, format: 0, duplicate: 1, structure: 1, problem_cap: 0, miner_cap: 0, kept: 1 },
  });
  expect(await corpus.count(ctx, "leaves:kept,structure")).toBe(2);
  expect(await corpus.count(ctx, "-leaves:winners")).toBe(3);
  expect(await corpus.count(ctx, "leaves:none")).toBe(0);
  expect(await corpus.count(ctx, `duplicate_of:${corpus.trajectories[1]}`)).toBe(1);
  expect(await corpus.count(ctx, `duplicate_of:${corpus.trajectories[0]}`)).toBe(0);
  expect(await corpus.count(ctx, "duplicate_of:nothing")).toBe(0);
});

test("who reviews one blind cannot ask by fields that tell of others, since a duplicate says that another one won", async () => {
  const corpus = await givenSelected();
  await corpus.select();
  const ctx = await givenContext(db, "annotator");
  const other = await givenContext(db, "researcher");
  await givenQueue(await givenContext(db, "lead"), corpus, {
    filter: `id:${corpus.trajectories[1]}`,
    reviewers: [ctx.person.extId],
  });

  for (const filter of ["leaves:duplicate", "-leaves:kept", `duplicate_of:${corpus.trajectories[1]}`]) {
    await expect(corpus.count(ctx, filter)).rejects.toThrow("still review blind");
  }
  expect(await corpus.count(ctx, "outcome:success")).toBe(2);
  expect(await corpus.count(other, "leaves:duplicate")).toBe(1);
});
