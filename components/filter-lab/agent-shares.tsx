import { ReportTable } from "@/components/judge-report/report-table";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { FigureRows } from "@/lib/contract/what-if";

/** Beyond these the rest is summed up. */
const MOST_AGENTS = 8;

interface AgentSharesProps {
  agents: FigureRows["agents"];
  /** What people call all of them. */
  label: string;
}

/** Whose attempts lie in a cell of the confusion: one that errs alike everywhere looks like many disagreements. */
export function AgentShares({ agents, label }: AgentSharesProps) {
  const rest = agents.slice(MOST_AGENTS);
  const others = { count: sum(rest, "count"), of: sum(rest, "of") };

  return (
    <div className="mb-3 max-w-160">
      <ReportTable
        caption="By agent version"
        columns={[
          { name: "Agent version" },
          { name: "here", isNumber: true },
          { name: `labelled ${label}`, isNumber: true },
          { name: "share", isNumber: true },
        ]}
        rows={[
          ...agents.slice(0, MOST_AGENTS).map(({ agent, ...counts }) => ({
            // An agent may be called by an empty text, which is not the same as none.
            key: agent === null ? "no agent" : `agent ${agent}`,
            head:
              agent === null ? (
                <span className="text-ink-2">no agent version named</span>
              ) : (
                <span title={agent} className="block max-w-80 truncate font-mono text-mono">
                  <PlainText text={agent} />
                </span>
              ),
            cells: cellsOf(counts),
          })),
          ...(rest.length === 0
            ? []
            : [
                {
                  key: "others",
                  head: <span className="text-ink-2">{formatNumber(rest.length)} others</span>,
                  cells: cellsOf(others),
                },
              ]),
        ]}
      />
    </div>
  );
}

function cellsOf({ count, of }: { readonly count: number; readonly of: number }) {
  return [
    <Figure key="here" text={formatNumber(count)} />,
    <Figure key="labelled" text={formatNumber(of)} />,
    <Figure key="share" text={formatPercent(count / of)} />,
  ];
}

function Figure({ text }: { text: string }) {
  return <span className="font-mono text-mono">{text}</span>;
}

function sum(agents: FigureRows["agents"], key: "count" | "of"): number {
  return agents.reduce((total, agent) => total + agent[key], 0);
}
