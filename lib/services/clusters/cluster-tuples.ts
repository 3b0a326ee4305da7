import { CopyEncoder } from "@/lib/db/copy-encoder";
import type { ClusteredProblems } from "@/lib/leak/cluster-problems";

/** Rows of one buffer. */
const BATCH_ROWS = 20_000;

export const CLUSTER_ROWS = { table: "clustered_now", columns: ["problem_id", "cluster_id"] } as const;
export const EDGE_ROWS = {
  table: "leak_edge",
  columns: ["corpus_id", "a_id", "b_id", "reason", "value", "is_cut"],
} as const;
export const NEAR_ROWS = { table: "leak_near", columns: ["corpus_id", "a_id", "b_id", "similarity"] } as const;
export const PROPOSAL_ROWS = { table: "proposed_now", columns: ["a_id", "b_id", "similarity"] } as const;

/** Each problem with the first of its cluster. */
export function clusterTuples(ids: readonly number[], { first }: ClusteredProblems): Iterable<Uint8Array> {
  return encoded(ids, (to, id, place) => {
    to.tuple(CLUSTER_ROWS.columns.length);
    to.int4(id);
    to.int4(ids[first[place] ?? place]);
  });
}

export function edgeTuples(
  corpusId: number,
  ids: readonly number[],
  { edges }: ClusteredProblems,
): Iterable<Uint8Array> {
  return encoded(edges, (to, { a, b, reason, value, isCut }) => {
    to.tuple(EDGE_ROWS.columns.length);
    to.int4(corpusId);
    to.int4(ids[a]);
    to.int4(ids[b]);
    to.text(reason);
    to.text(value);
    to.boolean(isCut);
  });
}

export function nearTuples(
  corpusId: number,
  ids: readonly number[],
  { near }: ClusteredProblems,
): Iterable<Uint8Array> {
  return encoded(near, (to, { a, b, similarity }) => {
    to.tuple(NEAR_ROWS.columns.length);
    to.int4(corpusId);
    to.int4(ids[a]);
    to.int4(ids[b]);
    to.float8(similarity);
  });
}

export function proposalTuples(ids: readonly number[], { proposals }: ClusteredProblems): Iterable<Uint8Array> {
  return encoded(proposals, (to, { a, b, similarity }) => {
    to.tuple(PROPOSAL_ROWS.columns.length);
    to.int4(ids[a]);
    to.int4(ids[b]);
    to.float4(similarity);
  });
}

function* encoded<Row>(
  rows: readonly Row[],
  write: (to: CopyEncoder, row: Row, place: number) => void,
): Generator<Uint8Array> {
  for (let from = 0; from < rows.length; from += BATCH_ROWS) {
    const to = new CopyEncoder();
    for (const [at, row] of rows.slice(from, from + BATCH_ROWS).entries()) write(to, row, from + at);
    yield to.finish();
  }
}
