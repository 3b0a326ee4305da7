import type * as z from "zod";
import { type Db, poolOf } from "./client";
import type { Sql } from "./query-rows";

interface Prepared {
  /** Of this text alone: a connection plans it once and knows it by this name. */
  readonly name: string;
  readonly statement: Sql;
}

/**
 * Runs one statement that each connection has planned once, by the driver alone: for the few that are asked hundreds of
 * times a second, where planning and Prisma cost more than the work. Whole numbers of 64 bits come as text.
 */
export async function queryPrepared<Row extends z.ZodType>(
  db: Db,
  row: Row,
  { name, statement }: Prepared,
): Promise<z.infer<Row>[]> {
  const { rows } = await poolOf(db).query({ name, text: statement.text, values: statement.values });

  return row.array().parse(rows);
}
