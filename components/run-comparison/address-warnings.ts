import { countOf } from "@/components/ui/format-number";
import type { Comparison } from "@/lib/contract/comparison";
import type { Warning } from "./comparison-warnings";

interface Asked {
  readonly comparison: Pick<Comparison, "runs" | "k">;
  readonly beyond: number;
  readonly unreadable: number;
  readonly k: number | null;
}

/** What the address asks for and the screen does not show. */
export function addressWarnings({ comparison: { runs, k: shown }, beyond, unreadable, k }: Asked): readonly Warning[] {
  const words: Warning[] = [];
  if (beyond > 0)
    words.push({
      kind: "beyond",
      text: `Showing the first ${runs.length} of ${runs.length + beyond} runs: more lines cannot be told apart.`,
    });
  if (unreadable > 0)
    words.push({
      kind: "unreadable",
      text: `${countOf(unreadable, "word")} of the address that should name runs cannot be read.`,
    });
  if (k !== null && k !== shown)
    words.push({
      kind: "k",
      text: `The k that the address asks for is not possible here. Shown is k = ${shown}, the nearest.`,
    });

  return words;
}
