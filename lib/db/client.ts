import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/client";

export type Db = PrismaClient;
/** Inside a transaction. Services take either. */
export type DbOrTransaction = Db | Parameters<Parameters<Db["$transaction"]>[0]>[0];

const ADDRESSES = new WeakMap<Db, string>();

/** A Prisma client over node-postgres. The caller disconnects it. */
export function createDb(connectionString: string, maxConnections = 8): Db {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString, max: maxConnections }) });
  ADDRESSES.set(db, connectionString);

  return db;
}

/** Where a client connects to, for COPY, which Prisma does not have. */
export function addressOf(db: Db): string {
  const address = ADDRESSES.get(db);
  if (address === undefined) throw new Error("This client was not made by createDb.");

  return address;
}
