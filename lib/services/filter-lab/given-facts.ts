import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { createRng } from "@/lib/demo/rng";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { type GivenCorpus, type GivenTrajectory, givenCorpus } from "@/lib/services/trajectories/given-corpus";

/** A trajectory as a test wants it, with its stored signals and likeness. */
export interface GivenFacts extends GivenTrajectory {
  readonly hasLog?: boolean;
  readonly model?: number;
  readonly macro?: number;
  readonly retry?: number;
  readonly code?: number;
  readonly unknown?: number;
  readonly asksForNothing?: boolean;
  readonly sendsNoNonce?: boolean;
  readonly depth?: number | null;
  readonly reformulations?: number | null;
  readonly verification?: boolean | null;
  readonly regularity?: number;
  readonly hasCycle?: boolean;
  /** Of the signals, without R4. */
  readonly broken?: number;
  /** Hashes; without `calls` and `template` it is not compared. */
  readonly calls?: number | null;
  readonly template?: number | null;
  /** Hex. */
  readonly sketch?: string | null;
  readonly miner?: string;
}

/** A corpus with what a filter version is computed from. `ids` are its keys in the order given. */
export async function givenFacts(
  db: Db,
  rows: readonly GivenFacts[],
): Promise<GivenCorpus & { readonly ids: readonly number[] }> {
  const corpus = await givenCorpus(db, rows);
  const keyed = rows.map((row, at) => ({ ...row, id: corpus.trajectories[at] }));
  const from = sql`from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as g(id uuid, "hasLog" bool, model int, macro int,
      retry int, code int, unknown int, "asksForNothing" bool, "sendsNoNonce" bool, depth int, reformulations int, verification bool,
      regularity real, "hasCycle" bool, broken int, calls bigint, template bigint, sketch text, miner text, agent text)
    join trajectory t on t.corpus_id = ${corpus.id} and t.ext_id = g.id`;
  await db.$executeRaw(sql`insert into signal (corpus_id, trajectory_id, has_log, has_stamps, inferences_with_calls, by_model, by_macro,
      by_retry, by_code, by_unknown, phantom, early_credited, early_dispatches, flat_credited, nonce_valid, nonce_dispatches, depth,
      reformulations, verification, regularity, has_cycle, tokens, unseen_ids, rejects, asks_for_nothing, sends_no_nonce)
    select ${corpus.id}, t.id, coalesce(g."hasLog", true), false, 0, coalesce(g.model, 0), coalesce(g.macro, 0), coalesce(g.retry, 0),
      coalesce(g.code, 0), coalesce(g.unknown, 0), 0, 0, 0, 0, 0, 0, g.depth, g.reformulations, g.verification,
      coalesce(g.regularity, 0), coalesce(g."hasCycle", false), t.tokens, 0, coalesce(g.broken, 0),
      coalesce(g."asksForNothing", false), coalesce(g."sendsNoNonce", false) ${from}`);
  await db.$executeRaw(sql`insert into likeness (corpus_id, trajectory_id, calls_hash, template_hash, sketch)
    select ${corpus.id}, t.id, g.calls, g.template, decode(g.sketch, 'hex') ${from}
    where g.calls is not null or g.template is not null`);
  await db.$executeRaw(sql`update agent a set miner_hotkey = g.miner
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(agent text, miner text) where a.name = g.agent and g.miner is not null`);
  const keys = await queryRows(
    db,
    z.object({ id: z.int() }),
    sql`select t.id::int as id ${sql`from trajectory t where t.corpus_id = ${corpus.id} order by t.id`}`,
  );

  return { ...corpus, ids: keys.map(({ id }) => id) };
}

/** Trajectories whose facts are drawn, so that every rule decides some of them. Names are those of `seed`. */
export function drawnFacts(count: number, seed: number): GivenFacts[] {
  const rng = createRng(seed, "given facts");
  const few = () => (rng.chance(0.5) ? 0 : rng.between(1, 6));

  return Array.from({ length: count }, (_, at) => {
    const agent = rng.between(0, 4);
    const lost = agent === 3 ? "unscored" : "fail";

    return {
      query: `item ${rng.between(0, Math.ceil(count / 6))}`,
      bucket: rng.pick(["product", "shop", null]),
      ...{ run: `run ${agent}`, agent: `agent ${seed} ${agent}`, miner: `miner ${seed} ${agent % 3}` },
      outcome: rng.chance(0.7) ? "success" : lost,
      ...(rng.chance(0.8) ? { judge: "scored" as const, score: rng.pick([0.1, 0.3, 0.5, 0.7, 0.9]) } : {}),
      richness: rng.chance(0.1) ? null : rng.between(0, 20) / 20,
      tokens: rng.between(10_000, 18_000),
      label: rng.chance(0.4) ? rng.pick(STRUCTURE_LABELS) : null,
      // Of some it counts no more: who saw the verdict since said something else.
      blindLabel: at % 3 === 0 ? null : (STRUCTURE_LABELS[at % 2] ?? null),
      ...{ hasLog: rng.chance(0.95), model: few() + few(), macro: few(), retry: few(), code: few() },
      unknown: rng.chance(0.8) ? 0 : few(),
      ...{ asksForNothing: rng.chance(0.2), sendsNoNonce: rng.chance(0.1), broken: rng.chance(0.8) ? 0 : 5 },
      ...{ depth: few(), reformulations: few(), verification: rng.chance(0.5), regularity: rng.next() },
      ...(rng.chance(0.9) ? { calls: rng.between(1, 5), template: rng.between(1, 9) } : {}),
    };
  });
}
