"use client";
import { useQuery } from "@tanstack/react-query";
import { HIDDEN_FIGURES, hidesFigures } from "@/components/shell/hidden-figures";
import { Button } from "@/components/ui/button";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { rejudgeResultOptions } from "@/lib/client/rejudge";
import type { Job } from "@/lib/contract/jobs";
import type { RejudgeResult } from "@/lib/contract/rejudge";
import { dollarWords } from "@/lib/domain/dollar-words";

interface RejudgeDoneProps {
  job: Job;
  onClose: () => void;
}

/** What a finished round came to. */
export function RejudgeDone({ job, onClose }: RejudgeDoneProps) {
  const result = useQuery(rejudgeResultOptions(job));

  return (
    <div className="flex items-center gap-2">
      <p className="flex-1">{result.data ? resultWords(result.data) : doneWords(job)}</p>
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

function doneWords(job: Job): string {
  return hidesFigures(job)
    ? `The round is over. ${HIDDEN_FIGURES}`
    : countOf(job.done, "trajectory judged", "trajectories judged");
}

function resultWords({ scored, failed, promptTokens, completionTokens, costUsd }: RejudgeResult): string {
  const tokens = promptTokens === null ? [] : [countOf(promptTokens + (completionTokens ?? 0), "token")];
  const cost = costUsd === null ? [] : [dollarWords(costUsd)];
  const used = [...tokens, ...cost].join(", ");

  return [
    `${countOf(scored, "trajectory", "trajectories")} judged.`,
    ...(failed > 0 ? [`On about ${formatNumber(failed)} the judge failed; these are counted apart.`] : []),
    ...(used === "" ? [] : [`Used: ${used}.`]),
  ].join(" ");
}
