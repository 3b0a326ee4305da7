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
  stays: z.int(),
  kept: z.int(),
});

interface Group {
  /** Members with those that are not named; 0 where it is alike no other. */
  readonly size: number;
  /** How many of all its members are no near-duplicates, and how many of those are kept. */
  readonly stays: number;
  readonly kept: number;
  readonly members: readonly Omit<z.infer<typeof MemberRow>, "size" | "stays" | "kept">[];
}

/**
 * The group of near-duplicates that one trajectory represents, itself first, then those that stay, each in the order of
 * the pipeline: by rank, agentic ones first, by the hash of the content. Nobody where it is alike no other. One stands as
 * agentic by its label where it has one, else by the verdict.
 */
export async function readGroup(db: DbOrTransaction, corpusId: number, representative: bigint): Promise<Group> {
  const rows = await queryRows(
    db,
    MemberRow,
    sql`select t.ext_id::text as id, r.name as run, se.rank::float8 as rank, se.similarity::float8 as similarity,
          ${alikeBy} as "alikeBy", se.stage, coalesce(v.label, t.verdict) = 'agentic' as "isAgentic",
          se.trajectory_id = ${representative} as "isRepresentative",
          count(*) over ()::int as size,
          count(*) filter (where se.stage <> 'duplicate') over ()::int as stays,
          count(*) filter (where se.stage = 'kept') over ()::int as kept
        from selection se
        join trajectory t on t.corpus_id = se.corpus_id and t.id = se.trajectory_id
        join run r on r.id = t.run_id ${alikeJoin}
        left join review v on v.corpus_id = se.corpus_id and v.trajectory_id = se.trajectory_id
        where se.corpus_id = ${corpusId} and (se.trajectory_id = ${representative} or se.representative_id = ${representative})
        order by se.trajectory_id <> ${representative}, se.stage = 'duplicate', se.rank desc, "isAgentic" desc, t.body_sha
        limit ${MOST_MEMBERS}`,
  );

  const [first] = rows;
  if (first === undefined || rows.length < 2) return { size: 0, stays: 0, kept: 0, members: [] };

  return {
    ...{ size: first.size, stays: first.stays, kept: first.kept },
    members: rows.map(({ size: _, stays: __, kept: ___, ...member }) => member),
  };
}
