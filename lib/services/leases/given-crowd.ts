import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import type { Queue } from "@/lib/contract/queues";
import { createDb, type Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { createRng } from "@/lib/demo/rng";
import { MAX_LEASES } from "@/lib/domain/lease";
import { commitReview } from "@/lib/services/commits/commit-review";
import type { Context } from "@/lib/services/context";
import { claimItems } from "./claim-items";

/** Reviewers who crash, lose their connection and answer too late, over one queue. */
export interface GivenCrowd {
  readonly databaseUrl: string;
  readonly people: readonly Context["person"][];
  readonly queue: Pick<Queue, "id" | "questionVersion">;
  readonly queueKey: { readonly id: number; readonly corpusId: number };
  readonly seed: number;
  /** Seconds of the leases' clock in one real second: a lease of 90 s runs out in a moment. */
  readonly haste: number;
  /** Real milliseconds between two connections that are cut. */
  readonly cutEveryMs: number;
}

/** What the crowd saw, to be compared with what the database holds. */
export interface CrowdReport {
  /** Commit ids that were answered "committed", each once. */
  readonly committed: ReadonlySet<string>;
  readonly lost: number;
  readonly abandoned: number;
  readonly late: number;
  readonly cut: number;
  /** Times that a commit failed and was sent again. */
  readonly resent: number;
  /** Statements that found more holds than an item has slots, or free slots that do not add up. */
  readonly broken: number;
  readonly looks: number;
}

const LeaseRow = z.object({ lease_id: z.string() });
const BrokenRow = z.object({ broken: z.int() });
const CutRow = z.object({ cut: z.int() });
const ANSWERS = ["agentic", "sub_task"] as const;

/** Runs the crowd until every item has its answers. */
export async function runCrowd(given: GivenCrowd): Promise<CrowdReport> {
  const url = new URL(given.databaseUrl);
  url.searchParams.set("application_name", "assay_crowd");
  const crowd = createDb(url.href, given.people.length);
  const watcher = createDb(given.databaseUrl, 2);
  const start = Date.now();
  const now = (): Date => new Date(start + (Date.now() - start) * given.haste);
  const tally = {
    committed: new Set<string>(),
    lost: 0,
    abandoned: 0,
    late: 0,
    cut: 0,
    resent: 0,
    broken: 0,
    looks: 0,
  };
  let isDone = false;

  const cutter = (async () => {
    while (!isDone) {
      await sleep(given.cutEveryMs);
      tally.cut += await cutOne(watcher);
    }
  })();
  const looker = (async () => {
    while (!isDone) {
      tally.broken += await countBroken(watcher, given.queueKey.id);
      tally.looks += 1;
      await sleep(50);
    }
  })();
  await Promise.all(
    given.people.map((person, at) => review({ db: crowd, person, now, home: "" }, given, { tally, at })),
  );
  isDone = true;
  await Promise.all([cutter, looker]);
  tally.broken += await countBroken(watcher, given.queueKey.id);
  await Promise.all([crowd.$disconnect(), watcher.$disconnect()]);

  return tally;
}

interface Part {
  readonly tally: {
    committed: Set<string>;
    lost: number;
    abandoned: number;
    late: number;
    resent: number;
  };
  readonly at: number;
}

async function review(ctx: Context, given: GivenCrowd, { tally, at }: Part): Promise<void> {
  const rng = createRng(given.seed, `reviewer ${at}`);
  const lateMs = 120_000 / given.haste;

  for (let idle = 0; idle < 3; ) {
    const leases = await holdings(ctx, given, rng.between(1, MAX_LEASES));
    if (leases.length === 0) {
      // Somebody may still crash with the last items in hand: they return when the lease has run out.
      if (await isFinished(ctx, given.queueKey.id)) idle += 1;
      await sleep(20);
      continue;
    }
    for (const lease of leases) {
      const fate = rng.next();
      if (fate < 0.03) {
        tally.abandoned += 1;
        await sleep(lateMs);
        break;
      }
      if (fate < 0.06) {
        tally.late += 1;
        await sleep(lateMs);
      }
      await commitUntilAnswered(ctx, given, { lease, tally, answer: ANSWERS[rng.between(0, 1)] ?? "agentic" });
    }
  }
}

/** As a browser that reloads: what fails is asked again. */
async function holdings(ctx: Context, given: GivenCrowd, want: number): Promise<string[]> {
  const { queueKey } = given;
  try {
    await claimItems(ctx.db, {
      queueId: queueKey.id,
      corpusId: queueKey.corpusId,
      personId: ctx.person.id,
      want,
      now: ctx.now(),
    });
    const rows = await queryRows(
      ctx.db,
      LeaseRow,
      sql`select lease_id from queue_assignment where queue_id = ${queueKey.id} and person_id = ${ctx.person.id}
          and state = 'leased' order by leased_at`,
    );

    return rows.map((row) => row.lease_id);
  } catch (error) {
    requireCut(error);
    return [];
  }
}

async function isFinished(ctx: Context, queueId: number): Promise<boolean> {
  try {
    const [row] = await queryRows(
      ctx.db,
      BrokenRow,
      sql`select count(*)::int as broken from queue_item where queue_id = ${queueId} and state in ('ready', 'in_progress', 'needs_second')`,
    );
    return row?.broken === 0;
  } catch (error) {
    requireCut(error);
    return false;
  }
}

/** As the outbox of a browser: the same commit is sent until it is answered. */
async function commitUntilAnswered(
  ctx: Context,
  given: GivenCrowd,
  { lease, tally, answer }: { readonly lease: string; readonly tally: Part["tally"]; readonly answer: string },
): Promise<void> {
  const commit = randomUUID();
  for (;;) {
    try {
      const { status } = await commitReview(ctx, {
        id: lease,
        commit,
        questionVersion: given.queue.questionVersion,
        answers: { structure: answer },
        dwellMs: 1000,
        asExtra: false,
      });
      if (status === "committed") tally.committed.add(commit);
      else tally.lost += 1;
      return;
    } catch (error) {
      requireCut(error);
      tally.resent += 1;
      await sleep(5);
    }
  }
}

/** Only a connection that was cut may fail: anything else, such as a deadlock or a broken constraint, is a fault. */
function requireCut(error: unknown): void {
  const text = error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : String(error);
  if (
    /terminat|57P01|closed|ECONNRESET|P1017|P2028|Connection|not queryable|server has closed/i.test(text) &&
    !/deadlock/i.test(text)
  )
    return;

  throw error;
}

async function cutOne(watcher: Db): Promise<number> {
  const [row] = await queryRows(
    watcher,
    CutRow,
    sql`select count(pg_terminate_backend(pid))::int as cut from (
          select pid from pg_stat_activity
          where datname = current_database() and application_name = 'assay_crowd' and state in ('active', 'idle in transaction')
          order by random() limit 1) victim`,
  );

  return row?.cut ?? 0;
}

/** Items whose slots do not add up at one moment: each change is one transaction, so a snapshot never sees half of one. */
async function countBroken(watcher: Db, queueId: number): Promise<number> {
  const [row] = await queryRows(
    watcher,
    BrokenRow,
    sql`select count(*)::int as broken from queue_item i
        join queue q on q.id = i.queue_id
        left join lateral (
          select count(*) filter (where state = 'leased') as leased, count(*) filter (where state = 'committed') as committed
          from queue_assignment a where a.item_id = i.id) a on true
        where i.queue_id = ${queueId} and (a.leased + a.committed > q.overlap or i.answers <> a.committed
          or i.free_slots <> q.overlap - a.leased - a.committed)`,
  );

  return row?.broken ?? 0;
}
