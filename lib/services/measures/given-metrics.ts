import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { GivenCorpus } from "@/lib/services/trajectories/given-corpus";

/** Measures of one trajectory as a test wants them; the rest is not known of it. */
export interface GivenMetrics {
  readonly repeated?: number;
  readonly searches?: number;
  readonly empty?: number;
  readonly recovered?: boolean;
  readonly ignored?: number;
  readonly voucher?: string;
  readonly unclaimed?: number;
  readonly ungrounded?: string;
  readonly page?: number;
  readonly protocol?: string;
  readonly inference?: number;
  readonly unseen?: number;
  readonly verified?: boolean;
  /** Of the filter's signals. */
  readonly reformulations?: number;
  readonly model?: number;
  readonly macros?: number;
  readonly retries?: number;
  readonly code?: number;
  readonly rewritten?: number;
  readonly noNonce?: boolean;
  readonly cycle?: boolean;
}

/** Measures of the trajectories of a corpus, in their order; undefined for one that is not measured. */
export async function givenMetrics(
  db: Db,
  corpus: GivenCorpus,
  metrics: readonly (GivenMetrics | undefined)[],
): Promise<void> {
  const rows = metrics.flatMap((given, at) => (given ? [{ ...given, id: corpus.trajectories[at] }] : []));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(id uuid, repeated smallint,
    searches smallint, empty smallint, recovered boolean, ignored smallint, voucher text, unclaimed smallint,
    ungrounded text, page smallint, protocol text, inference real, unseen smallint, verified boolean,
    reformulations int, model int, macros int, retries int, code int, rewritten int, "noNonce" boolean, cycle boolean)
    join trajectory t on t.corpus_id = ${corpus.id} and t.ext_id = g.id`;

  await db.$executeRaw(sql`
    insert into process_metric (corpus_id, trajectory_id, repeated, searches, empty_results, recovered, ignored_filters,
      voucher_claim, unclaimed, ungrounded, page_depth, protocol, inference_share, unseen_ids, verified)
    select ${corpus.id}, t.id, g.repeated, g.searches, g.empty, g.recovered, g.ignored, g.voucher, g.unclaimed,
      g.ungrounded, g.page, g.protocol, g.inference, g.unseen, g.verified from ${given}`);
  await db.$executeRaw(sql`
    insert into signal (corpus_id, trajectory_id, has_log, has_stamps, inferences_with_calls, by_model, by_macro, by_retry,
      by_code, by_unknown, phantom, early_credited, early_dispatches, flat_credited, nonce_valid, nonce_dispatches,
      reformulations, regularity, has_cycle, tokens, rejects, by_rewritten, sends_no_nonce)
    select ${corpus.id}, t.id, g.unclaimed is not null, false, 0, coalesce(g.model, 0), coalesce(g.macros, 0),
      coalesce(g.retries, 0), coalesce(g.code, 0), 0, t.phantoms, 0, 0, 0, 0, 0, g.reformulations, 1,
      coalesce(g.cycle, false), t.tokens, t.rejects, coalesce(g.rewritten, 0), coalesce(g."noNonce", false) from ${given}`);
}
