"use client";
import { useQuery } from "@tanstack/react-query";
import { VerdictPanel } from "@/components/judge-report/verdict-panel";
import { RequestError } from "@/components/shell/request-error";
import { Panel } from "@/components/ui/panel";
import { judgeByVerdictOptions } from "@/lib/client/corpora";

interface JudgeAgainstVerdictProps {
  corpus: string;
  addressOf: (filter: string) => string;
}

/** The judge's gates against the filter's verdicts, of a whole corpus. */
export function JudgeAgainstVerdict({ corpus, addressOf }: JudgeAgainstVerdictProps) {
  const answer = useQuery(judgeByVerdictOptions(corpus));
  if (answer.isPending) return <Panel title="Judge against filter">{<div className="h-42" />}</Panel>;
  if (answer.isLoadingError)
    return (
      <RequestError
        title="The judge could not be set against the filter"
        error={answer.error}
        onRetry={() => void answer.refetch()}
      />
    );

  return <VerdictPanel cells={answer.data.cells} addressOf={addressOf} />;
}
