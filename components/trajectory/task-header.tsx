"use client";
import { useRef } from "react";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { OutcomeAxes, OutcomeWord } from "@/components/verdict/outcome-axes";
import { hasScoredAxis, jointWords } from "@/components/verdict/scored-axes";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import type { RescoredOutcome } from "@/lib/contract/rescoring";
import { OutcomeLines } from "./late-answers";
import { useReader, useReaderFacts } from "./reader-context";
import { SafeText } from "./safe-text";
import { TextAction } from "./text-action";
import { useIsCut } from "./use-is-cut";

// About two lines of the reading width: what the server goes by, which lays nothing out.
const TWO_LINES = 186;

/** The task, in two lines until it is opened, with what the run made of it. */
export function TaskHeader({ header }: { header: TrajectoryHeader }) {
  const { store, rescored } = useReaderFacts();
  const isOpen = useReader((state) => state.isTaskOpen);
  const { query, bucket, difficulty, suite } = header.problem;
  const text = useRef<HTMLHeadingElement>(null);
  const hasLines = saysMoreOfOutcome(header, rescored);
  const isCut = useIsCut(text, { isOpen, isLong: query.length > TWO_LINES });
  const facts = [bucket, difficulty, suite && `suite ${suite}`].filter((fact) => fact !== null && fact !== "");

  return (
    <header className="shrink-0 border-b border-line bg-surface px-4 py-2.5 narrow:px-6">
      <h1
        ref={text}
        dir="auto"
        className={classNames(
          "max-w-160 text-read font-normal",
          // Folded, a break would leave the rest of its line empty.
          isOpen ? "max-h-80 overflow-y-auto" : "line-clamp-2 *:whitespace-normal",
        )}
      >
        {/* What says its own direction is not asked for that of the task. */}
        <span dir="ltr" className="sr-only">
          Task:{" "}
        </span>
        {query === "" ? (
          <span className="text-ink-3">The record holds no task text.</span>
        ) : (
          <SafeText text={query} step={0} isSource isUncounted />
        )}
      </h1>
      <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
        {facts.map((fact) => (
          <Chip key={fact}>{fact}</Chip>
        ))}
        {header.agent ? <AgentChip {...header.agent} /> : null}
        {header.rollout === null ? null : <Chip>rollout {header.rollout}</Chip>}
        <StatusChip status={header.status} />
        {/* Folded, it is without its breaks. */}
        {isCut || query.split("\n").length > 2 ? (
          <TextAction aria-expanded={isOpen} onClick={() => store.set({ isTaskOpen: !isOpen })}>
            {isOpen ? "Fold the task" : "Whole task"}
          </TextAction>
        ) : null}
        {header.outcome ? (
          <span className="ml-auto flex items-center gap-2 text-table">
            <OutcomeWord level={header.outcome.level} />
            {!hasScoredAxis(header.outcome.axes) ? null : (
              <OutcomeAxes
                level={header.outcome.level}
                axes={axesOf(header.outcome.axes)}
                joint={jointWords(header.outcome.axes, header.outcome.by)}
              />
            )}
          </span>
        ) : null}
      </div>
      {hasLines ? <OutcomeLines header={header} rescored={rescored} /> : null}
    </header>
  );
}

/** Whether there is more to say of the outcome than what it is. */
function saysMoreOfOutcome({ outcome, answerKey }: TrajectoryHeader, rescored: RescoredOutcome | undefined): boolean {
  if (outcome === undefined) return false;
  if (rescored && rescored.answer !== "agrees") return true;

  return outcome.by === "rules" || (outcome.level === "unscored" && answerKey !== undefined);
}

function AgentChip({ name, model }: NonNullable<TrajectoryHeader["agent"]>) {
  return <Chip title={model ? `Model of its run: ${model}` : undefined}>{name}</Chip>;
}

/** How the run ended, unless it simply did. A status that the source does not give is not a fault. */
function StatusChip({ status }: { status: string }) {
  if (status === "completed") return null;
  if (status === "unknown") return <Chip tone="quiet">status unknown</Chip>;

  return <Chip tone="danger">{status.replace("_", " ")}</Chip>;
}

type Axes = Parameters<typeof OutcomeAxes>[0]["axes"];

/** The contract writes an axis that is absent as undefined. */
function axesOf(axes: NonNullable<TrajectoryHeader["outcome"]>["axes"]): Axes {
  return Object.fromEntries(Object.entries(axes).flatMap(([axis, result]) => (result ? [[axis, result]] : [])));
}
