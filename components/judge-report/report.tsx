"use client";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { JudgeReport } from "@/lib/contract/judge";
import type { AddressOf } from "./address-of";
import { AgreementFigures } from "./agreement-figures";
import { ChecksPanels } from "./checks-panels";
import { ConfusionPanel } from "./confusion-panel";
import { DriftPanel } from "./drift-panel";
import { GateScores } from "./gate-scores";
import { GroupsPanel } from "./groups-panel";
import { isNarrowed, type JudgeState, type SetJudgeState, WHOLE_CORPUS } from "./judge-state";
import { NoLabels } from "./no-labels";
import { OutcomePanel } from "./outcome-panel";
import { VerdictPanel } from "./verdict-panel";

interface ReportProps {
  /** Public id. */
  corpus: string;
  report: JudgeReport;
  state: JudgeState;
  setState: SetJudgeState;
  addressOf: AddressOf;
}

/** The figures, from what can be concluded down to where it comes from: what has no label yet stands behind what has data. */
export function Report({ corpus, report, state, setState, addressOf }: ReportProps) {
  const { counts } = report;
  const isPart = isNarrowed(state);
  const groups = <GroupsPanel report={report} by={state.by} setState={setState} addressOf={addressOf} />;
  const hasJudged = counts.judged.count + counts.failed.count > 0;

  return (
    <>
      {hasJudged ? null : (
        <EmptyState
          title="Nothing here was judged"
          actions={
            <>
              {isPart ? (
                <Button variant="primary" onClick={() => setState(WHOLE_CORPUS)}>
                  Show the whole corpus
                </Button>
              ) : null}
              <Button asChild {...(isPart ? {} : { variant: "primary" as const })}>
                <Link href="/imports">Import a file</Link>
              </Button>
            </>
          }
        >
          {isPart
            ? "No trajectory that matches carries a judgement. Take the filter and the facets away, or import a corpus that was judged."
            : "No trajectory of the corpus carries a judgement. Import a corpus that was judged."}
        </EmptyState>
      )}
      {hasJudged && counts.audited.count === 0 ? (
        <NoLabels corpus={corpus} counts={counts} labels={report.labels} setState={setState} />
      ) : null}
      {counts.audited.count > 0 ? (
        <>
          <div className="grid grid-cols-1 gap-4 medium:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ConfusionPanel report={report} addressOf={addressOf} />
            <AgreementFigures report={report} />
          </div>
          <GateScores report={report} addressOf={addressOf} />
        </>
      ) : null}
      {hasJudged ? (
        <>
          {counts.audited.count > 0 ? groups : null}
          <div className="grid grid-cols-1 items-start gap-4 medium:grid-cols-2">
            <VerdictPanel cells={report.byVerdict} addressOf={addressOf} />
            <OutcomePanel cells={report.byOutcome} addressOf={addressOf} />
          </div>
          {counts.audited.count > 0 ? null : groups}
          <DriftPanel report={report} state={state} setState={setState} addressOf={addressOf} />
          <ChecksPanels report={report} addressOf={addressOf} />
        </>
      ) : null}
    </>
  );
}
