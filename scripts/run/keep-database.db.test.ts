import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { embeddedDatabase } from "@/scripts/database/embedded-database.mjs";
import { migrate } from "@/scripts/database/migrate.mjs";
import { isGone } from "@/scripts/setup/processes.mjs";
import { keepDatabase } from "./keep-database.mjs";

const home = mkdtempSync(join(tmpdir(), "assay-kept-"));
const said: string[] = [];
const say = (line: string) => void said.push(line);

beforeAll(() => {
  // mkdtemp closes it to everybody, also to the user that PostgreSQL runs as.
  chmodSync(home, 0o755);
  for (const name of ["logs", "runtime/users"]) mkdirSync(join(home, name), { recursive: true });
});

beforeEach(() => said.splice(0));

afterAll(() => rmSync(home, { recursive: true, force: true }));

// Five starts of a server, each of which may take seconds.
test("a server that is killed is started again where it was, with what was committed; the fourth time in ten minutes is told with its reason", {
  timeout: 120_000,
}, async () => {
  let nowMs = 0;
  const { kept, url } = await given({ now: () => nowMs });
  await query(url, "CREATE TABLE kept AS SELECT 42 AS answer");

  const killAndWait = async () => {
    said.splice(0);
    await killServer();
    await vi.waitFor(() => expect(said).toEqual([GONE, "The database is there again."]), 20_000);
    expect(await query(url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
  };
  await killAndWait();
  nowMs += 600_001;
  for (const _time of [1, 2, 3]) await killAndWait();
  await killServer();

  expect(await kept.failed).toEqual({
    what: "the database server ended",
    words: `It ended 4 times within 10 minutes. ${join(home, "logs/postgres.log")} says why.`,
  });
});

test("who stops while it is started again waits for it, so that no server is left", async () => {
  const { kept, release } = await given();
  await killServer();
  await vi.waitFor(() => expect(said).toEqual([GONE]), 20_000);

  await kept.stop();
  expect(readFileSync(join(home, "postgres/postmaster.pid"), "utf8").split("\n")[7]?.trim()).toBe("ready");
  await release();

  expect(said).toEqual([GONE]);
  expect(existsSync(join(home, "postgres/postmaster.pid"))).toBe(false);
});

test("who leaves meanwhile has the server until they are done with it, and is told no more of it", async () => {
  let isLeaving = false;
  const { kept, url } = await given({ isLeaving: () => isLeaving });
  await killServer();
  await vi.waitFor(() => expect(said).toEqual([GONE]), 20_000);

  isLeaving = true;
  await kept.whenThere();

  expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  expect(said).toEqual([GONE]);
});

test("who starts something again meanwhile waits for the server", async () => {
  const { kept, url } = await given();
  await kept.whenThere();
  await killServer();
  await vi.waitFor(() => expect(said).toEqual([GONE]), 20_000);

  await kept.whenThere();

  expect(await query(url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
});

test("a job that ran when the server ended has its attempt back, unless the server ends more often", async () => {
  const { url } = await given();
  await migrate(url, "prisma/migrations");
  const idOf = async (heartbeat: string) => {
    const [row] = await query(
      url,
      `INSERT INTO job_run (kind, state, payload, unit, worker_id, attempts, heartbeat_at)
        VALUES ('import', 'running', '{}', 'rows', 'one', 2, now() + interval '${heartbeat}') RETURNING id`,
    );
    return row;
  };
  const ran = await idOf("0 s");
  const claimedSince = await idOf("1 day");
  const attempts = () => query(url, "SELECT id, attempts FROM job_run ORDER BY heartbeat_at");

  for (const _time of [1, 2]) {
    said.splice(0);
    await killServer();
    await vi.waitFor(() => expect(said).toEqual([GONE, "The database is there again."]), 20_000);

    expect(await attempts()).toEqual([
      { ...ran, attempts: 1 },
      { ...claimedSince, attempts: 2 },
    ]);
  }
});

test("a port that another program took meanwhile is told", async () => {
  const { kept, url } = await given();
  const taker = createServer();
  onTestFinished(() => void taker.close());
  await killServer();
  taker.listen(Number(new URL(url).port), "127.0.0.1");

  expect(await kept.failed).toMatchObject({
    words: expect.stringMatching(/^Another program took its port meanwhile\./),
  });
});

const GONE = "The database server ended. It is started again …";

async function given(options: { isLeaving?: () => boolean; now?: () => number } = {}) {
  const database = await embeddedDatabase(home, () => undefined);
  const kept = keepDatabase(database, { home, say, ...options });
  onTestFinished(async () => {
    await kept.stop();
    await database.release();
  });

  return { ...database, kept };
}

/** As a kill -9 of it, or the kernel for want of memory, does. */
async function killServer(): Promise<void> {
  const { pid } = JSON.parse(readFileSync(join(home, "runtime/database.json"), "utf8"));
  process.kill(pid, "SIGKILL");
  await isGone(pid, 5000);
}

async function query(connectionString: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
