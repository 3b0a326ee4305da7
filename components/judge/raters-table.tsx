import { CountLink } from "@/components/judge-report/count-link";
import { ReportTable } from "@/components/judge-report/report-table";
import type { JudgeRater } from "@/lib/contract/multi-judge";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { ANY_GATE, comparedTerm, failedTerm, raterTerm, withoutGateTerm } from "@/lib/query/rater-terms";
import { RaterName, raterWords } from "./rater-name";

export interface RatersTableProps {
  raters: readonly JudgeRater[];
  labels: CountedLabels;
  /** The address of the rows of these terms. */
  hrefOf: (...terms: readonly string[]) => string;
}

/** How much of what each rater said is compared, and what is left out. */
export function RatersTable({ raters, labels, hrefOf }: RatersTableProps) {
  return (
    <ReportTable
      caption="Raters"
      columns={[
        { name: "Rater" },
        { name: "Compared", isNumber: true },
        { name: "Failed", isNumber: true },
        { name: "Without a gate", isNumber: true },
      ]}
      rows={raters.map((rater) => {
        const leftOut = (count: number, of: string, term: string | undefined) =>
          term === undefined ? null : (
            <CountLink key={of} count={count} href={hrefOf(term)} of={`${of}, ${raterWords(rater)}`} />
          );

        return {
          key: rater.id,
          head: <RaterName rater={rater} />,
          cells: [
            <CountLink
              key="compared"
              count={rater.rated}
              href={hrefOf(raterTerm(rater, ANY_GATE, labels), comparedTerm(labels))}
              of={`compared, ${raterWords(rater)}`}
            />,
            leftOut(rater.failed, "failed", failedTerm(rater)),
            leftOut(rater.withoutGate, "without a gate", withoutGateTerm(rater)),
          ],
        };
      })}
    />
  );
}
