import * as z from "zod";
import { type Db, poolOf } from "./client";
import type { Sql } from "./query-rows";

const Row = z.tuple([z.instanceof(Uint8Array)]);

/**
 * One bytea column of every row of a statement, by the driver alone: Prisma writes bytes as base64 and reads them back,
 * which costs three times what the driver does.
 *
 * @param name - of a statement that is asked many times with this text alone: each connection plans it once
 */
export async function readBytes(db: Db, statement: Sql, name?: string): Promise<Uint8Array[]> {
  const { text, values } = statement;
  const { rows } = await poolOf(db).query({ ...(name === undefined ? {} : { name }), text, values, rowMode: "array" });

  return rows.map((row) => Row.parse(row)[0]);
}
