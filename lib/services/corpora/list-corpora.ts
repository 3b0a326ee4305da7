import * as z from "zod";
import { Corpus, type CorpusList } from "@/lib/contract/corpora";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { beingRemoved } from "./being-removed";
import { holdsSomething } from "./holds-something";

const Shape = Corpus.shape;
const CorpusRow = z.object({
  id: Shape.id,
  name: Shape.name,
  kind: Shape.kind,
  trajectories: z.int(),
  filter_version: z.string(),
});

/**
 * Every corpus with its number of trajectories: the one that was looked at last, then those with the newest import; the
 * simulated sample comes last.
 * One that holds nothing, and one that is being removed, is left out.
 */
export async function listCorpora(ctx: Context & { readonly chosenCorpus?: string | undefined }): Promise<CorpusList> {
  requirePermission(ctx, "read");
  const rows = await queryRows(
    ctx.db,
    CorpusRow,
    sql`select c.ext_id as id, c.name, c.kind, fv.name as filter_version, coalesce(n.trajectories, 0) as trajectories
        from corpus c
        join filter_version fv on fv.id = c.filter_version_id
        left join (select corpus_id, count(*)::int as trajectories from trajectory group by corpus_id) n on n.corpus_id = c.id
        where not ${beingRemoved(sql`c.ext_id`)} and ${holdsSomething}
        order by c.ext_id is distinct from ${ctx.chosenCorpus ?? null}::uuid, c.kind = 'sample', (select max(i.created_at) from import i where i.corpus_id = c.id) desc nulls last,
          lower(c.name), c.id`,
  );

  return { items: rows.map(({ filter_version, ...corpus }) => ({ ...corpus, filterVersion: filter_version })) };
}
