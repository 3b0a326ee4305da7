#!/usr/bin/env node
// @ts-nocheck: it speaks the untyped protocol between Prisma's command line and its native schema engine.
// Stands in for that engine (PRISMA_SCHEMA_ENGINE_BINARY): the same engine, compiled to WebAssembly, needs no download.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { createDatabase, dropDatabase, execute } from "./migrations/database-commands.mjs";

const ERROR_CODES = new Map([
  ["3D000", "P1003"],
  ["28P01", "P1000"],
]);
const RPC_FAILURE = 4466;

const args = process.argv.slice(2);
const url = JSON.parse(option("--datasource")[0] ?? "{}").url ?? process.env["DATABASE_URL"];
const command = args.includes("cli") ? args[args.indexOf("cli") + 1] : undefined;

if (args.includes("--version")) {
  console.log(`schema-engine-cli ${createRequire(import.meta.url)("@prisma/engines-version").enginesVersion}`);
} else if (command) {
  process.exitCode = await runCommand(command);
} else {
  await serve();
}

function option(name) {
  return args.flatMap((arg, index) => (arg === name ? [args[index + 1]] : []));
}

async function runCommand(name) {
  // Prisma drops the first line.
  log("INFO", "Starting schema engine CLI");
  try {
    if (name === "can-connect-to-database") {
      await execute(url);
      log("INFO", "Connection successful");
    }
    if (name === "create-database") log("INFO", `Database '${await createDatabase(url)}' was successfully created.`);
    if (name === "drop-database") {
      await dropDatabase(url);
      log("INFO", "The database was successfully dropped.");
    }
    return 0;
  } catch (error) {
    log("ERROR", error.message || String(error), {
      error_code: ERROR_CODES.get(error.code) ?? "P1001",
      is_panic: false,
    });
    return 1;
  }
}

function log(level, message, fields = {}) {
  const entry = { timestamp: new Date().toISOString(), level, fields: { message, ...fields } };
  process.stderr.write(`${JSON.stringify({ ...entry, target: "schema_engine::logger" })}\n`);
}

/** Answers JSON-RPC on stdin and stdout, one call after the other. */
async function serve() {
  const { adapterFactory, loadEngine } = await import("./migrations/wasm-engine.mjs");
  const { SchemaEngine } = await loadEngine();
  const datamodels = option("--datamodels").map((path) => [path, readFileSync(path, "utf8")]);
  const makeEngine = () =>
    SchemaEngine.new({ datamodels: datamodels.length > 0 ? datamodels : undefined }, () => {}, adapterFactory(url));

  const ours = {
    createDatabase: async (params) => ({ databaseName: await createDatabase(params?.datasource?.url ?? url) }),
    ensureConnectionValidity: async () => execute(url).then(() => ({})),
    dbExecute: async (params) => execute(params.datasourceType?.url ?? url, params.script).then(() => ({})),
  };

  async function call(method, params) {
    if (ours[method]) return ours[method](params);
    if (!(method in SchemaEngine.prototype)) throw new Error(`method ${method} is not supported`);

    const engine = await makeEngine();
    // These two read the shadow database's schema, which only this call puts into the engine's cache.
    if (method === "evaluateDataLoss" || method === "createMigration") {
      await engine.devDiagnostic({ migrationsList: params.migrationsList, filters: params.filters });
    }
    return engine[method](params);
  }

  let printed = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    const { id, method, params } = JSON.parse(line);
    if (!method) continue;

    try {
      const result = await call(method, params ?? {});
      if (method === "diff" && result.stdout != null) {
        printed += 1;
        send({ id: `p${printed}`, method: "print", params: { content: result.stdout } });
      }
      send({ id, result: result ?? null });
    } catch (error) {
      const data = { is_panic: false, message: error.message ?? String(error), meta: error.meta ?? null };
      const message = "An error happened. Check the data field for details.";
      send({ id, error: { code: RPC_FAILURE, message, data: { ...data, error_code: error.code ?? null } } });
    }
  }
  process.exit(0);
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}
