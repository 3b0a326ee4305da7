import { CAP_NAMES, type capsOf, capsWords } from "@/lib/domain/release-caps";
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
  /** What the split of the release that does not hold it gives its problem by now. */
  readonly poolThere: Pool | null;
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
  /** Those that it ships. */
  readonly pools: readonly Pool[];
  /** Those that counted. */
  readonly caps: ReturnType<typeof capsOf>;
  /** Whether its filter version leaves near-duplicates out. */
  readonly hasDedup: boolean;
  /** Whether its preset chooses pairs. */
  readonly arePairs: boolean;
}

interface Two {
  readonly from: NamedRelease;
  readonly to: NamedRelease;
}

/** In one sentence why a row is in one of two releases, or otherwise in the second, with who decided and when. */
export function causeSentence(row: CausedRow, { from, to }: Two): string {
  const decided = `${row.person ?? "Somebody"} ${row.at === null ? "" : `on ${day(row.at)} `}`;

  switch (row.cause) {
    case "import":
      return `It was imported on ${day(row.importedAt)}.`;
    case "recipe":
      return `The recipes of #${from.number} and #${to.number} differ: their pools, preset or filter take other trajectories.${orCaps(row, { from, to })}`;
    case "approval":
      return `${decided}${row.value === "yes" ? "approved it." : "took its approval back."}`;
    case "label":
      return row.person === null
        ? "People settled on another label."
        : `${decided}${row.value === null ? "took the label back." : `labelled it ${row.value}.`}`;
    case "filter version":
      return `“${to.filterVersion.name}” decides in place of “${from.filterVersion.name}”${row.activation === null ? "." : `: ${who(row.activation)} changed that${because(row.activation)}.`}${orCaps(row, { from, to })}`;
    case "split":
      return ofSplit(row, { from, to });
    case "cap":
      return ofCap(row, { from, to });
  }
}

/** What decides before the caps does not rule them out, unless the other release does not ship the row's pool at all. */
function orCaps(row: CausedRow, { from, to }: Two): string {
  const other = row.change === "entered" ? from : to;
  if (!other.pools.includes(row.pool) || !mayBeCaps(row, { from, to })) return "";

  return ` Their caps differ too, which may be why: ${capsWords(from.caps)} in #${from.number}, ${capsWords(to.caps)} in #${to.number}.`;
}

/** Whether one of the caps is another in the direction of a change: narrower of what left, wider of what entered. */
function mayBeCaps({ change }: Pick<CausedRow, "change">, { from, to }: Two): boolean {
  if (change === "changed") return false;
  const [narrow, wide] = change === "left" ? [to, from] : [from, to];

  return CAP_NAMES.some((name) => (narrow.caps[name] ?? Infinity) < (wide.caps[name] ?? Infinity));
}

/** Of what is left over: the stages that one release has and which say what others of a problem or miner do to a row. */
function ofCap(row: CausedRow, { from, to }: Two): string {
  const hasLeft = row.change === "left";
  // Pairs of other options are the recipe's.
  if (to.arePairs)
    return hasLeft
      ? "It is in no pair any more: what it was paired with is out, or others of its problem changed."
      : "It is in a pair now: others of its problem changed.";

  const keptOut = hasLeft ? to : from;
  const hasCaps = CAP_NAMES.some((name) => keptOut.caps[name] !== null);
  if (!hasCaps && !keptOut.hasDedup)
    return `#${keptOut.number} ${hasLeft ? "leaves" : "left"} it out for what it asks of each row, such as its length.`;

  const caps = mayBeCaps(row, { from, to })
    ? `the caps of #${to.number} (${capsWords(to.caps)}; those of #${from.number} were ${capsWords(from.caps)})`
    : undefined;
  if (hasLeft) {
    if (!hasCaps) return "It is a near-duplicate of another of its problem, which comes before it.";
    const before = `Others of its problem or miner come before it under ${caps ?? "the caps"}`;

    return keptOut.hasDedup ? `${before}, or it is a near-duplicate of one of them.` : `${before}.`;
  }
  if (!hasCaps) return "It is no near-duplicate any more: others of its problem changed.";
  const comes = `It comes under ${caps ?? "the caps now"}${keptOut.hasDedup ? ", or is no near-duplicate any more" : ""}`;

  return caps === undefined ? `${comes}: others of its problem or miner changed.` : `${comes}.`;
}

function pinned({ pool }: Act): string {
  return typeof pool === "string" ? `pinned it to ${pool}` : "took its pin back";
}

/** Where its cluster was and is, as far as that is known. */
function movedWords(row: CausedRow, { from, to }: Two): string {
  const now = row.change === "left" ? row.poolThere : row.pool;
  if (from.split.name === to.split.name)
    return row.poolBefore !== null && now !== null && now !== row.poolBefore
      ? `Its cluster is in ${now} now, and was in ${row.poolBefore}`
      : `The split gives its cluster another pool: “${to.split.name}” as it is now, “${from.split.name}” as it was`;

  const before = row.change === "entered" ? row.poolThere : row.poolBefore;
  return before === now
    ? `“${from.split.name}” and “${to.split.name}” gave its cluster unlike pools when #${from.number} and #${to.number} were built`
    : `“${to.split.name}” has its cluster in ${now ?? "no pool"}, “${from.split.name}” in ${before ?? "no pool"}`;
}

function ofSplit(row: CausedRow, two: Two): string {
  const moved = movedWords(row, two);
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
