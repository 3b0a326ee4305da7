import Link from "next/link";
import { ReportTable } from "@/components/judge-report/report-table";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { rowAddress } from "@/components/trajectory-list/row-address";
import { Chip, type Tone } from "@/components/ui/chip";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { ReleaseDifference } from "@/lib/contract/releases";

type Change = ReleaseDifference["rows"][number]["change"];

const CHANGE_LOOK = {
  entered: { mark: "+", tone: "agentic" },
  left: { mark: "−", tone: "danger" },
  changed: { mark: "~", tone: "review" },
} as const satisfies Record<Change, { mark: string; tone: Tone }>;

interface DifferenceReportProps {
  corpus: string;
  difference: ReleaseDifference;
}

/** How many trajectories entered, left and changed, by what caused it, and each with its decision. */
export function DifferenceReport({ corpus, difference }: DifferenceReportProps) {
  const { from, to, entered, left, changed, causes, rows } = difference;
  const total = entered + left + changed;
  if (total === 0)
    return (
      <p role="status">
        #{from.number} and #{to.number} hold the same trajectories with the same rows.
      </p>
    );

  return (
    <div className="flex flex-col gap-4">
      <p role="status">
        <strong className="font-semibold">
          {formatNumber(entered)} entered, {formatNumber(left)} left, {formatNumber(changed)} changed
        </strong>{" "}
        since #{from.number} “<PlainText text={from.name} />
        ”.
      </p>
      <ReportTable
        caption="What caused it"
        columns={[
          { name: "Cause" },
          { name: "Entered", isNumber: true },
          { name: "Left", isNumber: true },
          { name: "Changed", isNumber: true },
        ]}
        rows={causes.map((of) => ({
          key: of.cause,
          head: of.cause,
          cells: [formatNumber(of.entered), formatNumber(of.left), formatNumber(of.changed)],
        }))}
      />
      <div>
        <ReportTable
          caption="Trajectories that differ"
          isStacked
          columns={[{ name: "Trajectory" }, { name: "Change" }, { name: "Cause" }, { name: "What happened" }]}
          rows={rows.map(({ trajectory, problem, change, cause, says }) => ({
            key: trajectory,
            head: (
              <Link
                href={rowAddress(trajectory, { corpus, filter: "", sort: "-imported" })}
                className="line-clamp-2 max-w-80 rounded-mark wrap-anywhere whitespace-normal underline decoration-line-strong hover:decoration-current"
              >
                <PlainText text={problem} />
              </Link>
            ),
            cells: [
              <Chip key="change" tone={CHANGE_LOOK[change].tone} mark={CHANGE_LOOK[change].mark}>
                {change}
              </Chip>,
              cause,
              <span key="says" className="block min-w-44 wrap-anywhere">
                <PlainText text={says} />
              </span>,
            ],
          }))}
        />
        {rows.length < total ? (
          <p className="mt-1 text-table text-ink-2">
            Showing {formatNumber(rows.length)} of {countOf(total, "trajectory", "trajectories")} that differ
          </p>
        ) : null}
      </div>
    </div>
  );
}
