import { sql } from "@/lib/db/query-rows";

/** The cluster of `problem p`: problems with the same query are variants of one; one without a query stands alone. */
export const CLUSTER = sql`case when p.query_norm = '' then p.key else md5(p.query_norm) end`;
