"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { useUnchosenCorpus } from "@/components/shell/use-unchosen-corpus";
import { Button } from "@/components/ui/button";
import { activateFilterOptions, filterListOptions } from "@/lib/client/filters";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useMay } from "@/lib/client/use-me";
import type { ActivationStarted, FilterActivation } from "@/lib/contract/filters";
import { LeadsActivate } from "./leads-activate";

interface RetryButtonProps {
  corpus: string;
  activation: FilterActivation;
  onStarted?: (started: ActivationStarted) => void;
}

/** Begins an activation again that ended on a fault; absent where there is nothing to try again. */
export function RetryButton({ corpus, activation, onStarted }: RetryButtonProps) {
  const activate = useHeardMutation(activateFilterOptions(useQueryClient(), corpus));
  const may = useMay("activate_filter");
  const unchosen = useUnchosenCorpus();
  const { version, reason, canRetry } = activation;
  if (!canRetry) return null;
  if (!may) return <LeadsActivate />;
  const isBegun = activate.isPending || activate.isSuccess;

  return (
    <Button
      size="small"
      aria-label={`Try again to activate ${version.name}`}
      disabled={unchosen !== undefined}
      // A button that cannot be pressed any more would let go of the keyboard.
      aria-disabled={isBegun}
      title={unchosen}
      onClick={() => {
        if (isBegun) return;
        activate.mutate(
          // It is the active one already, as the person sees it: where another one is by now, nothing is begun.
          { version: version.id, insteadOf: version.id, reason },
          {
            onSuccess: (started) => onStarted?.(started),
            onError: (error) => reportFailure("The activation was not tried again", error),
          },
        );
      }}
    >
      Try again
    </Button>
  );
}

/** The same for a screen that knows of the activation only that it stopped. */
export function RetryStopped({ corpus }: { corpus: string }) {
  // Asked for as this comes up: the list may be from before it stopped.
  const { data } = useQuery({ ...filterListOptions(corpus), staleTime: 0 });
  const stopped = data?.activations.find(({ canRetry }) => canRetry);

  return stopped ? <RetryButton key={stopped.id} corpus={corpus} activation={stopped} /> : null;
}
