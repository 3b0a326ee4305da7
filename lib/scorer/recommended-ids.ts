import type { SourceFormat } from "@/lib/domain/trajectory";
import { idOf, listOf } from "@/lib/importers/json-value";
import type { ScoringRules } from "./scoring-version";

/** A call as the agent claims it. */
export interface ScoredCall {
  readonly name: string;
  /** Absent where they could not be read: `argsText` has them then. */
  readonly args?: Readonly<Record<string, unknown>>;
  readonly argsText?: string;
}

interface IdRules extends Pick<ScoringRules, "cleansIds"> {
  /** True: a list and `product_id` count as well. Else only a comma text under `product_ids` recommends anything. */
  readonly takesLists?: boolean;
}

/** Sources whose scorers are known to read a comma text alone; rows that were rendered anew have other forms (domain 1.10). */
const TEXT_ALONE: readonly SourceFormat[] = ["sn15", "shoppingbench"];

/** Whether recommendations of a source may have other forms than the text of the arena. */
export function takesLists(format: SourceFormat): boolean {
  return !TEXT_ALONE.includes(format);
}

/** Ids of the last recommendation, in its order; none without one. */
export function recommendedIds(calls: readonly ScoredCall[], rules: IdRules): readonly string[] {
  const ids = textsOf(lastOf(calls)?.args ?? {}, rules).flatMap((text) => text.split(","));
  if (!rules.cleansIds) return ids;

  return [...new Set(ids.map((id) => id.trim()).filter((id) => id !== ""))];
}

/** Whether nobody can tell what was recommended, since its arguments could not be read. */
export function isUnreadable(calls: readonly ScoredCall[]): boolean {
  const last = lastOf(calls);

  return last !== undefined && last.args === undefined && last.argsText !== undefined;
}

function lastOf(calls: readonly ScoredCall[]): ScoredCall | undefined {
  return calls.findLast(({ name }) => name === "recommend_product");
}

function textsOf({ product_ids: several, product_id: one }: Readonly<Record<string, unknown>>, rules: IdRules) {
  if (rules.takesLists !== true) return typeof several === "string" ? [several] : [];

  return [several, one].flatMap((value) => [idOf(value), ...listOf(value).map(idOf)]).filter((id) => id !== undefined);
}
