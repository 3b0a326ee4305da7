"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { MultiJudgePanel } from "@/components/judge/multi-judge-panel";
import { SampleList } from "@/components/judge/sample-list";
import { Sampler } from "@/components/judge/sampler";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { RequestError } from "@/components/shell/request-error";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { judgeReportOptions } from "@/lib/client/judge";
import { useMe } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import { isAllowed } from "@/lib/domain/policy";
import { type JudgeState, reportQuery, type SetJudgeState } from "./judge-state";
import { Report } from "./report";
import { ReportCommand } from "./report-command";
import { ReportFacets } from "./report-facets";
import { ReportHead } from "./report-head";
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
      <EmptyState
        isPage
        title="The judge’s report is for researchers and leads"
        actions={
          <Button asChild>
            <Link href={`/queues?${new URLSearchParams({ corpus: props.corpus.id })}`}>Queues</Link>
          </Button>
        }
      >
        Your role is {me.role}. The report would tell you how the judge answers before you do, and your answers are what
        it is measured by.
      </EmptyState>
    );

  return <ReportPage {...props} />;
}

function ReportPage({ corpus, state, setState }: JudgeScreenProps) {
  const report = useQuery({ ...judgeReportOptions(corpus.id, reportQuery(state)), placeholderData: keepPreviousData });

  const addressOf = (filter: string): string => listAddress(corpus.id, filter);
  const shown = report.isLoadingError ? undefined : report.data;

  return (
    <PageFrame>
      <PageHead title="Judge">{shown ? <ReportHead report={shown} addressOf={addressOf} /> : null}</PageHead>
      <ReportFacets facets={report.data?.facets} state={state} setState={setState} />
      {report.isPending ? <ReportSkeleton /> : null}
      {report.isLoadingError ? (
        <RequestError
          title="The judge’s report could not be made"
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      ) : null}
      {shown ? (
        <div aria-busy={report.isPlaceholderData} className="flex flex-col gap-4 aria-busy:opacity-60">
          <Report corpus={corpus.id} report={shown} state={state} setState={setState} addressOf={addressOf} />
          <MultiJudgePanel
            corpus={corpus.id}
            query={{ filter: shown.filter, labels: shown.labels }}
            pair={state.pair}
            onPair={(pair) => setState({ pair })}
            addressOf={addressOf}
          />
          {shown.counts.judged.count > 0 ? (
            <Sampler corpus={corpus.id} filter={shown.filter} addressOf={addressOf} />
          ) : (
            <SampleList corpus={corpus.id} addressOf={addressOf} />
          )}
        </div>
      ) : null}
      <ReportCommand corpusName={corpus.name} state={state} />
    </PageFrame>
  );
}
