import Link from "next/link";
import { FigureLink } from "@/components/corpus/figure-link";
import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { countOf } from "@/components/ui/format-number";
import type { JudgeReport } from "@/lib/contract/judge";
import type { AddressOf } from "./address-of";
import { estimateWords, formatShare, noteOf } from "./format-estimate";

interface ReportHeadProps {
  report: JudgeReport;
  addressOf: AddressOf;
}

/** What can be concluded, in one sentence, and what it rests on. */
export function ReportHead({ report, addressOf }: ReportHeadProps) {
  const { judged, failed, float, absent, audited, notBlind, settledInSight, withoutGate, awaiting } = report.counts;
  const note = noteOf(report.agreement.error);
  const figures = [
    { counted: judged, words: "judged" },
    { counted: failed, words: "judge failed" },
    { counted: float, words: "no gates in the rubric" },
    { counted: absent, words: "not judged" },
    { counted: audited, words: report.labels === "blind" ? "audited blind" : "audited" },
    { counted: notBlind, words: "audited, not blind" },
  ];
  // Where nothing was judged the figures would all be 0.
  const shown = judged.count + failed.count > 0 ? figures : figures.filter(({ counted }) => counted.count > 0);

  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-section">{conclusion(report)}</h2>
      {note === undefined ? null : <p className="text-ink-2">{note}</p>}
      <div className="-ml-2 flex flex-wrap gap-x-2 gap-y-1">
        {shown.map(({ counted, words }) => (
          <FigureLink key={words} value={counted.count} words={words} href={addressOf(counted.filter)} />
        ))}
      </div>
      {withoutGate.count + awaiting + settledInSight.count > 0 ? (
        <p className="text-ink-2">
          {withoutGate.count > 0
            ? `${countOf(withoutGate.count, "label")} on trajectories without a gate of the judge ${withoutGate.count === 1 ? "is" : "are"} in no figure. `
            : ""}
          {awaiting > 0
            ? `${countOf(awaiting, "trajectory", "trajectories")} ${awaiting === 1 ? "waits" : "wait"} for a lead to settle the gate. `
            : ""}
          {settledInSight.count > 0 ? (
            <>
              On{" "}
              <Link href={addressOf(settledInSight.filter)} className="rounded-mark text-accent underline">
                {countOf(settledInSight.count, "trajectory", "trajectories")}
              </Link>{" "}
              reviewers differed, and a lead who sees the judge’s gate settled it. Such a gate is not blind:{" "}
              {report.labels === "blind"
                ? "no figure here counts it, “All labels” does."
                : "it counts here, and not among blind labels."}
            </>
          ) : null}
        </p>
      ) : null}
      {report.leftOut ? <p className="text-ink-2">{inNoFigure(report.leftOut)}</p> : null}
    </div>
  );
}

function conclusion({ counts, labels, agreement, fewest }: JudgeReport): string {
  const audited = countOf(counts.audited.count, labels === "blind" ? "blind label" : "label");
  if (counts.audited.count === 0) return "Nothing says yet how often the judge is right";
  if (agreement.error.value === null)
    return `${audited} of ${countOf(agreement.problems, "problem")}: too few to say how often the judge is right; ${fewest} labels of ${fewest} problems can say it`;

  return `On ${audited} the judge names another gate in ${estimateWords(agreement.error, formatShare)}`;
}
