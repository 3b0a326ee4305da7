"use client";
import { useState } from "react";
import type { AddressOf } from "@/components/judge-report/address-of";
import { CountLink } from "@/components/judge-report/count-link";
import { EstimateCell } from "@/components/judge-report/estimate-cell";
import { ReportTable } from "@/components/judge-report/report-table";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { Input } from "@/components/ui/input";
import type { PlannedStratum } from "@/lib/contract/audit-sample";
import { type DrawEdits, type Draws, drawable } from "./sampler-draws";
import { StratumWords } from "./stratum-words";

const FIRST = 16;

interface SamplerStrataProps {
  strata: readonly PlannedStratum[];
  counts: Draws["counts"];
  edits: DrawEdits;
  addressOf: AddressOf;
  onType: (stratum: string, typed: string) => void;
}

/** The strata with what is known of each, what it needs and what is drawn from it. */
export function SamplerStrata({ strata, counts, edits, addressOf, onType }: SamplerStrataProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? strata : strata.slice(0, FIRST);

  return (
    <div>
      <ReportTable
        caption="Strata of the sample"
        columns={[
          { name: "Stratum" },
          { name: "Trajectories", isNumber: true },
          { name: "Blind labels", isNumber: true },
          { name: "Judge errs so far" },
          { name: "Needs for itself", isNumber: true },
          { name: "Draw", isNumber: true },
        ]}
        rows={shown.map((stratum) => ({
          key: stratum.name,
          head: <StratumWords cell={stratum.cell} />,
          cells: [
            <CountLink
              key="population"
              count={stratum.population}
              href={addressOf(stratum.filter)}
              of={`trajectories of ${wordsOf(stratum)}`}
            />,
            <span key="labels" className={classNames("font-mono text-mono", stratum.labels === 0 && "text-ink-3")}>
              {formatNumber(stratum.labels)}
            </span>,
            <EstimateCell key="error" estimate={stratum.error} />,
            <Needed key="needed" stratum={stratum} />,
            <span key="draw" className="inline-block w-18">
              <Input
                aria-label={`Draw from ${wordsOf(stratum)}`}
                aria-invalid={counts.get(stratum.name) === undefined}
                inputMode="numeric"
                style={{ textAlign: "right" }}
                maxLength={7}
                disabled={drawable(stratum) === 0}
                value={edits.get(stratum.name) ?? String(stratum.draw)}
                onChange={(event) => onType(stratum.name, event.target.value)}
              />
            </span>,
          ],
        }))}
      />
      {strata.length > FIRST ? (
        <div className="mt-2">
          <Button size="small" variant="ghost" onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show ${formatNumber(strata.length - FIRST)} smaller strata`}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** A stratum that has no more than it needs is labelled whole. */
function Needed({ stratum }: { stratum: PlannedStratum }) {
  const { needed } = stratum;
  const most = drawable(stratum);
  if (most === 0) return <span className="text-ink-3">none left</span>;
  if (needed < most) return <span className="font-mono text-mono">{formatNumber(needed)}</span>;

  return (
    <span className="text-ink-2" title="It is too small for the half-width by a sample: every trajectory is needed.">
      all <span className="font-mono text-mono">{formatNumber(most)}</span>
    </span>
  );
}

function wordsOf({ name }: PlannedStratum): string {
  return name === "" ? "all that was judged" : name;
}
