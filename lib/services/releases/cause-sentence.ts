import type { Pool } from "@/lib/leak/assign-pools";
import type { Cause } from "./difference-rows";

/** What somebody decided that led to it. */
interface Act {
  readonly person: string;
  readonly at: Date;
  readonly note: string;
  readonly pool?: string | null | undefined;
}

interface CausedRow {
  readonly change: "entered" | "left" | "changed";
  readonly cause: Cause;
  readonly pool: Pool;
  readonly poolBefore: Pool | null;
  /** What the split of the second release gives its problem by now. */
  readonly poolNow: Pool | null;
  readonly importedAt: Date;
  /** Of the label or approval. */
  readonly person: string | null;
  readonly value: string | null;
  readonly at: Date | null;
  /** Of the split: the pin of its cluster, or its end, which has no pool; the growth that gave it a pool, the join that put it into its cluster. */
  readonly pin: Act | null;
  readonly growth: Act | null;
  readonly join: Act | null;
  /** Of the later filter version. */
  readonly activation: Act | null;
}

interface NamedRelease {
  readonly number: number;
  readonly split: { readonly name: string };
  readonly filterVersion: { readonly name: string };
  /** Those that counted, in words. */
  readonly caps: string;
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
      return `The recipes of ${from.number} and ${to.number} differ: their pools, preset or filter take other trajectories.${orCaps({ from, to })}`;
    case "approval":
      return `${decided}${row.value === "yes" ? "approved it." : "took its approval back."}`;
    case "label":
      return row.person === null
        ? "People settled on another label."
        : `${decided}${row.value === null ? "took the label back." : `labelled it ${row.value}.`}`;
    case "filter version":
      return `“${to.filterVersion.name}” decides in place of “${from.filterVersion.name}”${row.activation === null ? "." : `: ${who(row.activation)} changed that${because(row.activation)}.`}${orCaps({ from, to })}`;
    case "split":
      return ofSplit(row, { from, to });
    case "cap":
      return ofCap(row, { from, to });
  }
}

/** What decides before the caps does not rule them out. */
function orCaps({ from, to }: { readonly from: NamedRelease; readonly to: NamedRelease }): string {
  return from.caps === to.caps
    ? ""
    : ` Their caps differ too, which may be why: ${from.caps} in ${from.number}, ${to.caps} in ${to.number}.`;
}

function ofCap(
  { change }: CausedRow,
  { from, to }: { readonly from: NamedRelease; readonly to: NamedRelease },
): string {
  const caps =
    from.caps === to.caps
      ? "the caps"
      : `the caps of ${to.number} (${to.caps}; those of ${from.number} were ${from.caps})`;
  if (change === "left")
    return `Others of its problem or miner come before it under ${caps}, or it is a near-duplicate of one of them.`;

  return from.caps === to.caps
    ? "It comes under the caps now, or is no near-duplicate any more: others of its problem or miner changed."
    : `It comes under ${caps}, or is no near-duplicate any more.`;
}

function pinned({ pool }: Act): string {
  return typeof pool === "string" ? `pinned it to ${pool}` : "took its pin back";
}

function ofSplit(row: CausedRow, { from, to }: { readonly from: NamedRelease; readonly to: NamedRelease }): string {
  const now = row.change === "changed" ? row.pool : row.poolNow;
  const moved =
    row.poolBefore !== null && now !== null && now !== row.poolBefore
      ? `Its cluster is in ${now} now, and was in ${row.poolBefore}`
      : `The split gives its cluster another pool: “${to.split.name}” as it is now, “${from.split.name}” as it was`;
  if (row.pin !== null) return `${moved}. ${who(row.pin)} ${pinned(row.pin)}${because(row.pin)}.`;
  if (row.growth === null) return `${moved}.`;
  const joined =
    row.join === null ? "" : ` ${who(row.join)} put it together with others of its cluster${because(row.join)}.`;

  return `${who(row.growth)} grew the split, which gave its problem the pool ${row.growth.pool}.${joined}`;
}

function who({ person, at }: Act): string {
  return `${person} on ${day(at)}`;
}

function because({ note }: Act): string {
  return note === "" ? "" : ` (“${note}”)`;
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}
