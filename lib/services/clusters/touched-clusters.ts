import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { MOST_PROPOSALS, type PlacePair } from "@/lib/leak/near-proposals";
import type { TouchedClusters } from "@/lib/leak/remake-clusters";

/** More problems than are made anew in a transaction. */
const MOST_TOUCHED = 20_000;

const PlaceRow = z.object({ id: z.int(), key: z.string(), cluster: z.int() });
const PairRow = z.object({ a: z.int(), b: z.int() });
const NearRow = PairRow.extend({ similarity: z.number() });

/** Touched clusters with the problems of their places. */
export interface TouchedRows {
  /** Internal ids by place. */
  readonly ids: readonly number[];
  /** The clusters of before, and those of their problems. */
  readonly clusters: readonly number[];
  readonly members: readonly number[];
  readonly touched: TouchedClusters;
}

/**
 * What there is of the clusters of some problems.
 *
 * @returns undefined where that is too much to be worked out here
 */
export async function touchedClusters(
  tx: DbOrTransaction,
  corpusId: number,
  problems: readonly number[],
): Promise<TouchedRows | undefined> {
  const own = await queryRows(
    tx,
    PlaceRow,
    sql`select p.id, p.key, pc.cluster_id as cluster from problem_cluster pc join problem p on p.id = pc.problem_id
        where pc.cluster_id in (select o.cluster_id from problem_cluster o where o.problem_id = any(${[...problems]}::int[]))`,
  );
  if (own.length > MOST_TOUCHED) return undefined;
  const members = own.map(({ id }) => id);
  const near = await nearOf(tx, corpusId, members);
  if ((await openProposals(tx, corpusId)) + near.length >= MOST_PROPOSALS) return undefined;

  const [edges, refused] = [await edgesOf(tx, corpusId, members), await refusedOf(tx, corpusId, members)];
  const isMember = new Set(members);
  const outside = [...near, ...refused].flatMap(({ a, b }) => [a, b]).filter((id) => !isMember.has(id));
  const others = await placesOf(tx, [...new Set(outside)]);
  const rows = [...own, ...others].toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const placeOf = new Map(rows.map(({ id }, place) => [id, place]));
  const placed = ({ a, b }: PlacePair) => {
    const [one, other] = [placeOf.get(a) ?? -1, placeOf.get(b) ?? -1];
    return { a: Math.min(one, other), b: Math.max(one, other) };
  };

  return {
    ...{ ids: rows.map(({ id }) => id), clusters: [...new Set(own.map(({ cluster }) => cluster))], members },
    touched: {
      stays: rows.map(({ id, cluster }) => (isMember.has(id) ? undefined : cluster)),
      edges: edges.map(placed),
      near: near.map((pair) => ({ ...placed(pair), similarity: pair.similarity })),
      refused: refused.map(placed),
    },
  };
}

function edgesOf(tx: DbOrTransaction, corpusId: number, members: readonly number[]): Promise<PlacePair[]> {
  return queryRows(
    tx,
    PairRow,
    sql`select e.a_id as a, e.b_id as b from leak_edge e
        where e.corpus_id = ${corpusId} and e.a_id = any(${[...members]}::int[]) and not e.is_cut`,
  );
}

function nearOf(tx: DbOrTransaction, corpusId: number, members: readonly number[]): Promise<z.infer<typeof NearRow>[]> {
  return queryRows(
    tx,
    NearRow,
    sql`select n.a_id as a, n.b_id as b, n.similarity from leak_near n
          where n.corpus_id = ${corpusId} and n.a_id = any(${[...members]}::int[])
        union select n.a_id, n.b_id, n.similarity from leak_near n
          where n.corpus_id = ${corpusId} and n.b_id = any(${[...members]}::int[])`,
  );
}

function refusedOf(tx: DbOrTransaction, corpusId: number, members: readonly number[]): Promise<PlacePair[]> {
  return queryRows(
    tx,
    PairRow,
    sql`select l.a_id as a, l.b_id as b from leak_proposal l where l.corpus_id = ${corpusId} and l.state = 'refused'
          and (l.a_id = any(${[...members]}::int[]) or l.b_id = any(${[...members]}::int[]))`,
  );
}

async function openProposals(tx: DbOrTransaction, corpusId: number): Promise<number> {
  return tx.leakProposal.count({ where: { corpusId, state: "open" } });
}

function placesOf(tx: DbOrTransaction, ids: readonly number[]): Promise<z.infer<typeof PlaceRow>[]> {
  return queryRows(
    tx,
    PlaceRow,
    sql`select p.id, p.key, pc.cluster_id as cluster from problem p join problem_cluster pc on pc.problem_id = p.id
        where p.id = any(${[...ids]}::int[])`,
  );
}
