import pg from "pg";

/**
 * The end of the server was none of the jobs that ran then: it does not count as an attempt of theirs. Not of one that
 * was claimed since the server is there again, whose attempt has just begun.
 *
 * @param {string} url
 */
export async function giveAttemptsBack(url) {
  const client = new pg.Client({ connectionString: url });
  // Without a listener a server that ends now would end this process; the query fails either way.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(`UPDATE job_run SET attempts = greatest(attempts - 1, 0)
      WHERE state = 'running' AND heartbeat_at < pg_postmaster_start_time()`);
  } catch {
    // Then it counts, as of a server that nobody keeps up: no reason to give up the database.
  } finally {
    await client.end().catch(() => undefined);
  }
}
