import pg from "pg";
import { PrismaClient } from "./generated/client";
import { QueriesInTurn } from "./queries-in-turn";

export type Db = PrismaClient;
/** Inside a transaction. Services take either. */
export type DbOrTransaction = Db | Parameters<Parameters<Db["$transaction"]>[0]>[0];

interface Connections {
  readonly address: string;
  readonly pool: pg.Pool;
}

const KEY = Symbol.for("assay.database-connections");

/**
 * How long a transaction may wait for a connection and run, in milliseconds: on a busy machine what a person files is
 * better late than refused.
 */
const PATIENT = { maxWait: 10_000, timeout: 20_000 } as const;

/** A Prisma client over node-postgres. The caller disconnects it. */
export function createDb(connectionString: string, maxConnections = 8): Db {
  const pool = new pg.Pool({ connectionString, max: maxConnections });
  const db = new PrismaClient({
    adapter: new QueriesInTurn(pool, { disposeExternalPool: true }),
    transactionOptions: PATIENT,
  });
  connections().set(db, { address: connectionString, pool });

  return db;
}

/** Where a client connects to, for COPY, which Prisma does not have. */
export function addressOf(db: Db): string {
  return connectionsOf(db).address;
}

/** The connections of a client, for reads whose rows Prisma would turn over several times. */
export function poolOf(db: Db): pg.Pool {
  return connectionsOf(db).pool;
}

function connectionsOf(db: Db): Connections {
  const known = connections().get(db);
  if (known === undefined) throw new Error("This client was not made by createDb.");

  return known;
}

/**
 * The build gives routes copies of this module of their own, while they share one client: so they share this too.
 * safe: only this module uses the symbol.
 */
function connections(): WeakMap<Db, Connections> {
  const holder = globalThis as { [KEY]?: WeakMap<Db, Connections> };
  holder[KEY] ??= new WeakMap();

  return holder[KEY];
}
