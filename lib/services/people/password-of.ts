import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { emptySql, queryRows, type Sql, sql } from "@/lib/db/query-rows";

const HashRow = z.object({ password: z.string().nullable() });

/**
 * The hash of the password that an email signs in with.
 *
 * @param email - in lower case
 */
export function passwordOf(db: Db, email: string): Promise<string | undefined> {
  return readHash(db, email, emptySql);
}

/**
 * The same behind whatever is setting it at this moment. Who sets one ends the sessions after it in the same transaction:
 * a session that is there before this is asked either ends with the others, or the new hash is what this gives.
 *
 * @param email - in lower case
 */
export function settledPasswordOf(db: Db, email: string): Promise<string | undefined> {
  return readHash(db, email, sql`for share of a`);
}

async function readHash(db: Db, email: string, lock: Sql): Promise<string | undefined> {
  const [row] = await queryRows(
    db,
    HashRow,
    sql`select a.password from auth_account a join auth_user u on u.id = a.user_id
        where u.email = ${email} and a.provider_id = 'credential' ${lock}`,
  );

  return row?.password ?? undefined;
}
