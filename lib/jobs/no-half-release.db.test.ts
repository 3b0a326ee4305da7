import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { verifyRelease } from "@/lib/release/verify/verify-release";
import { getRelease } from "@/lib/services/releases/get-release";
import { releaseFolder } from "@/lib/services/releases/release-folder";
import { startRelease } from "@/lib/services/releases/start-release";
import { temporaryFolder } from "@/scripts/testing/temporary-folder";
import { givenArena, givenRelease } from "./fixtures/given-release";
import { bundledWorker, startWorker } from "./fixtures/worker-process";

const url = process.env["DATABASE_URL"] ?? "";
const db = createDb(url);
const gate = new pg.Client({ connectionString: url });
await gate.connect();
const host = { db, url, home: await temporaryFolder() };
const arena = await givenArena(host);
const whole = await givenRelease(host, arena);
const { contentHash } = await getRelease(arena.lead, whole);
const program = await bundledWorker(host.home);
const workers: ReturnType<typeof startWorker>[] = [];

afterEach(async () => {
  await openGate();
  for (const worker of workers.splice(0)) await worker.kill();
});
afterAll(async () => {
  await gate.end();
  await db.$disconnect();
});

const KEY = 7;
/** Whoever writes there waits until the gate is opened. */
async function closeGate(event: string): Promise<void> {
  await gate.query(`select pg_advisory_lock(${KEY})`);
  await gate.query(`create function wait_at_gate() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(${KEY}); return new; end $$`);
  await gate.query(`create trigger gate before ${event} execute function wait_at_gate()`);
}
async function openGate(): Promise<void> {
  await gate.query("select pg_advisory_unlock_all()");
  await gate.query("drop function if exists wait_at_gate cascade");
}
async function isAtGate(): Promise<boolean> {
  const { rowCount } = await gate.query("select from pg_locks where locktype = 'advisory' and not granted");

  return rowCount === 1;
}

function started(name: string) {
  return startRelease(arena.lead, { id: arena.extId, name, note: "", recipe: arena.recipe });
}
function worker(fileBlocks?: number): ReturnType<typeof startWorker> {
  const process = startWorker(host, program, fileBlocks);
  workers.push(process);

  return process;
}
async function filesOf(id: string): Promise<readonly string[]> {
  const parent = join(host.home, "releases");
  const names = (await readdir(parent)).filter((name) => name.includes(id));

  return (await Promise.all(names.map((name) => readdir(join(parent, name), { recursive: true })))).flat();
}
const PATIENT = { timeout: 60_000, interval: 20 };
const stateOf = async (id: string) => (await getRelease(arena.lead, { id })).state;

test.each([
  ["in the middle of its rows", "update on job_run for each row when (new.done > 0)", ["draft"]],
  ["after its folder was moved into place", "insert on release_file for each row", ["folder"]],
] as const)(
  "a build that is killed %s leaves no release, and the next start makes it whole",
  async (_when, event, left) => {
    const { releaseId: id, jobId } = await started("First try");
    await closeGate(event);
    const first = worker();
    await expect.poll(isAtGate, PATIENT).toBe(true);

    await first.kill();
    await openGate();

    const names = (await readdir(join(host.home, "releases"))).filter((name) => name.includes(id));
    expect(names.map((name) => (name.endsWith(".part") ? "draft" : "folder"))).toEqual(left);
    expect(await filesOf(id)).not.toEqual([]);
    expect(await getRelease(arena.lead, { id })).toMatchObject({ state: "building", files: [], contentHash: null });

    const next = worker();
    await expect.poll(() => stateOf(id), PATIENT).toBe("audited");
    await next.stop();

    expect(await db.jobRun.findUnique({ where: { id: jobId } })).toMatchObject({ state: "done", attempts: 2 });
    expect((await getRelease(arena.lead, { id })).contentHash).toBe(contentHash);
    const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
    expect(await verifyRelease(releaseFolder(host.home, row), {})).toMatchObject({
      faults: [{ kind: "signature", sentence: expect.stringContaining("is not signed") }],
    });
    expect((await readdir(join(host.home, "releases"))).filter((name) => name.endsWith(".part"))).toEqual([]);
  },
  180_000,
);

test("a disk that takes no more fails the build with one sentence and leaves no file", async () => {
  const { releaseId: id } = await started("Too large");

  const small = worker(20);
  await expect.poll(() => stateOf(id), PATIENT).toBe("failed");
  await small.stop();

  const { job, files } = await getRelease(arena.lead, { id });
  expect([files, await filesOf(id)]).toEqual([[], []]);
  expect(job?.error).toBe(
    "A file may grow no larger on this disk. Raise that limit, or ask for smaller files, and start it again.",
  );
}, 180_000);

test("what a build left that is not tried again is gone after the next start", async () => {
  const { releaseId: id, jobId } = await started("Given up");
  const row = await db.release.findUniqueOrThrow({ where: { extId: id } });
  for (const end of [".0123456789abcdef.part", ""]) {
    await mkdir(`${releaseFolder(host.home, row)}${end}`);
    await writeFile(join(`${releaseFolder(host.home, row)}${end}`, "rows.jsonl"), "{}\n");
  }
  await db.jobRun.update({ where: { id: jobId }, data: { state: "failed" } });

  worker();

  await expect.poll(() => filesOf(id), PATIENT).toEqual([]);
}, 180_000);
