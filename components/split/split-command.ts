import type { PreviewSplit } from "@/lib/contract/splits";
import { commandOption } from "@/lib/domain/command-option";
import { POOLS } from "@/lib/leak/assign-pools";

const ASSAY = "npm run -s assay --";

/** The command line that prints the splits of a corpus. */
export function splitsCommand(corpus: string): string {
  return `${ASSAY} leak split ${commandOption("corpus", corpus)} --json`;
}

/** The command line that prints one split: its pools and pins. */
export function splitCommand(corpus: string, split: string): string {
  return `${ASSAY} leak split ${commandOption("corpus", corpus)} ${commandOption("split", split)} --json`;
}

/** The command line that prints what a recipe would make. */
export function previewCommand(corpus: string, { shares, seed, strata, weigh }: PreviewSplit): string {
  const given = POOLS.filter((pool) => shares[pool] > 0).map((pool) => `${pool}=${shares[pool]}`);
  const options = { corpus, shares: given.join(","), seed: String(seed), strata: strata.join(","), weigh };

  return `${ASSAY} leak split ${Object.entries(options)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => commandOption(name, value))
    .join(" ")} --preview --json`;
}

/** The command line that prints the audit of a split. */
export function auditCommand(corpus: string, split: string): string {
  return `${ASSAY} leak audit ${commandOption("corpus", corpus)} ${commandOption("split", split)} --json`;
}

/** The command line that prints the protected sets of a corpus. */
export function protectedCommand(corpus: string): string {
  return `${ASSAY} leak protect ${commandOption("corpus", corpus)} --json`;
}
