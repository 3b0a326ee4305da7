import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";

export interface BenchCorpus {
  readonly id: string;
  readonly rows: number;
}

/**
 * Multiplies the thin rows of a corpus (not its bodies, which no list reads) until it holds `rows` of them, each with
 * its own id, hash and time, so that list statements meet a table of that size. The selection keeps every twentieth.
 */
export async function growCorpus(ctx: Context, corpusName: string, rows: number): Promise<BenchCorpus> {
  const [corpus] = await queryRows(
    ctx.db,
    z.object({ id: z.int(), ext_id: z.uuid() }),
    sql`select id, ext_id from corpus where name = ${corpusName}`,
  );
  if (!corpus) throw new Error(`There is no corpus ${corpusName}.`);

  const columns = await queryRows(
    ctx.db,
    z.object({ column_name: z.string() }),
    sql`select column_name from information_schema.columns where table_name = 'trajectory' and table_schema = 'public'
        and column_name not in ('id', 'ext_id', 'body_sha', 'imported_at') order by ordinal_position`,
  );
  const kept = columns.map((column) => `"${column.column_name}"`).join(", ");
  await ctx.db.$executeRawUnsafe(
    `with source as (select *, count(*) over () as total from trajectory where corpus_id = $1),
          copies as (
            insert into trajectory (ext_id, body_sha, imported_at, ${kept})
            select gen_random_uuid(), sha256(gen_random_uuid()::text::bytea),
                   source.imported_at - n * interval '1 minute' - (source.id % 60) * interval '1 second', ${kept}
            from source, generate_series(1, ceil(($2::int - source.total)::numeric / source.total)::int) as n
            returning corpus_id, id)
     insert into review (corpus_id, trajectory_id, label, label_source)
     select corpus_id, id, case when id % 11 = 0 then 'agentic' when id % 13 = 0 then 'sub_task' end,
            case when id % 11 = 0 or id % 13 = 0 then 'person' end from copies`,
    corpus.id,
    rows,
  );
  await ctx.db.$executeRaw(sql`insert into selection (corpus_id, trajectory_id, stage, rank)
    select corpus_id, id, case when id % 20 = 0 then 'kept' else 'winners' end, 0 from trajectory
    where corpus_id = ${corpus.id} on conflict do nothing`);
  await ctx.db.$executeRaw(sql`update corpus set selected_at = now(), selected_version_id = filter_version_id,
    selected_to = (select max(id) from trajectory where corpus_id = ${corpus.id}) where id = ${corpus.id}`);
  for (const table of ["trajectory", "review", "selection"]) await ctx.db.$executeRawUnsafe(`vacuum analyze ${table}`);
  const [count] = await queryRows(
    ctx.db,
    z.object({ count: z.coerce.number() }),
    sql`select count(*) from trajectory where corpus_id = ${corpus.id}`,
  );

  return { id: corpus.ext_id, rows: count?.count ?? 0 };
}
