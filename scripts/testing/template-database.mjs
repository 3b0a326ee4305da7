import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../database/migrate.mjs";

/**
 * Corpora whose partitions are there for given-corpus.ts, as an import makes them: thirteen tables take more time than
 * most tests. As many as most files want, since each costs every statement that is planned for all corpora.
 */
const READY_CORPORA = 6;

/**
 * One migrated database that every test file copies (some 15 ms a copy, against running the migrations again).
 *
 * @param {{ config: { root: string } }} project
 */
export default async function makeTemplate(project) {
  const server = process.env["DATABASE_URL"];
  if (!server) throw new Error("Database tests need DATABASE_URL; npm test starts a PostgreSQL and sets it.");

  const name = `assay_template_${randomUUID().replaceAll("-", "")}`;
  await run(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href, join(project.config.root, "prisma/migrations"));
  await run(
    url.href,
    `CREATE SCHEMA testing;
     CREATE TABLE testing.ready_corpus AS SELECT nextval('corpus_id_seq')::int AS id FROM generate_series(1, ${READY_CORPORA});
     SELECT create_corpus_partitions(id) FROM testing.ready_corpus`,
  );
  // The workers start after this and inherit it.
  process.env["ASSAY_TEST_TEMPLATE"] = name;

  return () => run(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

/**
 * @param {string} connectionString
 * @param {string} sql
 */
async function run(connectionString, sql) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
