import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { isGone } from "@/scripts/setup/processes.mjs";
import { embeddedDatabase } from "./embedded-database.mjs";
import { serverUser } from "./server-user.mjs";

const home = mkdtempSync(join(tmpdir(), "assay-embedded-"));
const quiet = () => {};

beforeAll(() => {
  // mkdtemp closes it to everybody, also to the user that PostgreSQL runs as.
  chmodSync(home, 0o755);
  for (const name of ["logs", "runtime/users"]) mkdirSync(join(home, name), { recursive: true });
  // As some systems give to each user: PostgreSQL runs as another one, to which it is closed.
  const closed = join(home, "closed");
  mkdirSync(closed, { mode: 0o700 });
  vi.stubEnv("TMPDIR", closed);
});

afterAll(async () => {
  await (await embeddedDatabase(home, quiet)).release();
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

test("a new database is told with its data folder and how to choose another, wherever temporary files go; one that is there is not", async () => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);

  await (await embeddedDatabase(home, say)).release();
  const made = said.splice(0).filter((line) => line.startsWith("Making"));
  await (await embeddedDatabase(home, say)).release();

  expect(made).toEqual([`Making a new database in the data folder ${home}; set ASSAY_HOME to use another folder …`]);
  expect(said).toEqual([]);
  expect(readdirSync(home).filter((name) => name.startsWith("postgres"))).toEqual(["postgres", "postgres.password"]);
});

test("what was committed is there after a kill -9 of the server", async () => {
  const before = await embeddedDatabase(home, quiet);
  await query(before.url, "CREATE TABLE kept AS SELECT 42 AS answer");
  const { pid } = serverRecord();
  process.kill(pid, "SIGKILL");
  await isGone(pid, 5000);

  const after = await embeddedDatabase(home, quiet);

  expect(await query(after.url, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
  await after.release();
});

test("a pid file whose number belongs to another program by now does not keep the server from starting", async () => {
  const database = await embeddedDatabase(home, quiet);
  await database.release();
  const folder = join(home, "postgres");
  // One that names PostgreSQL, as a system's own or that of another data folder does.
  const other = spawn("sh", ["-c", "sleep 60; :", "/usr/lib/postgresql/postgres"], { ...serverUser(), cwd: "/" });
  onTestFinished(() => void other.kill());
  writeFileSync(join(folder, "postmaster.pid"), `${other.pid}\n${folder}\n1\n1\n\n127.0.0.1\n\nready\n`);

  const again = await embeddedDatabase(home, quiet);

  expect(await query(again.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  await again.release();
});

test("processes that ask at once share one server, and the last to leave stops it", async () => {
  const [one, two] = [holder(), holder()];
  const [first, second] = await Promise.all([one.url, two.url]);
  const { pid } = serverRecord();

  await one.leave();
  const stillThere = await query(second, "SELECT 1 AS one");
  await two.leave();

  expect(first).toBe(second);
  expect(stillThere).toEqual([{ one: 1 }]);
  expect(await isGone(pid, 5000)).toBe(true);
  expect(existsSync(join(home, "runtime/database.json"))).toBe(false);
});

test("the password is kept from other users of the machine", async () => {
  const database = await embeddedDatabase(home, quiet);

  const wrong = database.url.replace(/:[^:@]*@/, ":guess@");
  await expect(query(wrong, "SELECT 1")).rejects.toThrow(/password authentication failed/);

  await database.release();
});

/** Another process that uses the database until it is told to leave. */
function holder() {
  const script = `
    const { embeddedDatabase } = await import(process.argv[1]);
    const database = await embeddedDatabase(process.argv[2], () => {});
    process.stdout.write(database.url);
    process.stdin.on("data", async () => { await database.release(); process.exit(0); });`;
  const child = spawn(process.execPath, [
    ...["--input-type=module", "-e", script],
    ...[resolve("scripts/database/embedded-database.mjs"), home],
  ]);

  return {
    url: once(child.stdout, "data").then(String),
    leave: async () => {
      child.stdin.write("leave");
      await once(child, "exit");
    },
  };
}

function serverRecord(): { pid: number } {
  return JSON.parse(readFileSync(join(home, "runtime/database.json"), "utf8"));
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
