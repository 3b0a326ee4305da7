import { InertText } from "@/components/import/inert-text";
import { countOf } from "@/components/ui/format-number";
import { partOfProblems } from "@/lib/domain/part-words";
import type { Series } from "./compared-series";
import type { DrawnReference } from "./curves-panels";

interface KeyEntry {
  readonly key: string;
  readonly sign: string;
  readonly color: string;
  readonly words: string;
}

interface CurveKeyProps {
  entries: readonly KeyEntry[];
  /** Whether bars of headroom are drawn. */
  hasReach: boolean;
  /** Whether points over fewer problems are. */
  hasHollow?: boolean;
  /** Whether values from elsewhere are. */
  hasReferences?: boolean;
}

/** Under the picture, and in it where it is saved. */
export const REFERENCES_NOTE =
  "Ticks: values from elsewhere, no pairing possible; their caveats stand with their sources.";

export const HOLLOW_NOTE =
  "Hollow points: over fewer problems, those with at least k rollouts. A line goes through points over the same problems.";

/** What the letters, numbers and bars of a picture stand for. */
export function CurveKey({ entries, hasReach, hasHollow = false, hasReferences = false }: CurveKeyProps) {
  if (entries.length === 0 && !hasReach && !hasHollow) return null;

  return (
    <div className="mt-2 flex flex-col gap-1 text-caption text-ink-2">
      {hasReach ? (
        <p>
          Bars at the end of the curves: headroom, from pass@1 up to the last k
          {hasHollow ? ", both over the problems with as many rollouts or more" : ""}.
        </p>
      ) : null}
      {hasHollow ? <p>{HOLLOW_NOTE}</p> : null}
      {hasReferences ? <p>{REFERENCES_NOTE}</p> : null}
      {entries.length === 0 ? null : (
        <ul className="grid gap-x-6 gap-y-0.5 narrow:grid-cols-2" aria-label="Letters and numbers of the chart">
          {entries.map(({ key, sign, color, words }) => (
            <li key={key} className="flex gap-2">
              <span className="w-4 shrink-0 text-right font-semibold" style={{ color }}>
                {sign}
              </span>
              <span className="min-w-0">
                <WholeDates text={words} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const DATE = /(\d{4}-\d{2}-\d{2})/;

/** Names with the dates in them each on one line. */
function WholeDates({ text }: { text: string }) {
  return text.split(DATE).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which are never moved
    <span key={at} className={DATE.test(part) ? "whitespace-nowrap" : undefined}>
      {DATE.test(part) ? part : <InertText text={part} />}
    </span>
  ));
}

/** Runs whose line ends before the last k: there is room for their letter only. */
export function earlyEntries(series: readonly Series[], k: number, figure: "passAtK" | "passHatK"): KeyEntry[] {
  return series.flatMap(({ run, of, look }) => {
    const last = of.points.findLast((point) => point[figure].value !== null);
    const value = last?.[figure].value;
    if (!last || typeof value !== "number" || last.k >= k) return [];
    const part = partOfProblems({ k: last.k, problems: of.problems, tooFew: last.tooFew.count });
    const words = `${run.name} ${(value * 100).toFixed(1)} at ${countOf(last.k, "try", "tries")}${part ? `, over ${part}` : ""}`;

    return [{ key: run.id, sign: look.letter, color: look.color, words }];
  });
}

/** "GPT-5.5 38.7, published: the paper". */
export function referenceWords({ label, value, source }: DrawnReference): string {
  return `${label} ${(value * 100).toFixed(1)}, ${source}`;
}

/** @param sign - its number, or a dash where its name stands at its tick */
export function referenceEntry(of: DrawnReference, sign: string): KeyEntry {
  return { key: of.id, sign, color: "var(--ink-2)", words: referenceWords(of) };
}
