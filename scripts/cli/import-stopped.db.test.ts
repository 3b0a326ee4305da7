import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { JOBS } from "@/lib/jobs";
import { recoverJobs } from "@/lib/jobs/recover-jobs";
import { runJob } from "@/lib/jobs/run-job";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { createLog } from "@/lib/log";
import { anEnvelope, databaseUrl, db, givenFile, home } from "@/lib/services/imports/fixtures/given-import";
import { count } from "@/lib/services/imports/fixtures/stored";

afterAll(() => db.$disconnect());

const root = resolve(import.meta.dirname, "../..");
/** Enough for several batches, so that a signal comes between two of them. */
const TOTAL = 7_000;
const PATIENCE_MS = 120_000;
const cli = await bundled();
const path = await givenFile("long.jsonl", Array.from({ length: TOTAL }, () => anEnvelope()).join("\n"));

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

/** Sends the signal once the first rows are in; answers how the command ended. */
async function stopped(corpus: string, signal: NodeJS.Signals): Promise<{ code: number | null; err: string }> {
  const child = spawn(process.execPath, [cli, "import", path, "--corpus", corpus], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl, ASSAY_HOME: home },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let err = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  const closed = once(child, "close");
  await expect.poll(() => count("trajectory", corpus), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
  child.kill(signal);
  await closed;
  expect(await count("trajectory", corpus)).toBeLessThan(TOTAL);

  return { code: child.exitCode, err };
}

async function goOn(jobId: string): Promise<void> {
  const host = { db, databaseUrl, home, workerId: createWorkerId(), jobs: JOBS, now: () => new Date() };
  const log = createLog({ write: () => undefined });

  expect(await runJob({ ...host, log, shutdown: new AbortController().signal }, jobId)).toBe("done");
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
    await stopped("killed", "SIGKILL");

    const [jobId] = await recoverJobs(db);
    await goOn(jobId ?? "");

    expect(await count("trajectory", "killed")).toBe(TOTAL);
    expect((await importInto("killed")).files).toMatchObject([
      { readCount: TOTAL, importedCount: TOTAL, duplicateCount: 0, state: "done" },
    ]);
  },
  PATIENCE_MS,
);

test(
  "Ctrl-C cancels an import and keeps what is in",
  async () => {
    const { code, err } = await stopped("interrupted", "SIGINT");

    expect(err).toMatch(/Cancelled\. What was read stays: [\d,]+ imported, 0 already there, 0 rejected\.\n$/);
    expect(code).toBe(3);
    const { job } = await importInto("interrupted");
    expect(job.state).toBe("cancelled");
    expect(await count("trajectory", "interrupted")).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);

test(
  "an import that is told to end gives its job back to the queue",
  async () => {
    const { code, err } = await stopped("ended", "SIGTERM");

    expect(err).toMatch(/Stopped: .* so far\. The import goes on when Assay runs\.\n$/);
    expect(code).toBe(3);
    expect((await importInto("ended")).job.state).toBe("queued");
  },
  PATIENCE_MS,
);
