import Link from "next/link";
import { ReportTable } from "@/components/judge-report/report-table";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Chip } from "@/components/ui/chip";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { LABEL_LOOK } from "@/components/verdict/label-badge";
import type { WhatIf } from "@/lib/contract/what-if";
import type { LabAnswer } from "@/lib/domain/lab-answer";
import type { StructureLabel } from "@/lib/domain/label";
import { ANSWER_LOOK } from "./answer-look";
import { RolloutOrId } from "./rollout-or-id";

interface FlipsPanelProps extends Pick<WhatIf, "labelled"> {
  /** Address of a trajectory. */
  hrefOf: (id: string) => string;
}

/** Labelled trajectories whose answer changes: what the figures rest on, one by one. */
export function FlipsPanel({ hrefOf, labelled: { flips, flipped } }: FlipsPanelProps) {
  return (
    <Panel
      title="Labelled rows that flip"
      subtitle={
        flips.length < flipped
          ? `Showing ${formatNumber(flips.length)} of ${formatNumber(flipped)}, those that come to agree with people first.`
          : "Those that come to agree with people stand first."
      }
    >
      {flips.length === 0 ? (
        <p className="text-ink-2">No labelled trajectory gets another answer.</p>
      ) : (
        <ReportTable
          caption="Labelled trajectories whose answer changes"
          columns={[
            { name: "Problem", shown: "Problem and run" },
            { name: "People" },
            { name: "Before" },
            { name: "After" },
            { name: "With people" },
          ]}
          rows={flips.map(({ id, problem, run, rollout, label, from, to }) => ({
            key: id,
            head: (
              // The run stands under the problem, so that the last column is whole in a narrow window.
              <span className="block w-44 wide:w-80">
                <Link
                  href={hrefOf(id)}
                  dir="auto"
                  className="block truncate underline decoration-line-strong hover:decoration-current"
                >
                  <PlainText text={problem} />
                </Link>
                <span className="flex gap-1.5 font-mono text-mono text-ink-2">
                  <span className="truncate">
                    <PlainText text={run} />
                  </span>
                  <span className="shrink-0 text-ink-3">
                    <RolloutOrId {...{ id, rollout }} />
                  </span>
                </span>
              </span>
            ),
            cells: [
              <Chip key="label" tone={LABEL_LOOK[label].tone} mark={LABEL_LOOK[label].mark}>
                {LABEL_LOOK[label].word}
              </Chip>,
              <Answer key="from" answer={from} />,
              <Answer key="to" answer={to} />,
              <Agreement key="agreement" label={label} from={from} to={to} />,
            ],
          }))}
        />
      )}
    </Panel>
  );
}

function Answer({ answer }: { answer: LabAnswer }) {
  const { tone, mark, word } = ANSWER_LOOK[answer];

  return (
    <Chip tone={tone} mark={mark}>
      {word}
    </Chip>
  );
}

/** Answers that leave it to people, and so contradict none. */
const ABSTAINING: ReadonlySet<LabAnswer> = new Set(["review", "insufficient_evidence"]);

/** What a gate lets go contradicts only who calls it agentic. */
function isAbstaining(answer: LabAnswer, label: StructureLabel): boolean {
  return ABSTAINING.has(answer) || (answer === "below_gate" && label !== "agentic");
}

function Agreement({ label, from, to }: Pick<WhatIf["labelled"]["flips"][number], "label" | "from" | "to">) {
  if (to === label) return <span className="wide:whitespace-nowrap text-ok">✓ comes to agree</span>;
  if (from === label) return <span className="wide:whitespace-nowrap text-danger">✕ no longer agrees</span>;
  if (isAbstaining(from, label) && !isAbstaining(to, label))
    return <span className="wide:whitespace-nowrap text-danger">✕ comes to differ</span>;
  if (isAbstaining(to, label))
    return (
      <span className="wide:whitespace-nowrap text-ink-3">
        {isAbstaining(from, label) ? "abstains either way" : "no longer differs"}
      </span>
    );

  return <span className="wide:whitespace-nowrap text-ink-3">differs either way</span>;
}
