import { formatNumber, formatRatio } from "@/components/ui/format-number";
import type { Outline, OutlineAnalysis } from "@/lib/contract/outline";
import { richnessAnswer } from "@/lib/domain/richness-answer";
import { RICHNESS_COUNTS } from "@/lib/domain/richness-counts";
import type { PlacedSignal } from "@/lib/filter/signal-places";

type Signalled = Pick<OutlineAnalysis, "signals" | "richness" | "ids">;

export interface SignalsOf {
  analysis: Signalled;
  steps: readonly Pick<Outline["steps"][number], "role" | "calls">[];
}

export interface SignalRow {
  readonly name: string;
  readonly value: string;
  readonly says: string;
  readonly isBad?: boolean;
  /** What its value comes from, with the words for these places; empty where it comes from nowhere. */
  readonly from: readonly { readonly places: PlacedSignal; readonly words: string }[];
}

/** Signals as the reader shows them. */
export function signalRows({ analysis: { signals, richness, ids }, steps }: SignalsOf): readonly SignalRow[] {
  const share = richnessAnswer(richness.flattened);
  const hasCall = steps.some(({ role, calls }) => role === "agent" && calls > 0);

  return [
    {
      name: "Richness",
      value: share === null ? "n/a" : formatRatio(share),
      says: share === null ? "No call to a catalogue tool was logged, so there is no share" : RICHNESS_COUNTS,
      from: [],
    },
    ofShop(signals.depth, {
      name: "Depth",
      says: "Turns with both a thought and a call",
      from: some(signals.depth, "depth", "Turns with a thought and a call"),
    }),
    ofShop(signals.reformulations, {
      name: "Reformulations",
      says: "Distinct search queries after the first",
      from: some(signals.reformulations, "reformulations", "Searches with another query"),
    }),
    verifiedRow(signals.verification, ids),
    {
      name: "Regularity",
      value: hasCall ? regularityText(signals) : "n/a",
      says: hasCall
        ? "1 minus the share of repeated calls with the same arguments"
        : "The agent made no call that it could repeat",
      isBad: signals.hasCycle,
      from: [
        ...some(Number(signals.hasCycle), "cycle", "The loop"),
        ...some(1 - signals.regularity, "repeated", "Repeated calls"),
      ],
    },
    {
      ...ofShop(signals.unseenIds, {
        name: "Unseen ids",
        says: "Product ids in arguments that no earlier result and not the task holds",
        from: some(signals.unseenIds, "unseenIds", "Where unseen ids are named"),
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
      from: [],
    },
  ];
}

/** The places of what was counted, where it is not nothing. */
function some(count: number | null, places: PlacedSignal, words: string): SignalRow["from"] {
  return count ? [{ places, words }] : [];
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
  const from = verification
    ? some(viewed, "views", "Where picks were viewed or checked")
    : some(picked.length, "pick", "The last pick");
  if (verification !== true || viewed === 0 || viewed === picked.length)
    return ofShop(verification, {
      name,
      says: "The recommended id was viewed or checked before it was recommended",
      from,
    });

  return {
    name,
    value: `${formatNumber(viewed)} of ${formatNumber(picked.length)}`,
    says: "Recommended ids that were viewed or checked, of all; to the filter one is enough",
    from,
  };
}

/** A signal about searches and picks; it does not apply to an agent without a shop. */
function ofShop(value: number | boolean | null, row: Pick<SignalRow, "name" | "says" | "from">): SignalRow {
  if (value === null)
    return { name: row.name, value: "n/a", says: "Does not apply: this agent has no shop to search", from: [] };
  if (typeof value === "boolean") return { ...row, value: value ? "yes" : "no" };

  return { ...row, value: formatNumber(value) };
}
