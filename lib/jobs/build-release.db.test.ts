import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { getRelease } from "@/lib/services/releases/get-release";
import { folderName } from "@/lib/services/releases/release-folder";
import { startRelease } from "@/lib/services/releases/start-release";
import { pinCluster } from "@/lib/services/splits/pin-cluster";
import { unpinClusters } from "@/lib/services/splits/unpin-clusters";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { buildRelease } from "./build-release";
import { givenArena, givenRelease } from "./fixtures/given-release";
import { runToEnd } from "./fixtures/run-to-end";
import { type Job, JobInterrupted } from "./job";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
afterAll(() => db.$disconnect());
const home = await temporaryFolder();
const host = { db, url, home };
const arena = await givenArena(host);
const folders = () => readdir(join(home, "releases")).catch(() => []);
let before: readonly string[] = [];
beforeEach(async () => {
  before = await folders();
});
const added = async () => (await folders()).filter((name) => !before.includes(name));

/** The job that stops at a place of its progress: what it reports there is thrown instead. */
function stopping(at: number, error: () => Error): Job {
  return {
    ...buildRelease,
    run: (ctx, payload, progress) =>
      buildRelease.run(ctx, payload, {
        ...progress,
        report: async (done, total, stage) => {
          if (done === at) throw error();
          await progress.report(done, total, stage);
        },
      }),
  };
}

async function started() {
  const { releaseId: id, jobId } = await startRelease(arena.lead, {
    ...{ id: arena.extId, name: "Stopped", note: "", recipe: arena.recipe },
  });

  return { id, jobId };
}

const approvedOf = async (corpusId: number) => {
  const rows = await queryRows(
    db,
    z.object({ id: z.bigint() }),
    sql`select trajectory_id as id from review where corpus_id = ${corpusId} and approved`,
  );
  return rows.map(({ id }) => id);
};
const approve = (ids: readonly bigint[], isApproved: boolean) =>
  db.$executeRaw(sql`update review set approved = ${isApproved} where trajectory_id = any(${[...ids]}::bigint[])`);
const stateOf = async (id: string) => (await getRelease(arena.lead, { id })).state;

test("a build that is cancelled half way leaves no file, and can be deleted", async () => {
  const { id, jobId } = await started();
  await db.jobRun.update({ where: { id: jobId }, data: { cancelRequested: true } });

  expect(await runToEnd(host, jobId)).toBe("cancelled");

  expect(await stateOf(id)).toBe("cancelled");
  expect(await added()).toEqual([]);
});

test("one that is cancelled before it begins says so, too", async () => {
  const { id, jobId } = await started();

  await cancelJob(arena.lead, { id: jobId });

  expect(await stateOf(id)).toBe("cancelled");
});

test("one that is interrupted goes on with the members it froze, and gives the same bytes", async () => {
  const whole = await givenRelease(host, arena);
  const { contentHash } = await getRelease(arena.lead, whole);
  const { id, jobId } = await started();
  await db.release.update({ where: { extId: id }, data: { name: "First try" } });

  const jobs = [stopping(3, () => new JobInterrupted())];
  expect(await runToEnd({ ...host, jobs }, jobId)).toBe("interrupted");
  const { frozenAt, state, number } = await db.release.findUniqueOrThrow({ where: { extId: id } });
  // What a killed process leaves: a draft, and labels that changed meanwhile.
  await mkdir(join(home, "releases", `${number}-first-try-${id}.0123456789abcdef.part`));
  const approved = await approvedOf(arena.id);
  await approve(approved, false);
  expect([await stateOf(id), state, frozenAt]).toEqual(["building", "building", expect.any(Date)]);

  expect(await runToEnd(host, jobId)).toBe("done");

  await approve(approved, true);
  expect((await getRelease(arena.lead, { id })).contentHash).toBe(contentHash);
  expect(await added()).toHaveLength(2);
  expect((await folders()).filter((name) => name.endsWith(".part"))).toEqual([]);
});

test("one that is interrupted takes its members anew when a lead moves a cluster of its split meanwhile", async () => {
  const { id, jobId } = await started();
  await runToEnd({ ...host, jobs: [stopping(3, () => new JobInterrupted())] }, jobId);
  const { problemId } = await db.releaseMember.findFirstOrThrow({ where: { release: { extId: id } } });
  const problem = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const pin = { id: arena.splitId, problems: [problem.extId], note: "It evaluates now" };
  const { version } = await pinCluster(arena.lead, { ...pin, version: 1, pool: "test" });

  expect(await runToEnd(host, jobId)).toBe("done");

  expect(await db.releaseMember.count({ where: { release: { extId: id }, problemId } })).toBe(0);
  await pinCluster(arena.lead, { ...pin, version, pool: "train" });
});

test("one that is interrupted takes its members anew when a pin is taken back that gave them their pool", async () => {
  const built = await givenRelease(host, arena);
  const { problemId } = await db.releaseMember.findFirstOrThrow({ where: { release: { extId: built.id } } });
  const problem = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  // As for a cluster that came after the split was made: it has no pool until it is pinned.
  const { clusterId } = await db.problemCluster.findUniqueOrThrow({ where: { problemId } });
  const cluster = await db.problemCluster.findMany({ where: { clusterId } });
  const { id: splitId, version } = await db.split.findUniqueOrThrow({ where: { extId: arena.splitId } });
  await db.splitPool.deleteMany({ where: { splitId, problemId: { in: cluster.map((one) => one.problemId) } } });
  const pin = { id: arena.splitId, problems: [problem.extId], pool: "train" as const, note: "It trains" };
  const pinned = await pinCluster(arena.lead, { ...pin, version });
  const { id, jobId } = await started();
  await runToEnd({ ...host, jobs: [stopping(3, () => new JobInterrupted())] }, jobId);
  const taken = { release: { extId: id }, problemId };
  expect(await db.releaseMember.count({ where: taken })).toBeGreaterThan(0);
  const pins = pinned.pins.filter((one) => one.problem.id === problem.extId && !one.isCovered).map((one) => one.id);
  const back = await unpinClusters(arena.lead, {
    ...{ id: arena.splitId, version: pinned.version, pins, note: "It does not" },
  });

  expect(await runToEnd(host, jobId)).toBe("done");

  expect(await db.releaseMember.count({ where: taken })).toBe(0);
  await pinCluster(arena.lead, { ...pin, version: back.version });
});

