"use client";
import { useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { Skeleton } from "@/components/ui/skeleton";
import { revealOptions } from "@/lib/client/review-flow";
import type { LastAnswer } from "@/lib/contract/last-answer";
import type { Reveal } from "@/lib/contract/review-flow";
import { CauseQuestion } from "./cause-question";
import { type CauseState, differingGates, firstCauseState } from "./gate-cause";
import { RevealFacts } from "./reveal-facts";
import { SecondThought } from "./second-thought";

interface RevealPanelProps {
  last: LastAnswer;
  /** What the person said of why the judge differs since they came to this queue. */
  cause: CauseState | undefined;
  onCause: (cause: CauseState) => void;
}

/** What was hidden while the last answer was given, in short, where it is revealed by itself below the item that is open. */
export function RevealPanel({ last, cause, onCause }: RevealPanelProps) {
  const query = useQuery(revealOptions(last.commit));
  if (query.isPending)
    return (
      <div className="mt-2">
        <Skeleton width="80%" />
      </div>
    );
  if (query.isLoadingError)
    return (
      <div className="mt-2">
        <RequestError
          place="panel"
          title="It could not be revealed"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    );

  return <Revealed last={last} reveal={query.data} cause={cause ?? firstCauseState(query.data)} onCause={onCause} />;
}

interface RevealedProps extends RevealPanelProps {
  reveal: Reveal;
  cause: CauseState;
}

function Revealed({ last, reveal, cause, onCause }: RevealedProps) {
  const gates = differingGates(reveal);

  return (
    <div className="mt-2 flex animate-open flex-col gap-2">
      <RevealFacts last={last} reveal={reveal} />
      <SecondThought commit={last.commit} given={reveal.secondThought} hasKeys />
      {/* The digits stay with the item that is open. */}
      {gates ? (
        <CauseQuestion commit={last.commit} gates={gates} state={cause} hasKeys={false} onState={onCause} />
      ) : null}
    </div>
  );
}
