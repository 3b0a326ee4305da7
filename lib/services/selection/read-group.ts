import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ALIKE_BY, LEAVING } from "@/lib/domain/pipeline";
import { alikeBy, alikeJoin } from "./alike-by";

/** A group of thousands is one program that was run again and again: its best say enough. */
const MOST_MEMBERS = 100;

const MemberRow = z.object({
  id: z.uuid(),
  run: z.string(),
  rank: z.number(),
  alikeBy: z.enum(ALIKE_BY).nullable(),
  similarity: z.number().nullable(),
  stage: z.enum(LEAVING),
  isAgentic: z.boolean(),
  isRepresentative: z.boolean(),
  size: z.int(),
});

interface Group {
  /** Members with those that are not named; 0 where it is alike no other. */
  readonly size: number;
  readonly members: readonly Omit<z.infer<typeof MemberRow>, "size">[];
}

/**
 * The group of near-duplicates that one trajectory represents, itself first, then by rank; nobody where it is alike no
 * other. It stands as agentic by its label where it has one, else by the verdict.
 */
export async function readGroup(db: DbOrTransaction, corpusId: number, representative: bigint): Promise<Group> {
  const rows = await queryRows(
    db,
    MemberRow,
    sql`select t.ext_id::text as id, r.name as run, se.rank::float8 as rank, se.similarity::float8 as similarity,
          ${alikeBy} as "alikeBy", se.stage, coalesce(v.label, t.verdict) = 'agentic' as "isAgentic",
          se.trajectory_id = ${representative} as "isRepresentative",
          count(*) over ()::int as size
        from selection se
        join trajectory t on t.corpus_id = se.corpus_id and t.id = se.trajectory_id
        join run r on r.id = t.run_id ${alikeJoin}
        left join review v on v.corpus_id = se.corpus_id and v.trajectory_id = se.trajectory_id
        where se.corpus_id = ${corpusId} and (se.trajectory_id = ${representative} or se.representative_id = ${representative})
        order by se.trajectory_id <> ${representative}, se.rank desc, se.trajectory_id limit ${MOST_MEMBERS}`,
  );

  if (rows.length < 2) return { size: 0, members: [] };

  return { size: rows[0]?.size ?? 0, members: rows.map(({ size: _, ...member }) => member) };
}
