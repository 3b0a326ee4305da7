import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { isAlive } from "@/scripts/setup/processes.mjs";
import { episode } from "./fixtures/episode";

interface Running {
  readonly process: ChildProcess;
  readonly url: string;
  /** Everything it printed so far. */
  readonly said: () => string;
  readonly ended: Promise<number | null>;
}

let home = "";
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "assay-test-"));
  // The user that PostgreSQL runs as has to pass through.
  chmodSync(home, 0o755);
});
test.afterEach(async () => {
  for (const { process: left, ended } of started.splice(0)) {
    left.kill("SIGTERM");
    await ended;
  }
  if (existsSync(join(home, "runtime/database.json"))) process.kill(databasePid(), "SIGINT");
  rmSync(home, { recursive: true, force: true });
});

/** What a failing test leaves running is stopped after it. */
const started: Pick<Running, "process" | "ended">[] = [];

test("Ctrl-C stops web, worker and database; the next start serves the same data, and so does one after a kill", async () => {
  test.slow();
  const first = await start();
  const parts = descendants(first.process.pid);
  const database = databasePid();
  expect(parts.length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => corpora(first.url)).toHaveLength(1);

  first.process.kill("SIGINT");

  expect(await first.ended).toBe(0);
  expect(first.said()).toMatch(/Assay is at \S+\nAssay is stopping: SIGINT \(Ctrl-C\) …\nAssay has stopped\.\n$/);
  expect(readFileSync(join(home, "logs/start.log"), "utf8")).toMatch(/Z Assay is stopping: SIGINT \(Ctrl-C\) …\n/);
  expect([...parts, database].filter(isAlive)).toEqual([]);
  expect(existsSync(join(home, "runtime/start.json"))).toBe(false);
  await expect(fetch(first.url)).rejects.toThrow();

  const second = await start();
  expect(await corpora(second.url)).toHaveLength(1);
  // The database stays, and the next start takes it up.
  const kept = [databasePid(), ...descendants(databasePid())];
  const orphans = descendants(second.process.pid).filter((pid) => !kept.includes(pid));
  second.process.kill("SIGKILL");
  await second.ended;
  await expect.poll(() => orphans.filter(isAlive)).toEqual([]);
  expect(kept.slice(0, 1).filter(isAlive)).toHaveLength(1);

  const third = await start();
  expect(await corpora(third.url)).toHaveLength(1);
  const left = [...descendants(third.process.pid), databasePid()];
  third.process.kill("SIGTERM");
  expect(await third.ended).toBe(0);
  expect(third.said()).toContain("Assay is stopping: SIGTERM (asked to stop from outside) …");
  expect(left.filter(isAlive)).toEqual([]);
});

test("a database that is killed is started again, and pages answer again; at the fourth time everything stops and says why", async () => {
  test.slow();
  const running = await start();
  await expect.poll(() => corpora(running.url)).toHaveLength(1);
  const parts = descendants(running.process.pid);

  for (const time of [1, 2, 3]) {
    process.kill(databasePid(), "SIGKILL");
    await expect.poll(() => running.said().split("The database is there again.").length - 1, PATIENT).toBe(time);
    await expect.poll(() => statusOf(running.url), PATIENT).toBe(200);
    expect(await corpora(running.url)).toHaveLength(1);
  }
  process.kill(databasePid(), "SIGKILL");

  expect(await running.ended).toBe(1);
  expect(running.said()).toMatch(
    /Assay is stopping: the database server ended …\nAssay has stopped\.\nAssay stopped because the database server ended:\nIt ended 4 times within 10 minutes\. \S+postgres\.log says why\.\n$/,
  );
  // Those of a killed server leave a moment later.
  await expect.poll(() => parts.filter(isAlive)).toEqual([]);
});

