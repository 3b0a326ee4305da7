import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryPrepared } from "@/lib/db/query-prepared";
import { sql } from "@/lib/db/query-rows";
import { softCommit } from "@/lib/db/soft-commit";
import { LEASE_SECONDS } from "@/lib/domain/lease";
import { lapseStatements } from "./return-lapsed";

/** Dead leases that one claim gives back beside its own work. */
const LAPSED_AT_ONCE = 20;
/** Leases that are as good as new are not written again. */
const RENEW_UNDER_SECONDS = 60;

interface Claim {
  readonly queueId: number;
  readonly corpusId: number;
  readonly personId: number;
  /** Leases that the person holds in all afterwards, at most. */
  readonly want: number;
  readonly now: Date;
}

const Claimed = z.object({ item_id: z.string() });

/**
 * Leases the next items of a queue to a person: one statement. By priority come items of which the person holds,
 * answered and skipped none; once those are used up, what the person skipped, the oldest skip first. Rows that another
 * claim has locked are passed over, so nobody waits and nobody is given what somebody else is being given.
 *
 * Nothing here waits for an item or a lease, not even the person's own: that keeps it free of deadlocks with commits,
 * which lock the item first and then the lease, and with a queue that is closed. The count of free items names the queue
 * (`queue_tally`), so who changes the queue must not lock its key while waiting for an item.
 *
 * @returns internal ids of the items that were leased now
 */
export async function claimItems(db: Db, claim: Claim): Promise<bigint[]> {
  const { queueId, personId, now } = claim;
  const until = secondsAfter(now, LEASE_SECONDS);
  const dead = sql`a.queue_id = ${queueId} and a.person_id <> ${personId}`;

  const rows = await queryPrepared(db, Claimed, {
    name: "claim_items",
    statement: sql`with renewed as (
          update queue_assignment a set expires_at = ${until}
          -- Whoever has locked one is answering it, giving it back or ending it.
          from (select item_id from queue_assignment
            where person_id = ${personId} and queue_id = ${queueId} and state = 'leased'
              and expires_at < ${secondsAfter(now, RENEW_UNDER_SECONDS)} for update skip locked) own
          where a.item_id = own.item_id and a.person_id = ${personId}
        ), ${lapseStatements(dead, now, LAPSED_AT_ONCE)}, need as (
          select greatest(0, ${claim.want}::int - count(*))::int as n from queue_assignment
          where person_id = ${personId} and queue_id = ${queueId} and state = 'leased'
        ), fresh as (
          select i.id, i.rank from queue_item i
          where i.queue_id = ${queueId} and i.free_slots > 0
            -- A look by key at each item: joined instead, it is compared with all that the person has answered when
            -- statistics are behind, which they are in a queue that is worked on.
            and coalesce((select a.state from queue_assignment a where a.item_id = i.id and a.person_id = ${personId}), '')
              not in ('leased', 'committed', 'skipped')
            -- A row is changed once in a statement: what was given back just now is leased by the next claim.
            and i.id not in (select item_id from lapsed)
            and exists (select from queue q where q.id = ${queueId} and q.state = 'open')
          order by i.rank, i.id limit (select n from need) for update of i skip locked
        ), skipped as (
          select i.id, extract(epoch from a.skipped_at)::float8 as rank from queue_assignment a join queue_item i on i.id = a.item_id
          where a.person_id = ${personId} and a.queue_id = ${queueId} and a.state = 'skipped' and i.free_slots > 0
            and i.id not in (select item_id from lapsed)
            and exists (select from queue q where q.id = ${queueId} and q.state = 'open')
          order by a.skipped_at limit (select n - (select count(*) from fresh) from need) for update of i skip locked
        ), taken as (
          insert into queue_assignment (item_id, person_id, corpus_id, queue_id, state, leased_at, expires_at)
          select p.id, ${personId}, ${claim.corpusId}, ${queueId}, 'leased', ${now}::timestamptz + p.place * interval '1 millisecond', ${until}
          -- A millisecond apart, so that they are held in the order in which they were chosen.
          from (select id, row_number() over (order by turn, rank, id) as place
            from (select id, rank, 1 as turn from fresh union all select id, rank, 2 from skipped) chosen
            -- Says the number that the planner cannot see above, without which it scans every item below.
            limit ${claim.want}::int) p
          on conflict (item_id, person_id) do update
            set state = 'leased', leased_at = excluded.leased_at, expires_at = excluded.expires_at, skipped_at = null
          -- The same person in another tab may have been faster.
          where queue_assignment.state in ('lapsed', 'released', 'skipped')
          returning item_id
        ), counted as (
          update queue_item i set free_slots = i.free_slots - 1, updated_at = ${now},
            state = case when i.answers = 0 then 'in_progress' else i.state end
          from taken where i.id = taken.item_id
        )
        select item_id, ${softCommit} from taken`,
  });

  return rows.map((row) => BigInt(row.item_id));
}

export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}
