import type { AddressOf } from "@/components/judge-report/address-of";
import { CountLink } from "@/components/judge-report/count-link";
import { EstimateCell } from "@/components/judge-report/estimate-cell";
import { ReportTable } from "@/components/judge-report/report-table";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { AuditSample, SampledStratum } from "@/lib/contract/audit-sample";
import { leftOutWords } from "./left-out-words";
import { StratumWords } from "./stratum-words";

/** More than these hide what comes after them. */
const FEW = 16;

interface SampleStrataProps {
  detail: NonNullable<AuditSample["detail"]>;
  isOpen: boolean;
  addressOf: AddressOf;
}

/** The strata of a sample as they were at the draw, with their labels by now. */
export function SampleStrata({ detail, isOpen, addressOf }: SampleStrataProps) {
  const { strata, population } = detail;
  const without = leftOutWords(detail, "that was reviewed blind then");

  return (
    <details open={isOpen && strata.length <= FEW}>
      <summary className="w-fit cursor-pointer rounded-mark text-ink-2 hover:text-ink">
        {countOf(strata.length, "stratum", "strata")}, {countOf(population, "trajectory", "trajectories")} at the draw
        {without === "" ? "" : `, without ${without}`}
      </summary>
      <div className="mt-2 px-4">
        <ReportTable
          caption="Strata of the sample with their labels"
          columns={[
            { name: "Stratum" },
            { name: "Trajectories", isNumber: true },
            { name: "Labels from before", isNumber: true },
            { name: "Drawn", isNumber: true },
            { name: "Answered", isNumber: true },
            { name: "A label stands for", isNumber: true },
            { name: "Judge errs" },
          ]}
          rows={strata.map((stratum) => ({
            key: stratum.name,
            head: <StratumWords cell={stratum.cell} />,
            cells: [
              <CountLink
                key="population"
                count={stratum.population}
                href={addressOf(stratum.filter)}
                of={`trajectories of ${stratum.name || "all that was judged"}`}
              />,
              <Figure key="known" value={stratum.known} />,
              <Figure key="drawn" value={stratum.drawn} />,
              <Figure key="labels" value={stratum.labels} />,
              <Weight key="weight" stratum={stratum} />,
              <EstimateCell key="error" estimate={stratum.error} />,
            ],
          }))}
        />
      </div>
    </details>
  );
}

function Figure({ value }: { value: number }) {
  return <span className={value === 0 ? "text-ink-3" : "font-mono text-mono"}>{formatNumber(value)}</span>;
}

function Weight({ stratum: { population, known, labels } }: { stratum: SampledStratum }) {
  if (labels === 0) return <span className="text-ink-3">–</span>;

  return <span className="font-mono text-mono">{((population - known) / labels).toFixed(1)}</span>;
}
