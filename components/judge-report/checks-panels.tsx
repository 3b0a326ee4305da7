import { InertText } from "@/components/import/inert-text";
import { countOf, formatPercent } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import type { JudgeReport } from "@/lib/contract/judge";
import type { GateFault } from "@/lib/domain/gate-cause";
import type { AddressOf } from "./address-of";
import { auditedCells } from "./audited-cells";
import { CountLink } from "./count-link";
import { EstimateCell } from "./estimate-cell";
import { ReportTable } from "./report-table";
import { scaledName, scaleTop } from "./scale-top";

interface ChecksPanelsProps {
  report: Pick<JudgeReport, "quotes" | "horizon" | "faults" | "unexplained">;
  addressOf: AddressOf;
}

/** What a machine finds of the judge, and what people say went wrong. */
export function ChecksPanels({ report, addressOf }: ChecksPanelsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 medium:grid-cols-2">
      <HorizonPanel horizon={report.horizon} addressOf={addressOf} />
      <div className="flex flex-col gap-4">
        <QuotesPanel quotes={report.quotes} addressOf={addressOf} />
        {report.unexplained > 0 || report.faults.some(({ count }) => count > 0) ? (
          <FaultsPanel faults={report.faults} unexplained={report.unexplained} addressOf={addressOf} />
        ) : null}
      </div>
    </div>
  );
}

function HorizonPanel({ horizon, addressOf }: Pick<JudgeReport, "horizon"> & { addressOf: AddressOf }) {
  const estimates = horizon.map(({ error }) => error);
  const top = scaleTop(estimates);
  const hasLabels = horizon.some(({ labels }) => labels > 0);

  return (
    <Panel
      title="By what the judge could read"
      subtitle={`Share of the characters of thoughts and results within its horizon${hasLabels ? ", against how often it errs" : ""}.`}
    >
      {horizon.every(({ judged }) => judged === 0) ? (
        <p className="text-ink-2">The checks that measure it have not run on any of these.</p>
      ) : null}
      <ReportTable
        caption={`${hasLabels ? "Judge error rate" : "Judged"} by the share that the judge could read`}
        columns={[
          { name: "Could read" },
          { name: "Judged", isNumber: true },
          ...(hasLabels
            ? [{ name: "Audited", isNumber: true as const }, { name: scaledName("Judge errs", estimates) }]
            : []),
        ]}
        rows={horizon.map(({ from, to, judged, labels, error, filter, labelFilter }) => ({
          key: `${from}`,
          head: partText({ from, to }),
          cells: [
            <CountLink
              key="judged"
              count={judged}
              href={addressOf(filter)}
              of={`judged, could read ${partText({ from, to })}`}
            />,
            ...(hasLabels
              ? auditedCells({
                  count: labels,
                  href: addressOf(labelFilter),
                  of: `audited, could read ${partText({ from, to })}`,
                  error,
                  top,
                })
              : []),
          ],
        }))}
      />
    </Panel>
  );
}

function partText({ from, to }: Pick<JudgeReport["horizon"][number], "from" | "to">): string {
  return from === to ? "all of it" : `${from * 100} to ${formatPercent(to)}`;
}

function QuotesPanel({ quotes, addressOf }: Pick<JudgeReport, "quotes"> & { addressOf: AddressOf }) {
  const estimates = quotes.map(({ unresolved }) => unresolved);
  const top = scaleTop(estimates);

  return (
    <Panel
      title="Quotes that are not there"
      subtitle="Words and ids of its explanations that the trajectory does not hold."
    >
      {quotes.length === 0 ? (
        <p className="text-ink-2">No explanation here quotes anything, or the checks have not run yet.</p>
      ) : (
        <ReportTable
          caption="Unresolved quotes by judge model"
          columns={[
            { name: "Judge model" },
            { name: "Quotes", isNumber: true },
            { name: "Not there", isNumber: true },
            { name: scaledName("Share", estimates) },
          ]}
          rows={quotes.map(({ name, quotes: all, count, unresolved, filter }) => ({
            key: name ?? "",
            head: name === null ? <span className="text-ink-3">none named</span> : <InertText text={name} />,
            cells: [
              <span key="all" className="font-mono text-mono text-ink-2">
                {all.toLocaleString("en")}
              </span>,
              <CountLink
                key="count"
                count={count}
                href={addressOf(filter)}
                of={`not there, ${name ?? "none named"}`}
              />,
              <EstimateCell key="share" estimate={unresolved} top={top} />,
            ],
          }))}
        />
      )}
    </Panel>
  );
}

const FAULT_WORD: Readonly<Record<GateFault, string>> = {
  judge: "the judge’s",
  pipeline: "the pipeline’s: the evidence was cut from its view",
  rubric: "the rubric’s: it does not decide the case",
};

interface FaultsPanelProps extends Pick<JudgeReport, "faults" | "unexplained"> {
  addressOf: AddressOf;
}

function FaultsPanel({ faults, unexplained, addressOf }: FaultsPanelProps) {
  return (
    <Panel
      title="Whose fault it is"
      subtitle={
        unexplained > 0
          ? `Of audits that differ; of ${countOf(unexplained, "more", "more")} nobody has said why.`
          : "Of audits that differ, as the auditors said."
      }
    >
      <ReportTable
        caption="Differing audits by whose fault it is"
        columns={[{ name: "Fault" }, { name: "Trajectories", isNumber: true }]}
        rows={faults.map(({ fault, count, filter }) => ({
          key: fault,
          head: FAULT_WORD[fault],
          cells: [<CountLink key="count" count={count} href={addressOf(filter)} of={`faults of the ${fault}`} />],
        }))}
      />
    </Panel>
  );
}
