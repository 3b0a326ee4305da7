import { execute } from "../migrations/database-commands.mjs";
import { runTool } from "../setup/run-tool.mjs";

/**
 * Whether the migrations together make the tables that prisma/schema.prisma describes. Shows the difference when not.
 *
 * @param {(database: string) => string} urlOf
 * @returns {Promise<boolean>}
 */
export async function migrationsMatchSchema(urlOf) {
  await execute(urlOf("postgres"), "CREATE DATABASE migrations_check");

  try {
    await runTool(
      process.execPath,
      [
        ...["node_modules/prisma/build/index.js", "migrate", "diff", "--config", ".config/prisma.ts", "--exit-code"],
        ...["--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma"],
      ],
      {
        env: {
          DATABASE_URL: urlOf("migrations_check"),
          PRISMA_SCHEMA_ENGINE_BINARY: new URL("../schema-engine.mjs", import.meta.url).pathname,
        },
        failure: "prisma/migrations do not make what prisma/schema.prisma describes (see the difference above).",
      },
    );
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
