import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { migrate } from "./migrate.mjs";

let url = "";

beforeEach(async () => {
  const server = String(process.env["DATABASE_URL"]);
  const name = `migrate_${Math.random().toString(36).slice(2)}`;
  await query(server, `CREATE DATABASE ${name}`);
  url = server.replace(/\/[^/]*$/, `/${name}`);

  // Not by force: the queue's connections are closed without being waited for, and one that is cut off there is an error.
  return async () => void (await query(server, `DROP DATABASE ${name}`));
});

test("two processes that migrate at once apply each migration once", async () => {
  const folder = givenMigrations({ "1_a": "CREATE TABLE a (id int)", "2_b": "CREATE TABLE b (id int)" });

  const [first, second] = await Promise.all([migrate(url, folder), migrate(url, folder)]);

  expect([...first, ...second].sort()).toEqual(["1_a", "2_b"]);
  expect(await migrate(url, folder)).toEqual([]);
});

test("a database that has just been migrated takes work into the queue, before any worker ran", async () => {
  await migrate(url, givenMigrations({}));

  const [job] = await query(url, "select id from graphile_worker.add_job('run_job', '{}')");

  expect(job).toBeDefined();
});

test("a migration that fails leaves nothing behind, and later starts say so instead of going on", async () => {
  const folder = givenMigrations({ "1_a": "CREATE TABLE a (id int)", "2_bad": "CREATE TABLE b (id int); SELECT 1/0" });

  await expect(migrate(url, folder)).rejects.toThrow(/The migration 2_bad failed: division by zero/);

  expect(await query(url, "SELECT to_regclass('a') IS NOT NULL AS a, to_regclass('b') IS NOT NULL AS b")).toEqual([
    { a: true, b: false },
  ]);
  await expect(migrate(url, folder)).rejects.toThrow(
    /2_bad stopped half-way on this database earlier\. Restore a backup/,
  );
});

test("a database of a newer version is refused", async () => {
  await migrate(url, givenMigrations({ "1_a": "SELECT 1", "2_later": "SELECT 1" }));

  await expect(migrate(url, givenMigrations({ "1_a": "SELECT 1" }))).rejects.toThrow(
    /made by a newer version of Assay \(it has the migration 2_later\)/,
  );
});

test("a user who may not make tables is told who may, and the next start goes on once they are given the right", async () => {
  const name = new URL(url).pathname.slice(1);
  await query(url, `CREATE ROLE ${name} LOGIN PASSWORD 'x'; CREATE SCHEMA kept`);
  // By then its database is gone, and with it all that it owned.
  onTestFinished(async () => void (await query(String(process.env["DATABASE_URL"]), `DROP ROLE ${name}`)));
  const asUser = url.replace(/\/\/[^@]*@/, `//${name}:x@`);
  const folder = givenMigrations({ "1_a": "CREATE TABLE a (id int)", "2_b": "CREATE TABLE kept.b (id int)" });
  const sentence =
    /^The user of DATABASE_URL may not make what Assay needs \(permission denied.*\)\. Make it the owner/;

  await expect(migrate(asUser, folder)).rejects.toThrow(sentence);
  await query(url, `GRANT ALL ON SCHEMA public TO ${name}; GRANT CREATE ON DATABASE ${name} TO ${name}`);
  await expect(migrate(asUser, folder)).rejects.toThrow(sentence);
  await query(url, `GRANT ALL ON SCHEMA kept TO ${name}`);

  expect(await migrate(asUser, folder)).toEqual(["2_b"]);
});

test("an extension that is not installed is named, with the way to it", async () => {
  const folder = givenMigrations({ "1_a": "CREATE EXTENSION no_such_thing" });

  await expect(migrate(url, folder)).rejects.toThrow(/lacks what Assay needs \(extension "no_such_thing" is not/);
});

function givenMigrations(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "assay-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, sql] of Object.entries(files)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "migration.sql"), sql);
  }

  return folder;
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
