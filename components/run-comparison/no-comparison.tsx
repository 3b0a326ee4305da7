import Link from "next/link";
import { EmptyCorpus } from "@/components/trajectory-list/empty-corpus";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Corpus } from "@/lib/contract/corpora";
import { MOST_COMPARED } from "@/lib/domain/run-order";

export function NoRuns({ corpus, unreadable }: { corpus: Corpus; unreadable: number }) {
  if (corpus.trajectories === 0) return <EmptyCorpus corpus={corpus.id} />;

  return (
    <EmptyState
      title="No runs are chosen"
      actions={
        <Button asChild>
          <Link href={`/runs?${new URLSearchParams({ corpus: corpus.id })}`}>All runs</Link>
        </Button>
      }
    >
      {unreadable > 0 ? "The address names no run that can be read. " : null}
      Choose up to {MOST_COMPARED} runs of “{corpus.name}” above. The first one is the baseline that the others are
      compared with, problem by problem.
    </EmptyState>
  );
}

interface MissingRunsProps {
  corpus: Corpus;
  missing: readonly string[];
  /** What is left of the address without them. */
  rest: readonly string[];
  onLeaveOut: () => void;
}

/** The address names runs that are gone, or are of another corpus. */
export function MissingRuns({ corpus, missing, rest, onLeaveOut }: MissingRunsProps) {
  return (
    <EmptyState
      title={missing.length === 1 ? "One of these runs is not here" : `${missing.length} of these runs are not here`}
      actions={
        <Button variant="primary" onClick={onLeaveOut}>
          {rest.length > 0 ? `Leave ${missing.length === 1 ? "it" : "them"} out` : "Choose other runs"}
        </Button>
      }
    >
      <p>
        “{corpus.name}” has no run{" "}
        {missing.map((id, at) => (
          <span key={id}>
            {at > 0 ? ", " : null}
            <code className="font-mono text-mono wrap-anywhere">{id}</code>
          </span>
        ))}
        . The link may be of another corpus, or be mistyped.
      </p>
      {rest.length === 1 ? <p>The other run is still here.</p> : null}
      {rest.length > 1 ? <p>The other {rest.length} runs can still be compared.</p> : null}
    </EmptyState>
  );
}

interface NothingMatchesProps {
  filter: string;
  onClear: () => void;
}

/** No run has a rollout to measure: of the filter's, or of any that this person may see. */
export function NothingMatches({ filter, onClear }: NothingMatchesProps) {
  if (filter === "")
    return <EmptyState title="These runs have no rollouts to measure">Choose other runs above.</EmptyState>;

  return (
    <EmptyState
      title="No rollout of these runs matches the filter"
      actions={<Button onClick={onClear}>Compare without the filter</Button>}
    >
      Nothing is wrong with the runs: with another filter, or without one, they are compared.
    </EmptyState>
  );
}
