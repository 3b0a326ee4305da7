import { CountLink } from "@/components/judge-report/count-link";
import { ReportTable } from "@/components/judge-report/report-table";
import type { JudgeRater } from "@/lib/contract/multi-judge";
import type { CountedLabels } from "@/lib/domain/counted-labels";
import { comparedTerm, failedTerm, raterTerm, withoutGateTerm } from "@/lib/query/rater-terms";
import { RaterName, raterWords } from "./rater-name";

interface RatersTableProps {
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
        { name: "Between gates", isNumber: true },
      ]}
      rows={raters.map((rater) => {
        const left = (count: number, of: string, term: string | undefined) =>
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
              href={hrefOf(raterTerm(rater, "1..5", labels), comparedTerm(labels))}
              of={`compared, ${raterWords(rater)}`}
            />,
            left(rater.failed, "failed", failedTerm(rater)),
            left(rater.withoutGate, "with a score between two gates", withoutGateTerm(rater)),
          ],
        };
      })}
    />
  );
}
