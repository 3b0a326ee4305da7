import pg from "pg";

/**
 * @param {string} url
 * @returns {Promise<string>} the name of the database, which exists afterwards
 */
export function createDatabase(url) {
  return beside(url, async (client, name) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    return name;
  });
}

/** @param {string} url */
export function dropDatabase(url) {
  return beside(url, (client, name) => client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`));
}

/**
 * @param {string} url
 * @param {string} [sql]
 */
export async function execute(url, sql = "SELECT 1") {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Works on a database from another one of the same server.
 *
 * @template T
 * @param {string} url
 * @param {(client: pg.Client, name: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function beside(url, work) {
  const other = new URL(url);
  const name = decodeURIComponent(other.pathname.slice(1)) || "postgres";
  other.pathname = name === "postgres" ? "/template1" : "/postgres";
  const client = new pg.Client({ connectionString: other.href });
  await client.connect();
  try {
    return await work(client, name);
  } finally {
    await client.end();
  }
}
