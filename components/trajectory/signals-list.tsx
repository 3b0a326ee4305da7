import { formatNumber, formatRatio } from "@/components/ui/format-number";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import { richnessAnswer } from "@/lib/domain/richness-answer";

interface SignalRow {
  readonly name: string;
  readonly value: string;
  readonly says: string;
  readonly isBad?: boolean;
}

function rowsOf({ signals, richness }: OutlineAnalysis): readonly SignalRow[] {
  const share = richnessAnswer(richness.flattened);

  return [
    {
      name: "Richness",
      value: share === null ? "no answer" : formatRatio(share),
      says: "Share of dispatches that the model asked for, over the log in time order",
    },
    { name: "Depth", value: formatNumber(signals.depth), says: "Turns with both a thought and a call" },
    {
      name: "Reformulations",
      value: formatNumber(signals.reformulations),
      says: "Distinct search queries after the first",
    },
    {
      name: "Verified before pick",
      value: signals.verification ? "yes" : "no",
      says: "The recommended id was viewed or checked before it was recommended",
    },
    {
      name: "Regularity",
      value: signals.hasCycle ? `${formatRatio(signals.regularity)}, loops` : formatRatio(signals.regularity),
      says: "1 minus the share of repeated calls with the same arguments",
      isBad: signals.hasCycle,
    },
    {
      name: "Unseen ids",
      value: formatNumber(signals.unseenIds),
      says: "Product ids in arguments that no earlier result and not the task holds",
      isBad: signals.unseenIds > 0,
    },
    { name: "Tokens", value: formatNumber(signals.tokens), says: "Qwen3 tokens of the conversation as chat" },
  ];
}

/** Signals that the filter computes from one trajectory. */
export function SignalsList({ analysis }: { analysis: OutlineAnalysis }) {
  return (
    <section aria-label="Signals" className="px-3.5">
      <h2 className="mb-1 text-caption font-semibold text-ink-2">Signals</h2>
      <dl>
        {rowsOf(analysis).map((row) => (
          <div key={row.name} title={row.says} className="flex justify-between gap-2 py-px">
            <dt className="text-ink-2">{row.name}</dt>
            <dd className={row.isBad ? "font-mono text-mono text-danger" : "font-mono text-mono"}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
