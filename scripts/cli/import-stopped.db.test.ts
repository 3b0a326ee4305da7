import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, symlink } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "esbuild";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { JOBS } from "@/lib/jobs";
import { recoverJobs } from "@/lib/jobs/recover-jobs";
import { runJob } from "@/lib/jobs/run-job";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { createLog } from "@/lib/log";
import { databaseUrl, db, givenFile, home, longLines } from "@/lib/services/imports/fixtures/given-import";
import { count } from "@/lib/services/imports/fixtures/stored";

afterAll(() => db.$disconnect());

const root = resolve(import.meta.dirname, "../..");
const PATIENCE_MS = 120_000;
const cli = await bundled();
/** Enough for several batches, so that a signal comes between two of them. */
const lines = longLines(12);
const TOTAL = lines.length;
const path = await givenFile("long.jsonl", lines.join("\n"));

/** The command line and its derivation thread as they are shipped. */
async function bundled(): Promise<string> {
  const outdir = await mkdtemp(join(home, "bundle-"));
  await symlink(join(root, "node_modules"), join(outdir, "node_modules"));
  await build({
    absWorkingDir: root,
    entryPoints: { cli: "scripts/cli/main.ts", "derive-worker": "lib/services/imports/derive-worker.ts" },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "error",
  });

  return join(outdir, "cli.mjs");
}

/** The command, and what it has said so far. */
function importing(corpus: string, address: string) {
  const child = spawn(process.execPath, [cli, "import", path, "--corpus", corpus], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: address, ASSAY_HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });

  return { child, closed: once(child, "close"), said: () => err };
}

/** Sends the signal once the first rows are in; answers how the command ended and what it left. */
async function stopped(corpus: string, signal: NodeJS.Signals, times = 1) {
  const { child, closed, said } = importing(corpus, databaseUrl);
  await expect.poll(() => count("trajectory", corpus), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  for (let time = 0; time < times; time += 1) {
    if (time > 0) await sleep(20);
    child.kill(signal);
  }
  await closed;
  const left = await count("trajectory", corpus);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(TOTAL);

  return { code: child.exitCode, killedBy: child.signalCode, err: said(), left };
}

/** Runs the job as the worker does, to its end: every record is in, and none was taken in twice. */
async function goOn(corpus: string, jobId: string): Promise<void> {
  const host = { db, databaseUrl, home, workerId: createWorkerId(), jobs: JOBS, now: () => new Date() };
  const log = createLog({ write: () => undefined });

  expect(await runJob({ ...host, log, shutdown: new AbortController().signal }, jobId)).toBe("done");
  expect(await count("trajectory", corpus)).toBe(TOTAL);
  expect(await count("signal", corpus)).toBe(TOTAL);
  expect((await importInto(corpus)).files).toMatchObject([
    { readCount: TOTAL, importedCount: TOTAL, duplicateCount: 0, rejectedCount: 0, state: "done" },
  ]);
}

function areAlike([one, other]: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The one import into a corpus. */
async function importInto(corpus: string) {
  const { jobId, files } = await db.import.findFirstOrThrow({
    where: { corpus: { name: corpus } },
    select: { jobId: true, files: true },
  });
  const job = await db.jobRun.findUniqueOrThrow({ where: { id: jobId ?? "" } });

  return { job, files };
}

test(
  "an import that is killed with SIGKILL is taken over and ends with every record once",
  async () => {
    expect((await stopped("killed", "SIGKILL")).killedBy).toBe("SIGKILL");
    const { job } = await importInto("killed");
    expect(job.state).toBe("running");
    // What is counted is what is in, so that going on skips just that; the database may still end a batch that it was sent.
    const counted = async () => (await importInto("killed")).files.map(({ importedCount }) => importedCount);
    await expect.poll(async () => [[await count("trajectory", "killed")], await counted()]).toSatisfy(areAlike);

    expect(await recoverJobs(db)).toEqual([job.id]);
    await goOn("killed", job.id);
  },
  PATIENCE_MS,
);

test.each([
  ["once", 1],
  ["three times, as npm and the launcher hand it on", 3],
])(
  "Ctrl-C that comes %s cancels an import and keeps what is in",
  async (_, times) => {
    const corpus = `interrupted ${times}`;
    const { code, err, left } = await stopped(corpus, "SIGINT", times);

    const stays = `Cancelled. What was read stays: ${left.toLocaleString("en")} imported, 0 already there, 0 rejected.\n`;
    expect(err.endsWith(stays), err).toBe(true);
    expect(code).toBe(3);
    const { job, files } = await importInto(corpus);
    expect(job.state).toBe("cancelled");
    expect(files).toMatchObject([{ importedCount: left }]);
    expect(await recoverJobs(db)).not.toContain(job.id);
  },
  PATIENCE_MS,
);

test(
  "an import that is told to end gives its job back to the queue, from which it goes on",
  async () => {
    const { code, err, left } = await stopped("ended", "SIGTERM", 2);

    const counts = `${left.toLocaleString("en")} imported, 0 already there, 0 rejected`;
    expect(err.endsWith(`Stopped: ${counts} so far. The import goes on when Assay runs.\n`), err).toBe(true);
    expect(code).toBe(3);
    const { job } = await importInto("ended");
    expect(job).toMatchObject({ state: "queued", workerId: null });

    await goOn("ended", job.id);
  },
  PATIENCE_MS,
);

/** The database behind a door that can be shut for a moment, as when its server is killed and started again. */
async function doorTo(address: string) {
  const url = new URL(address);
  const behind = { host: url.hostname, port: Number(url.port) };
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(behind);
    for (const [one, other] of [[from, to] as const, [to, from] as const]) {
      open.add(one);
      one.on("error", () => undefined).on("close", () => other.destroy());
      one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    await once(server.listen(port, "127.0.0.1"), "listening");
    return Number(Object(server.address()).port);
  };
  const port = await listen(0);
  url.host = `127.0.0.1:${port}`;

  return {
    url: url.href,
    shut: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
    reopen: () => listen(port),
  };
}

test(
  "an import whose database goes away for a moment waits for it and goes on itself",
  async () => {
    const door = await doorTo(databaseUrl);
    onTestFinished(door.shut);
    const { child, closed, said } = importing("lost", door.url);
    await expect.poll(() => count("trajectory", "lost"), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);

    door.shut();
    await sleep(2500);
    await door.reopen();
    await closed;

    expect(said().startsWith(`${TOTAL} records read into “lost”`), said()).toBe(true);
    expect(child.exitCode).toBe(0);
    expect(await count("trajectory", "lost")).toBe(TOTAL);
    expect(await importInto("lost")).toMatchObject({
      job: { state: "done", attempts: 1 },
      files: [{ readCount: TOTAL, importedCount: TOTAL, duplicateCount: 0, rejectedCount: 0, state: "done" }],
    });
  },
  PATIENCE_MS,
);
