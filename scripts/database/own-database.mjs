import pg from "pg";
import { Refusal } from "../setup/refusal.mjs";

const OLDEST_VERSION = 15;
const ANSWER_WITHIN_MS = 10_000;

/**
 * Checks a PostgreSQL that somebody else runs.
 *
 * @param {string} url - DATABASE_URL
 * @throws {Refusal} when it cannot be reached or is too old
 */
export async function refuseUnusableDatabase(url) {
  const where = placeOf(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined); // Nothing is open; the reason is told below.
    throw new Refusal(connectionSentence(error, where));
  }

  try {
    const { rows } = await client.query("SHOW server_version_num");
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
    if (version < OLDEST_VERSION) {
      throw new Refusal(
        `The PostgreSQL at ${where} is version ${version}, and Assay needs ${OLDEST_VERSION} or newer. Upgrade it, or unset DATABASE_URL to use the one that comes with Assay.`,
      );
    }
  } finally {
    await client.end();
  }
}

/**
 * @param {string} url
 * @returns {string} host, port and database, without the password
 */
function placeOf(url) {
  try {
    const { protocol, hostname, port, pathname } = new URL(url);
    if (protocol === "postgresql:" || protocol === "postgres:") return `${hostname}:${port || 5432}${pathname}`;
  } catch {
    // Told below, like any other scheme.
  }

  throw new Refusal(
    "DATABASE_URL is not a PostgreSQL address. It looks like postgresql://user:password@host:5432/database",
  );
}

/**
 * @param {unknown} error
 * @param {string} where
 */
function connectionSentence(error, where) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "28P01" || code === "28000") {
    return `The PostgreSQL at ${where} refused the user or the password. Correct them in DATABASE_URL.`;
  }
  if (code === "3D000") {
    return `The PostgreSQL at ${where} has no such database. Make it with createdb, or correct DATABASE_URL.`;
  }
  if (code === "53300")
    return `The PostgreSQL at ${where} has no free connection. Raise its max_connections or close some.`;

  const reason = code || (error instanceof Error ? error.message : String(error));
  return `The PostgreSQL at ${where} does not answer (${reason}). Start it or correct DATABASE_URL, or unset DATABASE_URL to use the one that comes with Assay.`;
}
