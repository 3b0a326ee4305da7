import * as z from "zod";
import type { ProposalList, ProposalQuery } from "@/lib/contract/clusters";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { requireOpenCorpus } from "@/lib/services/splits/require-open-corpus";
import { unknownCursor } from "@/lib/services/unknown-cursor";
import { clusterOf } from "./cluster-sql";

const Side = z.object({ id: z.uuid(), query: z.string(), cluster: z.uuid(), problems: z.int() });
const ProposalRow = z.object({
  id: z.uuid(),
  similarity: z.number(),
  state: z.enum(["open", "accepted", "refused"]),
  a: Side,
  b: Side,
  decidedBy: z.string().nullable(),
});
const CountRow = z.object({ total: z.int(), hasCursor: z.boolean() });

/**
 * Nearly equal queries of two clusters, the most alike first.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN for who reviews anything of the corpus blind, INVALID for a cursor that is none
 */
export async function listProposals(
  ctx: Asker,
  { id, state, cursor, limit }: ProposalQuery & { readonly id: string },
): Promise<ProposalList> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  await requireOpenCorpus(ctx, corpus.id);
  const after = cursor ?? null;
  const proposals = sql`from leak_proposal l
    where l.corpus_id = ${corpus.id} and l.state = ${state}`;
  const [counted] = await queryRows(
    ctx.db,
    CountRow,
    // One that was decided since may still be where a page ended.
    sql`select (select count(*)::int ${proposals}) as total,
          exists (select from leak_proposal o where o.corpus_id = ${corpus.id} and o.ext_id = ${after}::uuid) as "hasCursor"`,
  );
  if (after !== null && counted?.hasCursor !== true) throw unknownCursor();

  const rows = await queryRows(
    ctx.db,
    ProposalRow,
    sql`with page as materialized (
          select l.* ${proposals} and (${after}::uuid is null or (l.similarity, -l.id) < (select o.similarity, -o.id
            from leak_proposal o where o.corpus_id = ${corpus.id} and o.ext_id = ${after}::uuid))
          order by l.similarity desc, l.id limit ${limit + 1}::int)
        select l.ext_id as id, round(l.similarity::numeric, 4)::float8 as similarity, l.state,
          ${sideOf(sql`a`)} as a, ${sideOf(sql`b`)} as b,
          (select pe.name from person pe where pe.id = l.person_id) as "decidedBy"
        from page l join problem a on a.id = l.a_id join problem b on b.id = l.b_id
        order by l.similarity desc, l.id`,
  );
  const items = rows.slice(0, limit);

  return { items, total: counted?.total ?? 0, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** Its whole query: two that are nearly the same differ anywhere. */
function sideOf(side: Sql): Sql {
  const cluster = clusterOf(sql`${side}.id`);

  return sql`jsonb_build_object('id', ${side}.ext_id, 'query', ${side}.query,
    'cluster', (select f.ext_id from problem f where f.id = ${cluster}),
    'problems', coalesce((select c.problems from leak_cluster c where c.id = ${cluster}), 1))`;
}
