import { afterAll, expect, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { countSeenBefore, seenBeforeCount } from "./count-seen-before";

const db = createDb(String(process.env["DATABASE_URL"]));
afterAll(() => db.$disconnect());

const Plan = z.object({ "QUERY PLAN": z.string() });

test("answers of who had seen before are counted without reading all answers of the queue", async () => {
  await db.$transaction(async (tx) => {
    // Of no queue that is there.
    await tx.$executeRaw`set local session_replication_role = replica`;
    await tx.$executeRaw`insert into queue_assignment (item_id, person_id, corpus_id, queue_id, state, leased_at, expires_at,
        committed_at, seen_before)
      select n, 1, 1, 1 + n % 2, 'committed', now(), now(), now(), case when n % 100 = 0 then '{judge}'::text[] else '{}' end
      from generate_series(1, 4000) n`;
    await tx.$executeRaw`analyze queue_assignment`;

    const plan = await queryRows(tx, Plan, sql`explain ${seenBeforeCount({ id: 1 })}`);

    expect(await countSeenBefore(tx, { id: 1 })).toBe(40);
    expect(await countSeenBefore(tx, { id: 2 })).toBe(0);
    expect(JSON.stringify(plan)).toContain("queue_assignment_seen_before");
  });
});
