import type { Pool } from "@/lib/leak/assign-pools";
import type { Cause } from "./difference-rows";

interface CausedRow {
  readonly change: "entered" | "left" | "changed";
  readonly cause: Cause;
  readonly pool: Pool;
  readonly poolBefore: Pool | null;
  readonly importedAt: Date;
  /** Of the label or approval. */
  readonly person: string | null;
  readonly value: string | null;
  readonly at: Date | null;
}

interface NamedRelease {
  readonly number: number;
  readonly split: { readonly name: string };
  readonly filterVersion: { readonly name: string };
}

/** In one sentence why a row is in one of two releases, or otherwise in the second, with who decided and when. */
export function causeSentence(
  row: CausedRow,
  { from, to }: { readonly from: NamedRelease; readonly to: NamedRelease },
): string {
  const decided = `${row.person ?? "Somebody"} ${row.at === null ? "" : `on ${day(row.at)} `}`;

  switch (row.cause) {
    case "import":
      return `It was imported on ${day(row.importedAt)}.`;
    case "recipe":
      return `The recipes of ${from.number} and ${to.number} differ: their pools, preset or filter take other trajectories.`;
    case "approval":
      return `${decided}${row.value === "yes" ? "approved it." : "took its approval back."}`;
    case "label":
      return row.person === null
        ? "People settled on another label."
        : `${decided}${row.value === null ? "took the label back." : `labelled it ${row.value}.`}`;
    case "filter version":
      return `“${to.filterVersion.name}” decides in place of “${from.filterVersion.name}”.`;
    case "split":
      return row.change === "changed" && row.poolBefore !== null
        ? `Its cluster is in ${row.pool} now, and was in ${row.poolBefore}.`
        : `The split gives its cluster another pool: “${to.split.name}” as it is now, “${from.split.name}” as it was.`;
    case "cap":
      return row.change === "left"
        ? "Others of its problem or miner come before it under the caps, or it is a near-duplicate of one of them."
        : "It comes under the caps now, or is no near-duplicate any more: others of its problem or miner changed.";
  }
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}
