import { sanitiseJson, sanitiseText } from "@/lib/db/sanitise-text";
import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { ProblemRef } from "@/lib/domain/trajectory";
import { boundKey } from "./bound-key";

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
}

/** Columns of the problem table from what a source says of a problem. */
export function problemFacts(problem: ProblemRef): ProblemFacts {
  const query = sanitiseText(problem.query);

  return {
    key: boundKey(problem.key),
    query,
    queryNorm: normaliseQuery(query),
    bucket: column(problem.bucket),
    suite: column(problem.suite),
    difficulty: column(problem.difficulty),
    reward: sanitiseJson(problem.reward) ?? null,
    voucher: sanitiseJson(problem.voucher) ?? null,
  };
}

function column(text: string | undefined): string | null {
  return text === undefined ? null : sanitiseText(text);
}
