"use client";
import { useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { EmptyState } from "@/components/ui/empty-state";
import { judgeReportOptions } from "@/lib/client/judge";
import { useMe } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import { isAllowed } from "@/lib/domain/policy";
import { type JudgeState, reportQuery, type SetJudgeState } from "./judge-state";
import { Report } from "./report";
import { ReportFacets } from "./report-facets";
import { ReportSkeleton } from "./report-skeleton";

interface JudgeScreenProps {
  corpus: Corpus;
  state: JudgeState;
  setState: SetJudgeState;
}

/** Whether the judge was right, over a whole corpus or any part of it. */
export function JudgeScreen(props: JudgeScreenProps) {
  const me = useMe();
  if (me && !isAllowed(me.role, "see_judge_report"))
    return (
      <EmptyState isPage title="The judge’s report is for researchers and leads">
        Your role is {me.role}. It would tell you how the judge answers before you do, and your answers are what it is
        measured by.
      </EmptyState>
    );

  return <ReportPage {...props} />;
}

function ReportPage({ corpus, state, setState }: JudgeScreenProps) {
  const report = useQuery({ ...judgeReportOptions(corpus.id, reportQuery(state)), placeholderData: (old) => old });

  return (
    <div className="mx-auto flex w-full max-w-320 flex-col gap-4 px-4 py-5 narrow:px-6">
      <ReportFacets facets={report.data?.facets} state={state} setState={setState} />
      {report.isPending ? <ReportSkeleton /> : null}
      {report.isError ? (
        <RequestError
          title="The judge’s report could not be made"
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      ) : null}
      {report.data && !report.isError ? (
        <div aria-busy={report.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
          <Report corpus={corpus} report={report.data} state={state} setState={setState} />
        </div>
      ) : null}
    </div>
  );
}