/** The job with what a lead does each time between the freezing of its members and the writing of their rows. */
function movedBeforeWriting(move: () => Promise<unknown>): Job {
  return {
    ...buildRelease,
    run: (ctx, payload, progress) =>
      buildRelease.run(ctx, payload, {
        ...progress,
        report: async (done, total, stage) => {
          if (stage === "write" && done === 0) await move();
          await progress.report(done, total, stage);
        },
      }),
  };
}

/** Pins the cluster of the first member of an arena’s release to the pool where it is not. */
async function movesCluster() {
  const built = await givenRelease(host, arena);
  const { problemId } = await db.releaseMember.findFirstOrThrow({ where: { release: { extId: built.id } } });
  const { extId: problem } = await db.problem.findUniqueOrThrow({ where: { id: problemId } });
  const move = async () => {
    const { id: splitId, version } = await db.split.findUniqueOrThrow({ where: { extId: arena.splitId } });
    const now = await db.splitPool.findUniqueOrThrow({ where: { splitId_problemId: { splitId, problemId } } });
    const pool = now.pool === "train" ? "test" : "train";
    await pinCluster(arena.lead, { id: arena.splitId, problems: [problem], note: "Moved", version, pool });
  };

  return { problemId, move };
}

test("what a lead moves between the freezing and the writing is frozen anew, so that rows and manifest are of one moment", async () => {
  const { problemId, move } = await movesCluster();
  const { id, jobId } = await started();
  let moves = 0;
  const once = async () => {
    moves += 1;
    if (moves === 1) await move();
  };

  expect(await runToEnd({ ...host, jobs: [movedBeforeWriting(once)] }, jobId)).toBe("done");

  expect(moves).toBe(2);
  expect(await db.releaseMember.count({ where: { release: { extId: id }, problemId } })).toBe(0);
  // Its bytes are those of a build beside which nothing moved.
  const next = await started();
  expect(await runToEnd(host, next.jobId)).toBe("done");
  const hashes = [id, next.id].map(async (one) => (await getRelease(arena.lead, { id: one })).contentHash);
  expect(new Set(await Promise.all(hashes)).size).toBe(1);
  await move();
});

test("a build that something is moved beside at each try says so, and leaves no file", async () => {
  const { move } = await movesCluster();
  const { id, jobId } = await started();
  before = await folders();

  expect(await runToEnd({ ...host, jobs: [movedBeforeWriting(move)] }, jobId)).toBe("failed");

  expect((await getRelease(arena.lead, { id })).job?.error).toContain("Build it when they rest.");
  expect(await added()).toEqual([]);
  await move();
});

test("one that a fault stops half way leaves no file and says so", async () => {
  const { id, jobId } = await started();
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

  expect(await runToEnd({ ...host, jobs: [stopping(5, () => full)] }, jobId)).toBe("failed");

  const release = await getRelease(arena.lead, { id });
  expect(release).toMatchObject({ state: "failed", files: [], contentHash: null });
  expect(release.job?.error).toContain("The disk is full.");
  expect(await added()).toEqual([]);
});

test("one that the database refuses when its files are there leaves none", async () => {
  const { id, jobId } = await started();
  await db.$executeRaw(sql`alter table release_file add constraint no_more check (name = '') not valid`);

  expect(await runToEnd(host, jobId)).toBe("failed");

  await db.$executeRaw(sql`alter table release_file drop constraint no_more`);
  expect([await stateOf(id), await added()]).toEqual(["failed", []]);
});

test("a build keeps the draft of another one, also of one that is named like an id", async () => {
  const { releaseId, jobId } = await startRelease(arena.lead, {
    ...{ id: arena.extId, name: arena.extId, note: "", recipe: arena.recipe },
  });
  const row = await db.release.findUniqueOrThrow({ where: { extId: releaseId } });
  const draft = `${folderName(row)}.0123456789abcdef.part`;
  await mkdir(join(home, "releases", draft));

  await givenRelease(host, arena);

  expect(await added()).toContain(draft);
  expect(await runToEnd(host, jobId)).toBe("done");
  expect(await added()).not.toContain(draft);
});

test("one whose folder cannot be written fails, and the next one builds", async () => {
  const elsewhere = await temporaryFolder();
  await writeFile(join(elsewhere, "releases"), "a file where the folder would be");
  const { id, jobId } = await started();

  expect(await runToEnd({ ...host, home: elsewhere }, jobId)).toBe("failed");

  expect(await stateOf(id)).toBe("failed");
  expect((await givenRelease(host, arena)).end).toBe("done");
});

test("one that nothing is left of is refused with what to do", async () => {
  const { end, id } = await givenRelease(host, arena, { filter: "outcome:fail" });
  const few = await givenRelease(host, arena, { options: { maxTokens: "1" } });

  expect([end, few.end]).toEqual(["failed", "failed"]);
  expect((await getRelease(arena.lead, { id })).job?.error).toContain("No trajectory that matches is approved.");
  expect((await getRelease(arena.lead, few)).job?.error).toMatch(/^None of the trajectories can be released: \d+ × /);
  expect(await added()).toEqual([]);
});
