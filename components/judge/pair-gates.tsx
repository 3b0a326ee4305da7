import type { AddressOf } from "@/components/judge-report/address-of";
import { CountLink } from "@/components/judge-report/count-link";
import { GateGrid } from "@/components/judge-report/gate-grid";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import { HeatCell } from "@/components/ui/heat-cell";
import type { JudgeRater, MultiJudge } from "@/lib/contract/multi-judge";
import type { Gate } from "@/lib/domain/judgement";
import { ANY_GATE } from "@/lib/query/rater-terms";
import { RaterName, raterWords } from "./rater-name";

interface PairGatesProps {
  first: JudgeRater;
  other: JudgeRater;
  matrix: MultiJudge["pairs"][number]["matrix"];
  /** Under so many a cell says only how many there are. */
  fewest: number;
  /** The filter text of what the first and the other gave these gates. */
  filterOf: (first: string, other: string) => string;
  addressOf: AddressOf;
}

/** Which gates two raters gave to the same trajectories. Tint is the share of a row; a cell with few stays grey. */
export function PairGates({ first, other, matrix, fewest, filterOf, addressOf }: PairGatesProps) {
  const countAt = (row: Gate, column: Gate): number => matrix[row - 1]?.[column - 1] ?? 0;
  const ofRow = (row: Gate): number => sum(matrix[row - 1] ?? []);
  const ofColumn = (column: Gate): number => sum(matrix.map((counts) => counts[column - 1] ?? 0));
  const [firstWords, otherWords] = [raterWords(first), raterWords(other)];

  return (
    <section aria-label={`Gates of ${firstWords} and of ${otherWords}`}>
      <div className="mb-2 flex flex-wrap gap-x-6 gap-y-1">
        <Axis place="Rows" rater={first} />
        <Axis place="Columns" rater={other} />
      </div>
      <GateGrid
        caption={`Trajectories by the gate of ${firstWords} and that of ${otherWords}`}
        corner="rows ↓ columns →"
        cellOf={(row, column) => {
          const count = countAt(row, column);
          const isFew = count < fewest;
          const share = ofRow(row) === 0 ? 0 : count / ofRow(row);

          return (
            <HeatCell
              href={addressOf(filterOf(String(row), String(column)))}
              label={`${count} at gate ${row} by ${firstWords} and gate ${column} by ${otherWords}: open the rows`}
              title={isFew ? `${count} of at least ${fewest}: too few to say` : `${formatPercent(share)} of its row`}
              tone={isFew ? "grey" : toneOf(row, column)}
              share={share}
              value={formatNumber(count)}
              note={isFew ? "" : formatPercent(share)}
            />
          );
        }}
        sums={{
          ofRow: (row) => (
            <CountLink
              count={ofRow(row)}
              href={addressOf(filterOf(String(row), ANY_GATE))}
              of={`at gate ${row} by ${firstWords}`}
            />
          ),
          ofColumn: (column) => (
            <CountLink
              count={ofColumn(column)}
              href={addressOf(filterOf(ANY_GATE, String(column)))}
              of={`at gate ${column} by ${otherWords}`}
            />
          ),
          all: (
            <CountLink
              count={sum(matrix.map(sum))}
              href={addressOf(filterOf(ANY_GATE, ANY_GATE))}
              of="with a gate of both"
            />
          ),
        }}
      />
    </section>
  );
}

function toneOf(row: Gate, column: Gate) {
  return row === column ? "agree" : "differ";
}

function Axis({ place, rater }: { place: string; rater: JudgeRater }) {
  return (
    <div className="flex gap-2">
      <span className="text-ink-3">{place}</span>
      <RaterName rater={rater} />
    </div>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
