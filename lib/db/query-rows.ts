import type { z } from "zod";
import type { DbOrTransaction } from "./client";
import { Prisma } from "./generated/client";

/** Tagged SQL with bound values. */
export const sql = Prisma.sql;
export const emptySql = Prisma.empty;
export const joinSql = Prisma.join;
export type Sql = Prisma.Sql;

/** Runs one statement and parses every row, so that no unparsed row enters a service. */
export async function queryRows<Row extends z.ZodType>(
  db: DbOrTransaction,
  row: Row,
  statement: Sql,
): Promise<z.infer<Row>[]> {
  const rows: unknown = await db.$queryRaw(statement);

  return row.array().parse(rows);
}
