import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { POOLS } from "@/lib/leak/assign-pools";

const PinStandRow = z.object({
  id: z.int(),
  /** The pools that its problems return to, in their order; null for a pin of before this was kept. */
  before: z.array(z.enum(POOLS)).nullable(),
  /** A later pin that stands holds one of its problems. */
  isCovered: z.boolean(),
});

/** Whether what a pin moved as `split_pin_problem m` has a pool to return to: what it followed there may be gone. */
export const RETURNS = sql`m.pool is not null and not exists (
  select from split_pin g where g.id = m.followed_id and g.unpinned_at is not null)`;

/** What taking each of these pins back would meet. */
export function readPinStands(db: DbOrTransaction, pins: readonly number[]): Promise<z.infer<typeof PinStandRow>[]> {
  return queryRows(
    db,
    PinStandRow,
    sql`select s.id,
          case when exists (select from split_pin_problem m where m.pin_id = s.id) then array(
            select m.pool from split_pin_problem m where m.pin_id = s.id and ${RETURNS}
            group by m.pool order by array_position(${[...POOLS]}::text[], m.pool)) end as before,
          exists (select from split_pin_problem m
            join split_pin_problem o on o.problem_id = m.problem_id and o.pin_id > s.id
            join split_pin l on l.id = o.pin_id and l.split_id = s.split_id and l.unpinned_at is null
            where m.pin_id = s.id) as "isCovered"
        from split_pin s where s.id = any(${[...pins]}::int[])`,
  );
}
