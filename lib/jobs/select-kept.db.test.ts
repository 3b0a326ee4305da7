import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { DEFAULT_THRESHOLDS, type FilterThresholds } from "@/lib/domain/filter-thresholds";
import { type GivenFacts, givenFacts } from "@/lib/services/filter-lab/given-facts";
import { givenDeciding } from "@/lib/services/filters/given-deciding";
import { setLabel } from "@/lib/services/labels/set-label";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { selectionState } from "@/lib/services/selection/selection-state";
import { startSelection } from "@/lib/services/selection/start-selection";
import { startStaleSelections } from "@/lib/services/selection/start-stale-selections";
import { givenContext } from "@/lib/services/trajectories/given-corpus";
import { runToEnd } from "./fixtures/run-to-end";
import { JobCancelled } from "./job";
import { selectKept } from "./select-kept";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const WON = { outcome: "success", hasLog: true, model: 4, miner: "m1", calls: 1, template: 1 } as const;

/** A corpus with a version of these thresholds. */
async function given(rows: readonly GivenFacts[], thresholds: Partial<FilterThresholds> = {}) {
  const corpus = await givenFacts(db, rows);
  await givenDeciding(db, corpus.id, thresholds);

  return corpus;
}

async function run(corpusId: number): Promise<string> {
  const id = await startSelection(db, corpusId);

  return runToEnd({ db, url: databaseUrl, home: "/nonexistent" }, id ?? "");
}

const Row = z.object({ stage: z.string(), first: z.int().nullable(), similarity: z.number().nullable() });

async function stored(corpusId: number) {
  return queryRows(
    db,
    Row,
    sql`select s.stage, s.similarity::float8 as similarity, (select count(*)::int from trajectory o
          where o.corpus_id = s.corpus_id and o.id < s.representative_id) as first
        from selection s where s.corpus_id = ${corpusId} order by s.trajectory_id`,
  ).then((rows) =>
    rows.map(({ stage, first, similarity }) => (similarity === null ? stage : [stage, first, similarity])),
  );
}

const DEDUP = { dedup: { measure: "calls", similarity: 0.8, keep: 1 } } as const;

test("every trajectory has the stage at which it leaves, and a duplicate names the one that is kept for it", async () => {
  const rows = [
    { ...WON, query: "a", depth: 2 },
    { ...WON, query: "a", depth: 5 },
    { ...WON, query: "b", outcome: "fail" },
    { ...WON, query: "b", broken: 2 },
    { ...WON, query: "c", model: 0, code: 4 },
    { ...WON, query: "c", calls: 2, label: "sub_task" },
    { ...WON, query: "c", calls: 3, model: 0, code: 4, label: "agentic" },
  ];
  const corpus = await given(rows, DEDUP);

  expect(await run(corpus.id)).toBe("done");

  expect(await stored(corpus.id)).toEqual([
    ["duplicate", 1, 1],
    "kept",
    "winners",
    "format",
    "structure",
    "structure",
    "kept",
  ]);
  const job = await db.jobRun.findFirstOrThrow({ where: { kind: "select_kept" }, orderBy: { createdAt: "desc" } });
  expect(job).toMatchObject({ done: 7n, total: 7n, result: { kept: 2, of: 7 } });
});

test("another version, a new label and a new trajectory leave it behind until it is made anew, and then it is as if made first", async () => {
  const rows = [
    { ...WON, query: "a", depth: 2 },
    { ...WON, query: "a", depth: 5 },
  ];
  const corpus = await given(rows, DEDUP);
  await run(corpus.id);
  expect(await selectionState(db, corpus.id)).toMatchObject({ isCurrent: true, isBeingMade: false });

  const ctx = await givenContext(db, "lead");
  await setLabel(ctx, {
    id: corpus.trajectories[1] ?? "",
    ...{ label: "sub_task", expectedVersion: 0, reason: "narration_only" },
  });
  expect(await selectionState(db, corpus.id)).toMatchObject({ isCurrent: false });
  await run(corpus.id);

  expect(await stored(corpus.id)).toEqual([["duplicate", 1, 1], "structure"]);
  expect(await selectionState(db, corpus.id)).toMatchObject({ isCurrent: true });

  const other = { name: crypto.randomUUID(), hash: crypto.randomUUID(), thresholds: DEFAULT_THRESHOLDS };
  const version = await db.filterVersion.create({ data: { ...other, reason: "test", author: "test" } });
  await db.corpus.update({ where: { id: corpus.id }, data: { filterVersionId: version.id } });
  expect(await selectionState(db, corpus.id)).toMatchObject({ isCurrent: false });
  await run(corpus.id);

  expect(await stored(corpus.id)).toEqual(["kept", "structure"]);
});

