import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as z from "zod";
import { type Figure, ms, quantile } from "./figure";

const STARTS = 5;
const POLL_MS = 100;
/** It grows by batches; after so long without one it is whole. */
const QUIET_MS = 20_000;
/** Three times its goal: who waits longer waits for something that does not come. */
const MOST_SAMPLE_MS = 180_000;
const Corpora = z.object({ items: z.array(z.object({ trajectories: z.number() })) });

/** How soon a start serves its first page where nothing changed, and how long the sample corpus of a first start takes. */
export async function* benchStart(): AsyncGenerator<Figure> {
  const home = mkdtempSync(join(tmpdir(), "assay-bench-start-"));
  // The user that PostgreSQL runs as has to pass through.
  chmodSync(home, 0o755);
  try {
    const sample = await whileStarted(home, ({ url }) => untilSampled(url));
    yield {
      ...{
        id: "",
        what: `the sample corpus of a first start, ${sample.trajectories.toLocaleString("en")} trajectories`,
      },
      ...{ measured: `${(sample.elapsedMs / 1000).toFixed(0)} s after its first page`, limit: "", goal: "<= 60 s" },
    };

    const samples: number[] = [];
    for (let time = 0; time < STARTS; time += 1)
      samples.push(await whileStarted(home, async ({ elapsedMs }) => elapsedMs));
    yield {
      ...{ id: "", what: `npm start where nothing changed, until its first page, median of ${STARTS}` },
      ...{ measured: `${ms(quantile(samples, 0.5))}, longest ${ms(Math.max(...samples))}`, limit: "", goal: "<= 5 s" },
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

interface Started {
  readonly url: string;
  /** From the start to the first page. */
  readonly elapsedMs: number;
}

/** Starts the product on a data folder of its own, waits until its address answers with a page, and stops it after the act. */
async function whileStarted<Found>(home: string, act: (started: Started) => Promise<Found>): Promise<Found> {
  const from = performance.now();
  const child = spawn(process.execPath, [resolve("scripts/start.mjs")], {
    env: { ...process.env, DATABASE_URL: "", BASE_URL: "", PORT: "", ASSAY_HOME: home, npm_lifecycle_event: "" },
    stdio: ["ignore", "pipe", "ignore"],
  });
  // Listened for from the start: one that ended by itself says so only once.
  const ended = new Promise<void>((end) => child.once("close", () => end()));
  try {
    const url = await addressOf(child);
    const page = await fetch(url);
    if (!page.ok) throw new Error(`The first page answered ${page.status}.`);

    return await act({ url, elapsedMs: performance.now() - from });
  } finally {
    child.kill("SIGINT");
    // Its data folder goes after it.
    await ended;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = "";

  return new Promise((found, failed) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Assay is at (\S+)/.exec(said)?.[1];
      if (address !== undefined) found(address);
    });
    child.on("error", failed);
    child.on("close", (code) => failed(new Error(`The start ended with code ${code}: ${said}`)));
  });
}

/** Waits until the only corpus has stopped growing; throws where it has not after the longest wait. */
async function untilSampled(url: string): Promise<{ trajectories: number; elapsedMs: number }> {
  const from = performance.now();
  let last = { trajectories: 0, elapsedMs: 0 };
  while (last.trajectories === 0 || performance.now() - from - last.elapsedMs < QUIET_MS) {
    if (performance.now() - from > MOST_SAMPLE_MS)
      throw new Error(
        `The sample corpus was not whole ${MOST_SAMPLE_MS / 1000} s after the first page: it has ${last.trajectories.toLocaleString("en")} trajectories.`,
      );
    const { items } = Corpora.parse(await (await fetch(new URL("/api/corpora", url))).json());
    const trajectories = items[0]?.trajectories ?? 0;
    if (trajectories !== last.trajectories) last = { trajectories, elapsedMs: performance.now() - from };
    await new Promise((resume) => setTimeout(resume, POLL_MS));
  }

  return last;
}
