import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { Refusal } from "../setup/refusal.mjs";
import { prepareQueue } from "./prepare-queue.mjs";

// The key that Prisma's own engine takes, so that `prisma migrate` and this never run at the same time.
const PRISMA_LOCK = 72707369;

// Prisma's table, column for column: its command line reads our rows and we read its rows.
const LEDGER = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Applies the migrations that a database lacks, one after the other, and those of the work queue. Safe when two processes
 * call it at once.
 *
 * @param {string} url
 * @param {string} folder - holds one folder a migration, each with a migration.sql
 * @returns {Promise<string[]>} the names it applied
 */
export async function migrate(url, folder) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();

  try {
    await client.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
    await client.query(LEDGER);
    const done = await appliedMigrations(client);
    const known = migrationsIn(folder);
    refuseNewerDatabase(done, known);

    const applied = [];
    for (const migration of known) {
      if (done.has(migration.name)) continue;
      await apply(client, migration);
      applied.push(migration.name);
    }
    // Under the same lock: whoever gets a database from here can start jobs.
    await prepareQueue(url);

    return applied;
  } catch (error) {
    throw rightsRefusal(error) ?? error;
  } finally {
    await client.end();
  }
}

/**
 * What only whoever runs the database can put right; undefined for any other error.
 *
 * @param {unknown} error
 */
function rightsRefusal(error) {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  // No right to a schema, or none that may be seen.
  if (error.code === "42501" || error.code === "3F000") {
    return new Refusal(
      `The user of DATABASE_URL may not make what Assay needs (${error.message}). Make it the owner of its database and run the command again.`,
    );
  }
  if (/extension ".*" is not available/.test(error.message)) {
    return new Refusal(
      `The PostgreSQL of DATABASE_URL lacks what Assay needs (${error.message}). Install it, on Debian with the package postgresql-contrib, and run the command again.`,
    );
  }

  return undefined;
}

/** @param {string} folder */
function migrationsIn(folder) {
  return readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .map((name) => ({ name, sql: readFileSync(join(folder, name, "migration.sql"), "utf8") }));
}

/** @param {pg.Client} client */
async function appliedMigrations(client) {
  const { rows } = await client.query(
    `SELECT migration_name, finished_at IS NOT NULL AS finished
       FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  const failed = rows.find((row) => !row.finished);
  if (failed) {
    throw new Refusal(
      `The migration ${failed.migration_name} stopped half-way on this database earlier. Restore a backup, or repair it by hand and mark it with "npx prisma migrate resolve".`,
    );
  }

  return new Set(rows.map((row) => String(row.migration_name)));
}

/**
 * @param {Set<string>} done
 * @param {{ name: string }[]} known
 */
function refuseNewerDatabase(done, known) {
  const names = new Set(known.map(({ name }) => name));
  const stranger = [...done].find((name) => !names.has(name));
  if (stranger === undefined) return;

  throw new Refusal(
    `This database was made by a newer version of Assay (it has the migration ${stranger}). Update the project, or point ASSAY_HOME or DATABASE_URL at another database.`,
  );
}

/**
 * @param {pg.Client} client
 * @param {{ name: string, sql: string }} migration
 */
async function apply(client, { name, sql }) {
  const id = randomUUID();
  const checksum = createHash("sha256").update(sql).digest("hex");
  await client.query(`INSERT INTO "_prisma_migrations" (id, checksum, migration_name) VALUES ($1, $2, $3)`, [
    id,
    checksum,
    name,
  ]);

  try {
    // Many statements in one simple query are one transaction.
    await client.query(sql);
  } catch (error) {
    await client.query("ROLLBACK");
    if (rightsRefusal(error)) {
      // Nothing is wrong with the migration: once the rights are there, the next start applies it.
      await client.query(`DELETE FROM "_prisma_migrations" WHERE id = $1`, [id]);
      throw error;
    }
    await client.query(`UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1`, [id, String(error)]);
    throw new Refusal(
      `The migration ${name} failed: ${error instanceof Error ? error.message : error}. Nothing of it was kept; restore a backup before you try again.`,
    );
  }

  await client.query(`UPDATE "_prisma_migrations" SET finished_at = now(), applied_steps_count = 1 WHERE id = $1`, [
    id,
  ]);
}
