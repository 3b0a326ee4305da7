"use client";
import type { ReactNode } from "react";
import { useReaderFacts } from "@/components/trajectory/reader-context";
import { Tooltip } from "@/components/ui/tooltip";
import { EffectiveVerdict } from "@/components/verdict/effective-verdict";
import { GateLadder } from "@/components/verdict/gate-ladder";
import { AxesWords, OutcomeAxes, OutcomeWord } from "@/components/verdict/outcome-axes";
import { RejectCodes } from "@/components/verdict/reject-codes";
import { hasScoredAxis, jointWords } from "@/components/verdict/scored-axes";
import type { TrajectoryDetail } from "@/lib/contract/trajectory-detail";
import { UNTOUCHED_REVIEW } from "@/lib/contract/untouched-review";
import { goToPart } from "./go-to-part";

/** What filter, judge and scorer found, a line each that leads to its part below. What is hidden has no line. */
export function PaneSummary({ header, review }: Pick<TrajectoryDetail, "header" | "review">) {
  const { outline } = useReaderFacts();
  const { analysis } = outline;
  const { judgement, outcome, filterVersion } = header;
  if (!analysis && !judgement && !outcome) return null;

  return (
    <section aria-label="Summary" className="isolate border-b border-line px-3.5 py-2">
      <ul>
        {analysis ? (
          <Line part="Verdict">
            <EffectiveVerdict
              verdict={analysis.verdict.verdict}
              filter={filterVersion.name}
              review={review ?? UNTOUCHED_REVIEW}
            />
          </Line>
        ) : null}
        {judgement ? (
          <Line part="Judge">
            <GateLadder state={judgement.state} score={judgement.score} gate={judgement.gate} />
          </Line>
        ) : null}
        {outcome ? <OutcomeLine outcome={outcome} /> : null}
        {analysis ? (
          <Line part="Format rules">
            {analysis.rejects.length === 0 ? (
              <span className="text-ink-2">none broken</span>
            ) : (
              <RejectCodes codes={analysis.rejects.map(({ code }) => code)} />
            )}
          </Line>
        ) : null}
      </ul>
    </section>
  );
}

function OutcomeLine({
  outcome: { level, by, axes },
}: {
  outcome: NonNullable<TrajectoryDetail["header"]["outcome"]>;
}) {
  const facts = { level, axes, joint: jointWords(axes, by) };
  if (!hasScoredAxis(axes))
    return (
      <Line part="Outcome">
        <OutcomeWord level={level} />
      </Line>
    );

  return (
    // The line lies over the marks, so it says itself what each of them is.
    <Line part="Outcome" hint={<AxesWords {...facts} />}>
      <OutcomeWord level={level} /> <OutcomeAxes {...facts} />
    </Line>
  );
}

interface LineProps {
  /** Title of the part that it leads to. */
  part: string;
  /** Said beside the line to who points at it or has the keyboard on it. */
  hint?: ReactNode;
  children: ReactNode;
}

function Line({ part, hint, children }: LineProps) {
  const link = (
    <button
      type="button"
      aria-label={`Go to ${part}`}
      className="w-22 shrink-0 text-left whitespace-nowrap text-ink-3 after:absolute after:inset-0 after:rounded-mark"
      onClick={(event) => goToPart(event.currentTarget, part)}
    >
      {part}
    </button>
  );

  return (
    <li className="relative -mx-1.5 flex min-h-6 items-center gap-2 rounded-mark px-1.5 hover:bg-raised">
      {hint ? <Tooltip label={hint}>{link}</Tooltip> : link}
      <span className="flex min-w-0 items-center gap-2">{children}</span>
    </li>
  );
}
