import { CountLink } from "@/components/judge-report/count-link";
import type { ListedRun } from "@/lib/contract/runs";
import type { RunRowsAddress } from "./run-rows-address";

interface FailureLinksProps {
  run: Pick<ListedRun, "word" | "failures">;
  addressOf: RunRowsAddress;
}

/** Failures that are no answer of the scorer: they count in the full suite all the same. */
const KINDS = [
  { kind: "crashed", word: "crashed", terms: "status:failed -outcome:success" },
  { kind: "timedOut", word: "timed out", terms: "status:timed_out -outcome:success" },
  { kind: "unscored", word: "unscored", terms: "outcome:unscored" },
] as const;

export function FailureLinks({ run, addressOf }: FailureLinksProps) {
  const counted = KINDS.filter(({ kind }) => run.failures[kind] > 0);
  if (counted.length === 0) return <span className="text-ink-3">none</span>;

  return (
    <span
      className="flex min-w-0 items-center gap-1.5 overflow-hidden"
      title={counted.map(({ kind, word }) => `${run.failures[kind]} ${word}`).join(", ")}
    >
      {counted.map(({ kind, word, terms }) => (
        <span key={kind} className="flex items-center whitespace-nowrap text-caption text-ink-2">
          <CountLink count={run.failures[kind]} of={word} href={addressOf(run.word, terms)} />
          {word}
        </span>
      ))}
    </span>
  );
}
