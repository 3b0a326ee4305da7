import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod";
import { type Figure, ms, quantile } from "./figure";

const STARTS = 5;
const POLL_MS = 100;
/** It grows by batches; after so long without one it is whole. */
const QUIET_MS = 20_000;
const Corpora = z.object({ items: z.array(z.object({ trajectories: z.number() })) });

/** How soon a start serves its first page where nothing changed, and how long the sample corpus of a first start takes. */
export async function* benchStart(): AsyncGenerator<Figure> {
  const home = mkdtempSync(join(tmpdir(), "assay-bench-start-"));
  // The user that PostgreSQL runs as has to pass through.
  chmodSync(home, 0o755);
  try {
    const first = await start(home);
    const sample = await untilSampled(first.url);
    yield {
      ...{
        id: "",
        what: `the sample corpus of a first start, ${sample.trajectories.toLocaleString("en")} trajectories`,
      },
      ...{ measured: `${(sample.elapsedMs / 1000).toFixed(0)} s after its first page`, limit: "", goal: "<= 60 s" },
    };
    await stop(first.child);

    const samples: number[] = [];
    for (let time = 0; time < STARTS; time += 1) {
      const { child, elapsedMs } = await start(home);
      samples.push(elapsedMs);
      await stop(child);
    }
    yield {
      ...{ id: "", what: `npm start where nothing changed, until its first page, median of ${STARTS}` },
      ...{ measured: `${ms(quantile(samples, 0.5))}, longest ${ms(Math.max(...samples))}`, limit: "", goal: "<= 5 s" },
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** Starts the product on a data folder of its own and waits until its address answers with a page. */
async function start(home: string): Promise<{ child: ChildProcess; url: string; elapsedMs: number }> {
  const from = performance.now();
  const child = spawn(process.execPath, [resolve("scripts/start.mjs")], {
    env: { ...process.env, DATABASE_URL: "", BASE_URL: "", PORT: "", ASSAY_HOME: home, npm_lifecycle_event: "" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let said = "";
  const url = await new Promise<string>((found, failed) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Assay is at (\S+)/.exec(said)?.[1];
      if (address !== undefined) found(address);
    });
    child.on("close", (code) => failed(new Error(`The start ended with code ${code}: ${said}`)));
  });
  const page = await fetch(url);
  if (!page.ok) throw new Error(`The first page answered ${page.status}.`);

  return { child, url, elapsedMs: performance.now() - from };
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGINT");
  await once(child, "close");
}

/** Waits until the only corpus has stopped growing. */
async function untilSampled(url: string): Promise<{ trajectories: number; elapsedMs: number }> {
  const from = performance.now();
  let last = { trajectories: 0, elapsedMs: 0 };
  while (last.trajectories === 0 || performance.now() - from - last.elapsedMs < QUIET_MS) {
    const { items } = Corpora.parse(await (await fetch(new URL("/api/corpora", url))).json());
    const trajectories = items[0]?.trajectories ?? 0;
    if (trajectories !== last.trajectories) last = { trajectories, elapsedMs: performance.now() - from };
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }

  return last;
}
