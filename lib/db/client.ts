import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "./generated/client";

export type Db = PrismaClient;
/** Inside a transaction. Services take either. */
export type DbOrTransaction = Db | Parameters<Parameters<Db["$transaction"]>[0]>[0];

/** A Prisma client over node-postgres. The caller disconnects it. */
export function createDb(connectionString: string, maxConnections = 8): Db {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString, max: maxConnections }) });
}
