import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { getFilterDifference } from "@/lib/services/filter-explain/get-filter-difference";
import { getRuleDisputes } from "@/lib/services/filter-explain/get-rule-disputes";
import { getDiversity } from "@/lib/services/selection/get-diversity";
import { getPipeline } from "@/lib/services/selection/get-pipeline";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { SELECTION_JOB } from "@/lib/services/selection/selection-job";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { listFigureRows } from "./figure-rows";
import { askFilterCurve } from "./filter-curve";
import { askFilterGrid } from "./filter-grid";
import { drawnFacts, givenFacts } from "./given-facts";
import { askWhatIf } from "./what-if";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
/** Every connection of it refuses to write. */
const readOnly = new URL(url);
readOnly.searchParams.set("options", "-c default_transaction_read_only=on");
const reading = createDb(readOnly.href);
afterAll(() => Promise.all([db.$disconnect(), reading.$disconnect()]));

const DRAFT = {
  ...DEFAULT_THRESHOLDS,
  ...{ agenticShare: 0.5, subTaskShare: 0.3, coefficientGate: 0.5, capPerProblem: 2, capPerMiner: 40 },
  dedup: { measure: "thoughts", similarity: 0.8, keep: 1 },
} as const;

test("no question of the lab writes anything, whatever the draft: each is answered where nothing can be written", async () => {
  const corpus = await givenFacts(db, drawnFacts(120, 41));
  const researcher = { ...(await givenContext(db, "researcher")), db: reading };
  const { filterVersion } = await db.corpus.findUniqueOrThrow({
    where: { id: corpus.id },
    select: { filterVersion: { select: { extId: true } } },
  });
  const [id, base, thresholds] = [corpus.extId, filterVersion.extId, DRAFT];
  const labels = "blind";
  await expect(reading.$executeRaw(sql`update corpus set name = name`)).rejects.toThrow("read-only transaction");

  const whatIf = await askWhatIf(researcher, { id, base, thresholds, labels });
  const figure = { kind: "moved", side: "left" } as const;
  const moved = await listFigureRows(researcher, { id, base, thresholds, labels, figure, first: 0 });

  expect(whatIf.left.count).toBeGreaterThan(0);
  expect(moved.total).toBe(whatIf.left.count);
  expect(
    (await askFilterCurve(researcher, { id, thresholds, along: "agenticShare", labels })).points.length,
  ).toBeGreaterThan(1);
  expect((await askFilterGrid(researcher, { id, thresholds, labels })).cells.length).toBeGreaterThan(1);
  expect((await getDiversity(researcher, { id, thresholds, of: "kept" })).total).toBe(whatIf.stages.at(-1)?.after);
  expect((await getRuleDisputes(researcher, { id, labels })).labelled).toBe(whatIf.labelled.n);
  const [trajectory = ""] = corpus.trajectories;
  const explained = { id: trajectory, from: base, to: base };
  expect((await getFilterDifference(researcher, explained)).isSame).toBe(true);
  const capped = await getFilterDifference(researcher, { ...explained, draft: { capPerProblem: "2" } });
  expect(capped.to.leaves?.stage).toBeDefined();
});

test("the pipeline writes nothing either, but for the job that it starts where the stored selection is behind", async () => {
  const corpus = await givenFacts(db, drawnFacts(60, 42));
  const researcher = await givenContext(db, "researcher");
  const ask = (on: typeof db) => getPipeline({ ...researcher, db: on }, { id: corpus.extId, thresholds: DRAFT });
  const ofJob = { kind: SELECTION_JOB, payload: { path: ["corpus"], equals: corpus.extId } };

  await expect(ask(reading)).rejects.toThrow("read-only transaction");
  expect(await ask(db)).toMatchObject({ isBehind: true, isBeingMade: true });
  expect(await db.jobRun.count({ where: ofJob })).toBe(1);
  const meanwhile = await ask(reading);
  await makeSelection(db, { databaseUrl: url, corpusId: corpus.id, onWritten: async () => undefined });
  await db.jobRun.updateMany({ where: ofJob, data: { state: "done" } });
  const since = await ask(reading);

  expect(meanwhile).toMatchObject({ isBehind: true, isBeingMade: true });
  expect(since).toEqual({ ...meanwhile, selectedAt: since.selectedAt, isBehind: false, isBeingMade: false });
  expect(await db.jobRun.count({ where: ofJob })).toBe(1);
});
