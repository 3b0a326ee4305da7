import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll } from "vitest";

// Runs once a test file: process.env.DATABASE_URL becomes a database of its own.
const server = String(process.env["ASSAY_TEST_SERVER"] ?? process.env["DATABASE_URL"]);
const name = `assay_test_${randomUUID().replaceAll("-", "")}`;
// Copied file by file: nothing of it has to be found in a log again.
await run(`CREATE DATABASE ${name} TEMPLATE ${process.env["ASSAY_TEST_TEMPLATE"]} STRATEGY FILE_COPY`);

process.env["ASSAY_TEST_SERVER"] = server;
const url = new URL(server);
url.pathname = `/${name}`;
process.env["DATABASE_URL"] = url.href;
// As npm start on a loopback address; a test of accounts says so itself.
process.env["ASSAY_AUTH"] = "local";
process.env["BASE_URL"] = "http://localhost:3000";

afterAll(() => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));

/** @param {string} sql */
async function run(sql) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
