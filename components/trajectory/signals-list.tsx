import { formatNumber, formatRatio } from "@/components/ui/format-number";
import type { Outline, OutlineAnalysis } from "@/lib/contract/outline";
import { richnessAnswer } from "@/lib/domain/richness-answer";

type Signalled = Pick<OutlineAnalysis, "signals" | "richness" | "ids">;

interface SignalsListProps {
  analysis: Signalled;
  steps: readonly Pick<Outline["steps"][number], "role" | "calls">[];
}

interface SignalRow {
  readonly name: string;
  readonly value: string;
  readonly says: string;
  readonly isBad?: boolean;
}

function rowsOf({ analysis: { signals, richness, ids }, steps }: SignalsListProps): readonly SignalRow[] {
  const share = richnessAnswer(richness.flattened);
  const hasCall = steps.some(({ role, calls }) => role === "agent" && calls > 0);

  return [
    {
      name: "Richness",
      value: share === null ? "n/a" : formatRatio(share),
      says:
        share === null
          ? "No call to a catalogue tool was logged, so there is no share"
          : "Share of dispatches that the model asked for, over the log in time order",
    },
    ofShop(signals.depth, { name: "Depth", says: "Turns with both a thought and a call" }),
    ofShop(signals.reformulations, { name: "Reformulations", says: "Distinct search queries after the first" }),
    verifiedRow(signals.verification, ids),
    {
      name: "Regularity",
      value: hasCall ? regularityText(signals) : "n/a",
      says: hasCall
        ? "1 minus the share of repeated calls with the same arguments"
        : "The agent made no call that it could repeat",
      isBad: signals.hasCycle,
    },
    {
      ...ofShop(signals.unseenIds, {
        name: "Unseen ids",
        says: "Product ids in arguments that no earlier result and not the task holds",
      }),
      isBad: (signals.unseenIds ?? 0) > 0,
    },
    {
      name: "Tokens",
      value: steps.length === 0 ? `${formatNumber(signals.tokens)}, tools and task` : formatNumber(signals.tokens),
      says:
        steps.length === 0
          ? "There is no step: these are the Qwen3 tokens of the declared tools and the task alone"
          : "Qwen3 tokens of the conversation as chat, with the declared tools and the task",
    },
  ];
}

function regularityText({ regularity, hasCycle }: Signalled["signals"]): string {
  return hasCycle ? `${formatRatio(regularity)}, loops` : formatRatio(regularity);
}

/**
 * Whether a pick was viewed or checked before it was recommended. The signal says so of one of them, which of several
 * may be too much said: then how many were.
 */
function verifiedRow(verification: boolean | null, ids: Signalled["ids"]): SignalRow {
  const name = "Verified before pick";
  const picked = Object.values(ids).filter(({ recommended }) => recommended);
  const viewed = picked.filter(({ viewedStep }) => viewedStep !== undefined).length;
  if (verification !== true || viewed === 0 || viewed === picked.length)
    return ofShop(verification, { name, says: "The recommended id was viewed or checked before it was recommended" });

  return {
    name,
    value: `${formatNumber(viewed)} of ${formatNumber(picked.length)}`,
    says: "Recommended ids that were viewed or checked, of all; to the filter one is enough",
  };
}

/** A signal about searches and picks; it does not apply to an agent without a shop. */
function ofShop(value: number | boolean | null, { name, says }: Pick<SignalRow, "name" | "says">): SignalRow {
  if (value === null) return { name, value: "n/a", says: "Does not apply: this agent has no shop to search" };
  if (typeof value === "boolean") return { name, value: value ? "yes" : "no", says };

  return { name, value: formatNumber(value), says };
}

/** Signals that the filter computes from one trajectory. */
export function SignalsList(props: SignalsListProps) {
  return (
    <section aria-label="Signals" className="px-3.5">
      <h2 className="mb-1 text-caption font-semibold text-ink-2">Signals</h2>
      <dl>
        {rowsOf(props).map((row) => (
          <div key={row.name} title={row.says} className="flex justify-between gap-2 py-px">
            <dt className="text-ink-2">{row.name}</dt>
            <dd className={row.isBad ? "font-mono text-mono text-danger" : "font-mono text-mono"}>{row.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
