import { afterAll, expect, test } from "vitest";
import { Funnel } from "@/lib/contract/corpora";
import { createDb } from "@/lib/db/client";
import { getFunnel } from "@/lib/services/corpora/get-funnel";
import { givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { setLabel } from "@/lib/services/labels/set-label";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { makeSelection } from "./make-selection";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const WON = { outcome: "success", hasLog: true, model: 4, calls: 1, template: 1 } as const;

/** A corpus of two trajectories that the stored selection keeps. */
async function given() {
  const corpus = await givenFacts(db, [
    { ...WON, query: "one magnet" },
    { ...WON, query: "two lamps" },
  ]);
  await givenDeciding(db, corpus.id, {});
  const select = () => makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });
  await select();

  return { ...corpus, select };
}

async function jobsOf(corpus: string): Promise<string[]> {
  const of = { kind: "select_kept", payload: { path: ["corpus"], equals: corpus } };

  return (await db.jobRun.findMany({ where: of })).map(({ state }) => state);
}

test("after a label the funnel says that what is kept is of before, and looks have it made anew, once in ten minutes at most", async () => {
  const corpus = await given();
  const lead = await givenContext(db, "lead");
  const ask = async () => {
    const { stages, selection } = Funnel.parse(await getFunnel(lead, { id: corpus.extId }));
    return { kept: stages.find(({ stage }) => stage === "kept")?.count, selection };
  };
  expect(await ask()).toEqual({ kept: 2, selection: undefined });

  const label = { label: "sub_task", expectedVersion: 0, reason: "narration_only" } as const;
  await setLabel(lead, { id: corpus.trajectories[1] ?? "", ...label });
  expect(await ask()).toEqual({ kept: 2, selection: "out_of_date" });
  expect(await jobsOf(corpus.extId)).toEqual([]);

  await db.corpus.update({ where: { id: corpus.id }, data: { selectedAt: new Date(Date.now() - 601_000) } });
  expect(await ask()).toEqual({ kept: 2, selection: "being_made" });
  expect(await ask()).toEqual({ kept: 2, selection: "being_made" });
  expect(await jobsOf(corpus.extId)).toEqual(["queued"]);

  const of = { kind: "select_kept", payload: { path: ["corpus"], equals: corpus.extId } };
  await db.jobRun.updateMany({ where: of, data: { state: "done" } });
  await corpus.select();
  expect(await ask()).toEqual({ kept: 1, selection: undefined });
});

test("that what is kept is untold is said only to who reviews blind, and only once there is a selection", async () => {
  const corpus = await givenFacts(db, [{ ...WON, query: "one magnet" }]);
  await givenDeciding(db, corpus.id, {});
  const [lead, annotator] = [await givenContext(db, "lead"), await givenContext(db, "annotator")];
  await givenQueue(lead, corpus, { reviewers: [annotator.person.extId] });
  const untold = async (of: typeof lead) => (await getFunnel(of, { id: corpus.extId })).isKeptUntold;
  expect([await untold(lead), await untold(annotator)]).toEqual([undefined, undefined]);

  await makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten: async () => undefined });

  expect([await untold(lead), await untold(annotator)]).toEqual([undefined, true]);
});

test("who reviews blind is not told that a selection is behind, and starts none by looking", async () => {
  const corpus = await given();
  const annotator = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { reviewers: [annotator.person.extId] });
  await db.corpus.update({ where: { id: corpus.id }, data: { selectedAt: new Date(0), selectedVersionId: null } });

  const { stages, selection, isKeptUntold } = await getFunnel(annotator, { id: corpus.extId });

  expect(selection).toBeUndefined();
  expect(isKeptUntold).toBe(true);
  expect(stages.some(({ stage }) => stage === "kept")).toBe(false);
  expect(await jobsOf(corpus.extId)).toEqual([]);
});
