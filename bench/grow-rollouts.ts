import { randomUUID } from "node:crypto";
import * as z from "zod";
import { openCopySession } from "@/lib/db/copy-session";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { ensureCorpus } from "@/lib/services/corpora/ensure-corpus";
import { refreshCounts } from "@/lib/services/evaluation/refresh-counts";

export interface GrownRollouts {
  readonly runs: number;
  readonly problems: number;
  readonly each: number;
}

export interface RolloutCorpus extends GrownRollouts {
  readonly key: number;
  readonly id: string;
  /** Public ids. */
  readonly runIds: readonly string[];
}

const RunRow = z.object({ id: z.string() });

/** A corpus of thin rows: so many runs, each with so many rollouts of so many problems, counted as an import leaves it. */
export async function growRollouts(
  ctx: Context,
  databaseUrl: string,
  { runs, problems, each }: GrownRollouts,
): Promise<RolloutCorpus> {
  const { id: key, extId: id } = await ctx.db.$transaction((tx) =>
    ensureCorpus(tx, { name: `Bench rollouts ${randomUUID()}`, kind: "imported" }),
  );
  const { id: importId } = await ctx.db.import.create({
    data: { corpusId: key, format: "auto" },
    select: { id: true },
  });
  await ctx.db.$executeRaw(sql`insert into problem (corpus_id, key, query, query_norm, bucket)
    select ${key}::int, 'p' || i, 'problem ' || i, 'problem ' || i, (array['product', 'shop', 'voucher'])[1 + i % 3]
    from generate_series(1, ${problems}::int) i`);
  await ctx.db.$executeRaw(sql`insert into run (corpus_id, key, name, harness)
    select ${key}::int, 'r' || i, 'run ' || i, 'bench' from generate_series(1, ${runs}::int) i`);
  // Runs come one after the other, as imports bring them.
  await ctx.db.$executeRaw(sql`insert into trajectory (corpus_id, ext_id, import_id, problem_id, run_id, rollout, format, shape,
      bucket, status, outcome, judge_state, filter_version_id, verdict, rule_name, rejects, steps, has_agent_turn, dispatches,
      phantoms, tokens, unseen_ids, raw_bytes, body_sha, imported_at)
    select ${key}::int, gen_random_uuid(), ${importId}::int, p.id, r.id, n, 'sn15', 'bundle', p.bucket, 'completed',
      case when hashtext(p.id || ' ' || r.id || ' ' || n) % 100 < (p.id % 60) then 'success' else 'fail' end,
      'absent', c.filter_version_id, 'agentic', 'rule', 0, 5, true, 3, 0, 1000, 0, 100,
      decode(md5(r.id || '-' || p.id || '-' || n), 'hex'), now()
    from corpus c join run r on r.corpus_id = c.id join problem p on p.corpus_id = c.id
      cross join generate_series(0, ${each}::int - 1) n
    where c.id = ${key}::int order by r.id, p.id, n`);
  const session = await openCopySession(databaseUrl);
  try {
    await session.query(z.object({}), "analyze trajectory, problem, run", []);
    await refreshCounts(session, key);
    await session.query(z.object({}), "analyze rollout_count", []);
  } finally {
    await session.close();
  }
  const found = await queryRows(
    ctx.db,
    RunRow,
    sql`select ext_id::text as id from run where corpus_id = ${key}::int order by id`,
  );

  return { key, id, runs, problems, each, runIds: found.map((run) => run.id) };
}
