import { join } from "node:path";
import pg from "pg";
import { ROOT } from "../setup/project-root.mjs";
import { embeddedDatabase } from "./embedded-database.mjs";
import { migrate } from "./migrate.mjs";
import { refuseUnusableDatabase } from "./own-database.mjs";

/**
 * A migrated database to work with: DATABASE_URL when it is set, else the embedded one of the data folder.
 *
 * @param {{ home: string, env: Record<string, string | undefined>, say: (line: string) => void }} options
 * @returns {Promise<{ url: string, pid?: number | undefined, isEmpty: boolean, isCleared: boolean, hasAccounts: boolean, release: () => Promise<void> }>}
 *   pid: of the embedded server; isEmpty: nobody has used it yet; isCleared: its last corpus was removed; hasAccounts: somebody could sign in
 */
export async function openDatabase({ home, env, say }) {
  const given = env["DATABASE_URL"];
  if (given) await refuseUnusableDatabase(given);
  const database = given ? { url: given, pid: undefined, release: async () => {} } : await embeddedDatabase(home, say);

  try {
    await migrate(database.url, join(ROOT, "prisma/migrations"));
    return { ...database, ...(await looked(database.url)) };
  } catch (error) {
    await database.release();
    throw error;
  }
}

/** @param {string} url */
async function looked(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT NOT EXISTS (SELECT FROM corpus) AS bare,
      NOT EXISTS (SELECT FROM corpus) AND EXISTS (SELECT FROM audit WHERE verb = 'remove_corpus') AS cleared,
      EXISTS (SELECT FROM person WHERE auth_user_id IS NOT NULL AND state = 'active') AS accounts`);
    const { bare, cleared, accounts } = rows[0];
    return { isEmpty: bare && !cleared, isCleared: Boolean(cleared), hasAccounts: Boolean(accounts) };
  } finally {
    await client.end();
  }
}
