import { sanitiseJson } from "@/lib/db/sanitise-json";
import { normaliseQuery } from "@/lib/domain/normalise-query";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { ProblemRef } from "@/lib/domain/trajectory";
import { visibleName } from "@/lib/domain/visible-text";
import { boundKey, boundName } from "./bound-key";

/** A problem as its table stores it. */
export interface ProblemFacts {
  readonly key: string;
  readonly query: string;
  readonly queryNorm: string;
  readonly bucket: string | null;
  readonly suite: string | null;
  readonly difficulty: string | null;
  /** JSON text. */
  readonly reward: string | null;
  readonly voucher: string | null;
  readonly titleEmbeddings: string | null;
  /** `givenFacts` of what they were made of. */
  readonly given: number;
}

/** Columns of the problem table from what a source says of a problem. */
export function problemFacts(problem: ProblemRef): ProblemFacts {
  const query = sanitiseText(problem.query);

  return {
    key: boundKey(problem.key),
    query,
    queryNorm: normaliseQuery(query),
    bucket: problem.bucket === undefined ? null : boundName(problem.bucket),
    suite: column(problem.suite),
    difficulty: column(problem.difficulty),
    reward: sanitiseJson(problem.reward) ?? null,
    voucher: sanitiseJson(problem.voucher) ?? null,
    titleEmbeddings: sanitiseJson(problem.titleEmbeddings) ?? null,
    given: givenFacts(problem),
  };
}

/** Which facts a source gives of a problem, a bit for each: a later record may give more than the first one did. */
export function givenFacts(problem: ProblemRef): number {
  const { query, bucket, suite, difficulty, reward, voucher, titleEmbeddings } = problem;

  return [query === "" ? undefined : query, bucket, suite, difficulty, reward, voucher, titleEmbeddings].reduce(
    (bits: number, fact, at) => (fact === undefined ? bits : bits | (1 << at)),
    0,
  );
}

/** The facts of two records of one problem: the first that is given counts. */
export function mergeFacts(first: ProblemFacts, second: ProblemFacts): ProblemFacts {
  const hasQuery = first.query !== "";

  return {
    key: first.key,
    query: hasQuery ? first.query : second.query,
    queryNorm: hasQuery ? first.queryNorm : second.queryNorm,
    bucket: first.bucket ?? second.bucket,
    suite: first.suite ?? second.suite,
    difficulty: first.difficulty ?? second.difficulty,
    reward: first.reward ?? second.reward,
    voucher: first.voucher ?? second.voucher,
    titleEmbeddings: first.titleEmbeddings ?? second.titleEmbeddings,
    given: first.given | second.given,
  };
}

function column(name: string | undefined): string | null {
  return name === undefined ? null : visibleName(sanitiseText(name));
}
