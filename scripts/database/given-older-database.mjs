import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { migrate } from "./migrate.mjs";

export const ALL_MIGRATIONS = resolve("prisma/migrations");

/**
 * A database as it was before a migration.
 *
 * @param {string} firstNew - name of that migration
 * @returns {Promise<string>} its address
 */
export async function givenOlderDatabase(firstNew) {
  const url = await givenDatabase();
  await migrate(url, migrationsBefore(firstNew));

  return url;
}

/**
 * Runs statements on a connection of their own; one alone answers its rows.
 *
 * @param {string} connectionString
 * @param {string} sql
 * @returns {Promise<unknown[]>}
 */
export async function query(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** @param {string} firstNew */
function migrationsBefore(firstNew) {
  const folder = mkdtempSync(join(tmpdir(), "assay-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(ALL_MIGRATIONS)) {
    if (name < firstNew) cpSync(join(ALL_MIGRATIONS, name), join(folder, name), { recursive: true });
  }

  return folder;
}

/** An empty database of a test's own; answers its address. */
export async function givenDatabase() {
  const server = String(process.env["DATABASE_URL"]);
  const name = `migrate_${Math.random().toString(36).slice(2)}`;
  await query(server, `create database ${name}`);
  onTestFinished(async () => void (await query(server, `drop database ${name} with (force)`)));

  return server.replace(/\/[^/]*$/, `/${name}`);
}
