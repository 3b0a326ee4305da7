"use client";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronDown, ChevronUp } from "lucide-react";
import { parseAsBoolean, useQueryState } from "nuqs";
import { CountLink } from "@/components/judge-report/count-link";
import { RequestError } from "@/components/shell/request-error";
import { listAddress } from "@/components/trajectory-list/list-address";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { rescoringOptions } from "@/lib/client/rescoring";
import { useMay } from "@/lib/client/use-me";
import type { Corpus } from "@/lib/contract/corpora";
import type { RescoringReport } from "@/lib/contract/rescoring";
import type { RescoreAnswer } from "@/lib/domain/rescored-outcome";
import { rewardsLeftOut } from "./rescored-words";
import { RescoringDetails } from "./rescoring-details";

interface RescoringPanelProps {
  corpus: Corpus;
  filter: string;
}

/** The stored outcomes of the runs held against the rules: counts that open their rows, and more on demand. */
export function RescoringPanel({ corpus, filter }: RescoringPanelProps) {
  const mayRead = useMay("read_reward");
  const [isOpen, setIsOpen] = useQueryState("rescoring", parseAsBoolean.withDefault(false));
  const report = useQuery({
    ...rescoringOptions(corpus.id, { filter }),
    enabled: mayRead,
    placeholderData: keepPreviousData,
  });
  if (!mayRead || report.isPending) return null;
  if (report.data === undefined) {
    return (
      <div className="mt-auto shrink-0 border-t border-line bg-surface px-4 py-3">
        <RequestError
          place="panel"
          title="Outcomes by the rules could not be counted"
          error={report.error}
          onRetry={() => void report.refetch()}
        />
      </div>
    );
  }
  // Where no reward spec of a shop is stored there is nothing to say.
  if (report.data.rescored + report.data.waiting === 0 && (filter === "" || report.data.total === 0)) return null;

  return (
    <section
      aria-label="Outcomes by the rules"
      aria-busy={report.isPlaceholderData}
      className="mt-auto shrink-0 border-t border-line bg-surface aria-busy:opacity-60"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-1.5">
        <h2 className="text-section">Outcomes by the rules</h2>
        <Answers corpus={corpus} report={report.data} />
        {report.data.leftOut ? <span className="text-ink-2">{rewardsLeftOut(report.data.leftOut)}</span> : null}
        <span className="flex-1" />
        <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => void setIsOpen(!isOpen || null)}>
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          {isOpen ? "Fold" : "By axis"}
        </Button>
      </div>
      {isOpen ? <RescoringDetails corpus={corpus} filter={filter} report={report.data} /> : null}
    </section>
  );
}

const ANSWER_LOOK = {
  agrees: { mark: "✓", word: "as stored", tone: "text-ok" },
  differs: { mark: "≠", word: "differ", tone: "text-danger" },
  undecided: { mark: "?", word: "cannot be decided", tone: "text-ink-2" },
} as const satisfies Record<RescoreAnswer, { mark: string; word: string; tone: string }>;

function Answers({ corpus, report }: { corpus: Corpus; report: RescoringReport }) {
  const { answers, rescored, waiting, total } = report;
  if (rescored === 0) {
    return (
      <span className="text-ink-2">
        {waiting > 0
          ? `${countOf(waiting, "trajectory", "trajectories")} wait to be measured.`
          : `None of ${countOf(total, "trajectory", "trajectories")} has a reward spec of a shop and an outcome.`}
      </span>
    );
  }

  return (
    <>
      {answers.map(({ answer, count, filter }) => (
        <span key={answer} className={count === 0 ? "text-ink-3" : ANSWER_LOOK[answer].tone}>
          <span aria-hidden>{ANSWER_LOOK[answer].mark} </span>
          <CountLink count={count} href={listAddress(corpus.id, filter)} of={`outcomes ${ANSWER_LOOK[answer].word}`} />{" "}
          {ANSWER_LOOK[answer].word}
        </span>
      ))}
      {waiting > 0 ? <span className="text-ink-3">{countOf(waiting, "trajectory", "trajectories")} wait.</span> : null}
    </>
  );
}
