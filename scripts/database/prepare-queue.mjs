import { Logger, runMigrations } from "graphile-worker";

/**
 * Creates or upgrades the queue's own schema, so that the application can enqueue by plain SQL. Safe to repeat.
 *
 * @param {string} url
 */
export async function prepareQueue(url) {
  await runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });
}