test("there are never two at once: what wants it while one runs is followed by one more, and then by none", async () => {
  const corpus = await given([{ ...WON, query: "a" }]);
  const [id, second] = await Promise.all([startSelection(db, corpus.id), startSelection(db, corpus.id)]);
  expect([id, second].filter((job) => job !== undefined)).toHaveLength(1);
  const overtaken = {
    ...selectKept,
    run: async (...args: Parameters<typeof selectKept.run>) => {
      const result = await selectKept.run(...args);
      expect(await startSelection(db, corpus.id)).toBeUndefined();
      return result;
    },
  };
  await runToEnd({ db, url: databaseUrl, home: "/nonexistent", jobs: [overtaken] }, id ?? second ?? "");

  const queued = () => jobsOf(corpus.extId).then((jobs) => jobs.filter(({ state }) => state === "queued"));
  const [next] = await queued();
  expect(await runToEnd({ db, url: databaseUrl, home: "/nonexistent" }, next?.id ?? "")).toBe("done");
  expect(await queued()).toEqual([]);
  expect(await jobsOf(corpus.extId)).toHaveLength(2);
});

test("one that is cancelled leaves the selection before as it was, and says that it is behind", async () => {
  const corpus = await given([
    { ...WON, query: "a" },
    { ...WON, query: "b" },
  ]);
  await run(corpus.id);
  await db.$executeRaw(sql`update trajectory set outcome = 'fail' where corpus_id = ${corpus.id}`);
  const cancelled = {
    ...selectKept,
    run: (ctx: Parameters<typeof selectKept.run>[0], payload: unknown) =>
      selectKept.run(ctx, payload, {
        signal: new AbortController().signal,
        report: async (done) => {
          if (done > 0) throw new JobCancelled();
        },
      }),
  };
  const id = await startSelection(db, corpus.id);

  expect(await runToEnd({ db, url: databaseUrl, home: "/nonexistent", jobs: [cancelled] }, id ?? "")).toBe("cancelled");

  expect(await stored(corpus.id)).toEqual(["kept", "kept"]);
  expect(await selectionState(db, corpus.id)).toMatchObject({ isCurrent: false, isBeingMade: false, rests: true });
});

test("it is of the active version only once it is written, and not if it was wanted anew meanwhile", async () => {
  const corpus = await given([{ ...WON, query: "a" }]);
  const isCurrent = async () => (await selectionState(db, corpus.id)).isCurrent;
  const make = (onWritten: () => Promise<void>) => makeSelection(db, { databaseUrl, corpusId: corpus.id, onWritten });
  await make(async () => undefined);
  expect(await isCurrent()).toBe(true);

  const other = { name: crypto.randomUUID(), hash: crypto.randomUUID(), thresholds: DEFAULT_THRESHOLDS };
  const version = await db.filterVersion.create({ data: { ...other, reason: "test", author: "test" } });
  await db.corpus.update({ where: { id: corpus.id }, data: { filterVersionId: version.id } });
  const dies = make(async () => {
    expect(await isCurrent()).toBe(false);
    throw new Error("The worker died.");
  });
  await expect(dies).rejects.toThrow("The worker died.");
  expect(await isCurrent()).toBe(false);

  await make(async () => void (await startSelection(db, corpus.id)));
  expect(await isCurrent()).toBe(false);
  await make(async () => undefined);
  expect(await isCurrent()).toBe(true);
});

async function jobsOf(extId: string) {
  const jobs = await db.jobRun.findMany({ where: { kind: "select_kept" } });

  return jobs.filter(({ payload }) => JSON.stringify(payload).includes(extId));
}

test("the worker's start has made anew what another version left, and nothing that was never made or has failed", async () => {
  const made = await given([{ ...WON, query: "a" }]);
  const never = await given([{ ...WON, query: "a" }]);
  const failed = await given([{ ...WON, query: "a" }]);
  for (const { id } of [made, failed]) {
    await run(id);
    await db.$executeRaw(sql`update corpus set selected_version_id = null where id = ${id}`);
  }
  const gone = { kind: "select_kept", state: "failed", payload: { corpus: failed.extId }, unit: "rows", total: 1 };
  await db.jobRun.create({ data: { ...gone, finishedAt: new Date(Date.now() + 1000) } });

  await startStaleSelections(db);
  await startStaleSelections(db);

  const queued = async ({ extId }: { readonly extId: string }) =>
    (await jobsOf(extId)).filter(({ state }) => state === "queued").length;
  expect(await Promise.all([made, never, failed].map(queued))).toEqual([1, 0, 0]);
});

test("the pipeline runs in a thread, so that the worker goes on meanwhile", async () => {
  const { id: corpusId } = await given([WON]);
  const programs = await mkdtemp(join(tmpdir(), "assay-dying-"));
  await writeFile(
    join(programs, "thread-worker.mjs"),
    `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(1));`,
  );
  vi.stubEnv("ASSAY_PROGRAMS", programs);

  const made = makeSelection(db, { databaseUrl, corpusId, onWritten: async () => undefined });

  await expect(made).rejects.toThrow("The computing thread ended.");
  vi.unstubAllEnvs();
  await rm(programs, { recursive: true });
});
