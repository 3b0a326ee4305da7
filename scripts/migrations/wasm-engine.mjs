// @ts-nocheck: the engine's loader and its factory have no types.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as engine from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { migrationAdapter } from "./migration-adapter.mjs";

const require = createRequire(import.meta.url);
// The copy that belongs to the adapter: the two must be of one version.
const { bindMigrationAwareSqlAdapterFactory } = createRequire(require.resolve("@prisma/adapter-pg"))(
  "@prisma/driver-adapter-utils",
);

/** @returns {Promise<typeof engine>} Prisma's own schema engine, ready to be made */
export async function loadEngine() {
  const folder = dirname(require.resolve("@prisma/schema-engine-wasm/schema_engine_bg"));
  const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, "schema_engine_bg.wasm")), {
    "./schema_engine_bg.js": engine,
  });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();

  return engine;
}

/**
 * How the engine reaches a database and a throw-away one beside it.
 *
 * @param {string | undefined} url - absent when a command needs no database
 */
export function adapterFactory(url) {
  const connection = url ? connectionOf(url) : { host: "unused.invalid" };

  return bindMigrationAwareSqlAdapterFactory({
    provider: "postgres",
    adapterName: "@prisma/adapter-pg",
    connect: () => migrationAdapter(connection),
    // The adapter's own way would open the real database under the name of the shadow.
    connectToShadowDb: async () => {
      const database = `prisma_migrate_shadow_db_${randomUUID()}`;
      await run(connection, `CREATE DATABASE "${database}"`);
      return migrationAdapter({ ...connection, database }, () =>
        run(connection, `DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`),
      );
    },
  });
}

/**
 * Separate fields, because a connection string would win over a `database` beside it.
 *
 * @param {string} url
 */
function connectionOf(url) {
  const { hostname, port, username, password, pathname } = new URL(url);

  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  };
}

async function run(connection, sql) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
