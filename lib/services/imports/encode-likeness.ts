import type { CopyEncoder } from "@/lib/db/copy-encoder";
import type { Trajectory } from "@/lib/domain/trajectory";
import { likenessColumns } from "@/lib/services/measures/likeness-columns";

/**
 * Columns of a tuple of likeness. The measures write it once a trajectory is in, so it is encoded only to be held against
 * what they wrote: with the words of the task, which its template was made of.
 */
export const LIKENESS_COLUMNS = [
  "corpus_id",
  "trajectory_id",
  "calls_hash",
  "template_hash",
  "sketch",
  "query",
] as const;

/** @param to - behind the keys */
export function encodeLikeness(to: CopyEncoder, trajectory: Trajectory): void {
  const { calls, template, sketch } = likenessColumns(trajectory);

  to.bytes(calls);
  to.bytes(template);
  to.bytes(sketch);
  to.text(trajectory.problem.query);
}
