import type { Standing } from "@/components/bulk-approval/standing-bulk";
import type { BulkStart, KnownBulk } from "@/lib/client/bulk-starts";

export interface Pressed {
  /** The same while it is saved and afterwards. */
  readonly key: symbol;
}

/**
 * What was done in a table in one corpus and is not undone: to rows one by one, or to all that match, which is undone
 * elsewhere. "saving": the server has not answered it.
 */
type TableAct<Rows extends Pressed> =
  | { readonly kind: "saving"; readonly key: symbol }
  | { readonly kind: "rows"; readonly key: symbol; readonly rows: Rows }
  | { readonly kind: "bulk"; readonly key: symbol; readonly bulk: KnownBulk };

/** In the order of the presses. */
export type TableActs<Rows extends Pressed> = readonly TableAct<Rows>[];

/** With what became of an act in its place; one that is new came last. */
export function withAct<Rows extends Pressed>(acts: TableActs<Rows>, act: TableAct<Rows>): TableActs<Rows> {
  return acts.some(({ key }) => key === act.key)
    ? acts.map((one) => (one.key === act.key ? act : one))
    : [...acts, act];
}

export function withoutAct<Rows extends Pressed>(acts: TableActs<Rows>, key: symbol): TableActs<Rows> {
  return acts.filter((one) => one.key !== key);
}

export function withBulk<Rows extends Pressed>(acts: TableActs<Rows>, start: BulkStart): TableActs<Rows> {
  const { key } = start;
  switch (start.status) {
    case "refused":
      return withoutAct(acts, key);
    case "asked":
      return withAct(acts, { kind: "saving", key });
    case "started":
    case "lost":
      return withAct(acts, { kind: "bulk", key, bulk: start });
  }
}

/** Without the bulk jobs that are in the way of nothing any more. */
export function withoutGone<Rows extends Pressed>(
  acts: TableActs<Rows>,
  standing: (bulk: KnownBulk) => Standing,
): TableActs<Rows> {
  return acts.filter((act) => act.kind !== "bulk" || standing(act.bulk) !== "gone");
}

/**
 * The rows whose act is undone next, or why none is: nothing is undone in place of what came last.
 *
 * @param meansOf - what a bulk job means for acts before it
 */
export function nextUndo<Rows extends Pressed, Means extends string>(
  acts: TableActs<Rows>,
  meansOf: (bulk: KnownBulk) => Means | "gone",
): Rows | Means | "saving" | "nothing" {
  // What is not answered may be the one that is meant.
  if (acts.some(({ kind }) => kind === "saving")) return "saving";
  const last = acts.at(-1);
  if (last === undefined) return "nothing";
  if (last.kind !== "bulk") return last.kind === "rows" ? last.rows : last.kind;
  const means = meansOf(last.bulk);

  return means === "gone" ? nextUndo(acts.slice(0, -1), meansOf) : means;
}
