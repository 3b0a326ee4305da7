import type { Action } from "@/lib/domain/policy";
import type { FieldName } from "./fields";
import type { Filter } from "./filter";

/** Fields that tell of what not every role may see, with what has to be allowed to filter by them. */
const NEEDS: Readonly<Partial<Record<FieldName, Action>>> = {
  other_judge: "see_rejudgements",
  compared: "see_rejudgements",
  pool: "see_releases",
  released: "see_releases",
  // What the rules make of an attempt tells of the reward spec.
  rescore: "read_reward",
  rescore_differs: "read_reward",
  rescore_undecided: "read_reward",
  rescore_partial: "read_reward",
};

/** What a person has to be allowed to do to use a field; undefined where everybody may who may read. */
export function actionOfField(field: FieldName): Action | undefined {
  return NEEDS[field];
}

/** Fields whose value of one trajectory follows from others: it tells of them as well. */
const FROM_OTHERS: ReadonlySet<FieldName> = new Set(["leaves", "duplicate_of"]);

/** The first field of a filter by which one trajectory tells of others. */
export function fieldFromOthers({ terms }: Filter): FieldName | undefined {
  for (const term of terms) if (term.kind === "field" && FROM_OTHERS.has(term.field)) return term.field;

  return undefined;
}

/** What a person has to be allowed to do to use a filter. */
export function actionsOfFilter({ terms }: Filter): readonly Action[] {
  return terms.flatMap((term) => (term.kind === "field" ? (NEEDS[term.field] ?? []) : []));
}
