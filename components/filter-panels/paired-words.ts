import { pText } from "@/components/run-comparison/conclusions";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { PairedFlips } from "@/lib/contract/what-if";
import { FEWEST_TO_SAY, INTERVAL_SHARE } from "@/lib/stats/estimate";

/**
 * Which way two answers to the same labels differ, or that chance alone could do it. The test counts problems or agent
 * versions: where more of them got better and yet no more labels did, or the other way round, neither side is the better.
 */
export function pairedSide(
  { gained, lost, up, down }: PairedFlips,
  p: number,
): "better" | "worse" | "mixed" | "neither" {
  if (p >= 1 - INTERVAL_SHARE) return "neither";
  if (Math.sign(up - down) !== Math.sign(gained - lost)) return "mixed";

  return up > down ? "better" : "worse";
}

/** "more problems got better than worse, by more than chance, but fewer labels did": of what is mixed. */
export function mixedWords({ by, up, down, gained, lost }: PairedFlips): string {
  const [more, less] = up > down ? ["better", "worse"] : ["worse", "better"];
  const labels = gained === lost ? "as many labels got better as worse" : "fewer labels did";

  return `more ${NOUN[by]}s got ${more} than ${less}, by more than chance, but ${labels}`;
}

/** "agreement gained on 20 labels and lost on 3": none of them needs to be in an interval to be seen. */
export function flipWords({ gained, lost }: PairedFlips): string {
  return `agreement gained on ${countOf(gained, "label")} and lost on ${formatNumber(lost)}`;
}

/** The same with the test behind it: "…, all of 3 agent versions (18 problems for it, 2 against; exact sign test, p …)". */
export function testedWords(paired: PairedFlips, p: string): string {
  const { by, up, down, agents } = paired;
  const few = agents > 0 && agents < FEWEST_TO_SAY ? `, all of ${countOf(agents, "agent version")}` : "";

  return `${flipWords(paired)}${few} (${countOf(up, NOUN[by])} for it, ${formatNumber(down)} against; exact sign test, p ${p})`;
}

/** Whether settings agree with people more often than those before, by how many labels. */
export function pairedConclusion(paired: PairedFlips): string {
  if (paired.gained + paired.lost === 0)
    return "No labelled trajectory changes between agentic and everything else: these labels cannot tell the two apart.";

  const said = testedWords(paired, pText(paired.p));
  switch (pairedSide(paired, paired.p)) {
    case "neither":
      return `These labels cannot tell the two apart: ${said}.`;
    case "better":
      return `Better by more than chance: ${said}. Of many drafts some are, by chance alone.`;
    case "worse":
      return `Worse by more than chance: ${said}.`;
    case "mixed":
      return `Which is better cannot be said: ${mixedWords(paired)}: ${said}.`;
  }
}

const NOUN = { problem: "problem", agent: "agent version" } as const satisfies Record<PairedFlips["by"], string>;
