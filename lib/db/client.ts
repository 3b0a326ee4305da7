import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/client";

export type Db = PrismaClient;
/** Inside a transaction. Services take either. */
export type DbOrTransaction = Db | Parameters<Parameters<Db["$transaction"]>[0]>[0];

const KEY = Symbol.for("assay.database-addresses");

/** A Prisma client over node-postgres. The caller disconnects it. */
export function createDb(connectionString: string, maxConnections = 8): Db {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString, max: maxConnections }) });
  addresses().set(db, connectionString);

  return db;
}

/** Where a client connects to, for COPY, which Prisma does not have. */
export function addressOf(db: Db): string {
  const address = addresses().get(db);
  if (address === undefined) throw new Error("This client was not made by createDb.");

  return address;
}

/**
 * The build gives routes copies of this module of their own, while they share one client: so they share this too.
 * safe: only this module uses the symbol.
 */
function addresses(): WeakMap<Db, string> {
  const holder = globalThis as { [KEY]?: WeakMap<Db, string> };
  holder[KEY] ??= new WeakMap();

  return holder[KEY];
}