test("Ctrl-C while the database is started again leaves nothing behind", async () => {
  test.slow();
  const running = await start();
  const parts = descendants(running.process.pid);
  process.kill(databasePid(), "SIGKILL");
  await expect.poll(running.said).toContain("The database server ended. It is started again …");

  running.process.kill("SIGINT");

  expect(await running.ended).toBe(0);
  expect(running.said()).toMatch(/Assay is stopping: SIGINT \(Ctrl-C\) …\nAssay has stopped\.\n$/);
  await expect.poll(() => parts.filter(isAlive)).toEqual([]);
  expect(existsSync(join(home, "postgres/postmaster.pid"))).toBe(false);
});

test("a start imports the files it is given; the command line works beside it, and alone", async () => {
  test.slow();
  const [given, later] = ["given", "later"].map((problem) => {
    const path = join(home, `${problem}.jsonl`);
    writeFileSync(path, episode({ problem, query: `a ${problem} lamp` }));
    return path;
  });
  const running = await start(["--import", given ?? ""], { ASSAY_SAMPLE_SIZE: "many" });
  await expect.poll(() => corpora(running.url)).toMatchObject([{ name: "given" }]);
  await expect.poll(running.said).toContain("The sample corpus could not be made");

  const beside = await assay("import", later ?? "", "--corpus", "given", "--json");
  expect(beside).toMatchObject({ code: 0, line: { corpus: "given", format: "sn15", imported: 1, duplicates: 0 } });
  await expect.poll(() => corpora(running.url)).toMatchObject([{ name: "given", trajectories: 2 }]);
  running.process.kill("SIGINT");
  expect(await running.ended).toBe(0);

  const alone = await assay("import", given ?? "", later ?? "", "--json");
  expect(alone).toMatchObject({ code: 0, line: { corpus: "given", imported: 0, duplicates: 2, rejected: 0 } });
  expect(existsSync(join(home, "runtime/database.json"))).toBe(false);
});

/** Nothing of the stories' own installation. */
function ownEnvironment(own: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, DATABASE_URL: "", BASE_URL: "", npm_lifecycle_event: "", ASSAY_HOME: home, ...own };
}

/** `npm run assay` on the same data folder; what it printed as one line of JSON. */
async function assay(...args: readonly string[]): Promise<{ code: number | null; line: unknown }> {
  const child = spawn(process.execPath, [resolve("scripts/assay.mjs"), ...args], {
    env: ownEnvironment({}),
    stdio: ["ignore", "pipe", "ignore"],
  });
  let out = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  await once(child, "close");

  return { code: child.exitCode, line: JSON.parse(out) };
}

/** `npm start` on a data folder of its own, from the tree that is built already. */
async function start(args: readonly string[] = [], own: Readonly<Record<string, string>> = {}): Promise<Running> {
  const port = String(await freePort());
  const env = ownEnvironment({ PORT: port, HOSTNAME: "127.0.0.1", ASSAY_SAMPLE_SIZE: "20", ...own });
  const child = spawn(process.execPath, [resolve("scripts/start.mjs"), ...args], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      said += text;
    });
  }
  const ended = once(child, "exit").then(() => child.exitCode);
  started.push({ process: child, ended });
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/Assay is at \S+\n/);

  return { process: child, url: /Assay is at (\S+)/.exec(said)?.[1] ?? "", said: () => said, ended };
}

const PATIENT = { timeout: 30_000 } as const;

async function statusOf(url: string): Promise<number> {
  return (await fetch(url)).status;
}

async function corpora(url: string): Promise<unknown[]> {
  const response = await fetch(`${url}/api/corpora`);
  const body: unknown = await response.json();

  return typeof body === "object" && body !== null && "items" in body && Array.isArray(body.items) ? body.items : [];
}

/** Children of the process and theirs. */
function descendants(pid: number | undefined): number[] {
  const pairs = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));

  return children.flatMap((child) => [child, ...descendants(child)]);
}

function databasePid(): number {
  const facts: unknown = JSON.parse(readFileSync(join(home, "runtime/database.json"), "utf8"));

  return typeof facts === "object" && facts !== null && "pid" in facts ? Number(facts.pid) : 0;
}

function freePort(): Promise<number> {
  const server = createServer();

  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
