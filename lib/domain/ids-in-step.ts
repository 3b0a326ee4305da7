import { valueText } from "./call-text";
import type { IdFacts } from "./id-mentions";
import type { Step } from "./step";

const WORD = /[\p{L}\p{N}][\p{L}\p{N}_-]*/gu;

/**
 * Known ids in the results of a step's claimed calls before one of them. Calls of one step run in
 * order, so a result of the first is an earlier sighting for the arguments of the second.
 */
export function idsBeforeCall(
  step: Pick<Step, "claimed">,
  call: number,
  ids: Readonly<Record<string, IdFacts>>,
): ReadonlySet<string> {
  const results = step.claimed.slice(0, call).flatMap((earlier) => (earlier.result ? [earlier.result.value] : []));
  const found = results.flatMap((value) => valueText(value).match(WORD) ?? []);
  return new Set(found.filter((word) => Object.hasOwn(ids, word)));
}
