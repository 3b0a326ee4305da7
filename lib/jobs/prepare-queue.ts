import { runMigrations } from "graphile-worker";
import { quietLogger } from "./queue-logger";

/** Creates or upgrades the queue's own schema, so that the application can enqueue by plain SQL. Safe to repeat. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: quietLogger() });
}
