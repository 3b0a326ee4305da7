import { formatNumber } from "@/components/ui/format-number";
import type { ListedRun } from "@/lib/contract/runs";
import { failureWords } from "@/lib/domain/failure-words";
import { FAILURE_TERMS } from "@/lib/query/failure-terms";
import { CaptionLink } from "./caption-link";
import type { RunRowsAddress } from "./run-rows-address";

interface FailureLinksProps {
  run: Pick<ListedRun, "word" | "rollouts" | "failures">;
  addressOf: RunRowsAddress;
}

/** Failures that are no answer of the scorer: they count in the full suite all the same. */
const KINDS = [
  { kind: "crashed", word: "crashed" },
  { kind: "timedOut", word: "timed out" },
  { kind: "unscored", word: "not scored" },
] as const;

export function FailureLinks({ run, addressOf }: FailureLinksProps) {
  const counted = KINDS.filter(({ kind }) => run.failures[kind] > 0);
  if (counted.length === 0) return <span className="text-ink-3">none</span>;

  return (
    <span
      className="flex max-h-8 min-w-0 flex-wrap items-center gap-x-2 overflow-hidden"
      title={failureWords(run.failures)}
    >
      {counted.map(({ kind, word }) => (
        <CaptionLink
          key={kind}
          count={run.failures[kind]}
          // Beside others the share says that these are among all rollouts, not those that are left.
          word={kind === "unscored" && counted.length > 1 ? `of ${formatNumber(run.rollouts)} ${word}` : word}
          of={word}
          href={addressOf(run.word, FAILURE_TERMS[kind])}
        />
      ))}
    </span>
  );
}
