import * as z from "zod";
import type { CommentForMeList } from "@/lib/contract/comments";
import type { PageQuery } from "@/lib/contract/page";
import { queryRows, sql } from "@/lib/db/query-rows";
import { PAGE_ROWS } from "@/lib/domain/page-rows";
import { notePeers } from "@/lib/services/blindness/note-sight";
import { seenRows } from "@/lib/services/blindness/seen-rows";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { unknownCursor } from "@/lib/services/unknown-cursor";
import { commentRows } from "./comment-rows";
import { waitingComments } from "./waiting-comments";

const PlaceRow = z.object({
  id: z.string(),
  key: z.bigint(),
  trajectory: z.string(),
  query: z.string(),
  status: z.string(),
  total: z.int(),
});

/**
 * What others say that waits for the person, newest first: their open comments that the person has not answered, on
 * trajectories of a corpus on which the person has worked and reviews nothing blind.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a cursor that is none
 */
export async function listCommentsForMe(
  ctx: Context,
  { id, cursor, limit = PAGE_ROWS }: Partial<PageQuery> & { readonly id: string },
): Promise<CommentForMeList> {
  requirePermission(ctx, "read");
  const { db, person } = ctx;
  const corpus = await getCorpusKey(db, id);
  const before = await placeOf(ctx, corpus.id, cursor);
  const waiting = waitingComments(person, corpus.id, await seenRows(ctx, corpus.id));

  const places = await queryRows(
    db,
    PlaceRow,
    sql`with waiting as materialized (${waiting})
        select c.ext_id as id, t.id as key, t.ext_id as trajectory, left(p.query, 300) as query, t.status,
          (select count(*) from waiting)::int as total
        from (select w.id from waiting w where ${before}::bigint is null or w.id < ${before}::bigint
          order by w.id desc limit ${limit + 1}::int) w
        join comment c on c.id = w.id
        join trajectory t on t.corpus_id = ${corpus.id} and t.id = c.trajectory_id
        join problem p on p.id = t.problem_id
        order by c.id desc`,
  );
  const page = new Map(places.slice(0, limit).map((place) => [place.id, place]));
  const comments = await commentRows(db, person, {
    condition: sql`c.ext_id = any(${[...page.keys()]}::uuid[])`,
    limit,
  });

  const items = comments.flatMap((comment) => {
    const place = page.get(comment.id);
    // Resolved between the two looks.
    if (!place || comment.resolvedAt !== null) return [];
    notePeers(ctx, { corpusId: corpus.id, id: place.key }, [comment]);

    return { ...comment, trajectory: place.trajectory, query: place.query, status: place.status };
  });

  return {
    items,
    total: places[0]?.total ?? 0,
    nextCursor: places.length > limit ? (places[limit - 1]?.id ?? null) : null,
  };
}

/** The comment of a cursor may be resolved, answered or removed by now: the list goes on behind it all the same. */
async function placeOf({ db }: Context, corpusId: number, cursor: string | undefined): Promise<bigint | null> {
  if (cursor === undefined) return null;
  const comment = await db.comment.findFirst({ where: { extId: cursor, corpusId }, select: { id: true } });
  if (!comment) throw unknownCursor();

  return comment.id;
}
