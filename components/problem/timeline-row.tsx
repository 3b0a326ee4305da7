// biome-ignore-all lint/a11y/useSemanticElements: a grid of steps whose rows scroll together
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself holds the focus and names its active step
"use client";
import { memo, type ReactNode } from "react";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { Checkbox } from "@/components/ui/checkbox";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { EffectiveVerdict } from "@/components/verdict/effective-verdict";
import { GateLadder } from "@/components/verdict/gate-ladder";
import { OutcomeWord } from "@/components/verdict/outcome-axes";
import { RejectCodes } from "@/components/verdict/reject-codes";
import type { RolloutTimeline } from "@/lib/contract/problems";
import { CellMark } from "./cell-mark";
import { rolloutName } from "./rollout-name";
import { stepLook } from "./step-cell-look";
import type { TimelineColumns } from "./timeline-columns";

interface TimelineRowProps {
  row: RolloutTimeline;
  /** The name of its run as there is room for it beside the others. */
  runName: string;
  columns: TimelineColumns;
  addressOf: (step: number) => string;
  place: number;
  /** The step that the keys act on; undefined in other rows. */
  activeStep: number | undefined;
  isChosen: boolean;
  onChoose: (id: string) => void;
  /** A step is pointed at. */
  onPoint: (place: number, step: number) => void;
}

const WIDTH = { outcome: "w-26", judge: "w-32", verdict: "w-38", rejects: "w-24" } as const;

/** Below a medium width little room is left beside the name: the steps, for which the row is there, come first. */
const AFTER_STEPS = "order-1 medium:order-none";

export const stepDomId = (place: number, step: number): string => `step-${place}-${step}`;

/** One rollout: what became of it, and each of its steps as a small cell. */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { row, runName, columns, place, activeStep, isChosen, onChoose, onPoint } = props;
  const name = rolloutName(row);
  const isActive = activeStep !== undefined;

  return (
    <div
      role="row"
      className={classNames(
        "flex w-max min-w-full items-center border-b border-line",
        isActive || isChosen ? "bg-accent-soft" : "bg-surface",
      )}
    >
      <span
        role="rowheader"
        className={classNames(
          "sticky left-0 z-10 flex h-9 w-36 shrink-0 items-center gap-2 bg-inherit px-3 narrow:w-58",
          isActive && "mark-start",
        )}
      >
        <Checkbox
          aria-label={`Compare ${name}`}
          tabIndex={-1}
          checked={isChosen}
          onCheckedChange={() => onChoose(row.id)}
        />
        <span
          dir="auto"
          className={classNames(
            "line-clamp-2 min-w-0 flex-1 leading-4",
            // Of a name that is cut each letter tells it apart: no line ends early at a hyphen.
            runName === row.run.name ? "wrap-anywhere" : "break-all",
          )}
          title={row.sourceId ? `${name} (${row.sourceId})` : name}
        >
          <PlainText text={runName} />
        </span>
        {row.rollout === null ? null : <span className="font-mono text-mono text-ink-3">#{row.rollout}</span>}
      </span>
      {columns.outcome ? (
        <Fact width={WIDTH.outcome}>
          {row.outcome ? (
            <span title={row.outcome.by === "rules" ? "Scored here by the rules, not by the source" : undefined}>
              <OutcomeWord level={row.outcome.level} />
              {row.outcome.by === "rules" ? (
                <>
                  <span aria-hidden className="text-caption text-ink-3">
                    {" "}
                    here
                  </span>
                  <span className="sr-only">, scored here by the rules, not by the source</span>
                </>
              ) : null}
            </span>
          ) : (
            <Kept />
          )}
        </Fact>
      ) : null}
      {columns.judge ? (
        <Fact width={WIDTH.judge}>
          {row.judge ? <GateLadder state={row.judge.state} score={row.judge.score} gate={row.judge.gate} /> : <Kept />}
        </Fact>
      ) : null}
      {columns.verdict ? <Fact width={WIDTH.verdict}>{row.verdict ? <Verdict row={row} /> : <Kept />}</Fact> : null}
      {columns.rejects ? (
        <Fact width={WIDTH.rejects}>{row.rejects ? <RejectCodes codes={row.rejects} /> : <Kept />}</Fact>
      ) : null}
      <span className="w-11 shrink-0 px-1 text-right font-mono text-mono text-ink-3" role="gridcell">
        {formatNumber(row.stepCount)}
        <span className="sr-only"> steps</span>
      </span>
      <span role="gridcell" className="flex shrink-0 gap-0.5 px-2" style={{ minWidth: columns.stepsPx }}>
        {row.steps.map((step, at) => {
          const { letter, marks, ground, secondGround, fault, words } = stepLook(step, at, row.stepCount);
          return (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: steps never change their order
              key={at}
              id={stepDomId(place, at)}
              href={props.addressOf(at)}
              tabIndex={-1}
              aria-label={words}
              data-step={at}
              onPointerEnter={() => onPoint(place, at)}
              className={classNames(
                "relative flex h-7.5 w-6 shrink-0 flex-col items-center justify-center rounded-mark border font-mono text-caption leading-none",
                ground,
                activeStep === at && "outline-2 outline-offset-1 outline-accent",
              )}
            >
              {secondGround ? (
                <span aria-hidden className={classNames("absolute inset-y-0 right-0 w-1/2", secondGround)} />
              ) : null}
              <span className="relative">{letter}</span>
              {marks.length > 0 ? (
                <span aria-hidden className="relative flex h-2.5 gap-px">
                  {marks.map(({ hand, ink }) => (
                    <CellMark key={hand} hand={hand} ink={ink} />
                  ))}
                </span>
              ) : null}
              {fault ? (
                <span aria-hidden className="absolute top-0.5 right-0.5 font-bold text-danger">
                  {fault}
                </span>
              ) : null}
            </a>
          );
        })}
        {row.stepCount > row.steps.length ? (
          <a href={props.addressOf(row.steps.length)} tabIndex={-1} className="px-1 text-caption text-ink-2 underline">
            and {formatNumber(row.stepCount - row.steps.length)} more
          </a>
        ) : null}
      </span>
    </div>
  );
});

/** What the parts of a row are. */
export function TimelineHead({ columns }: { columns: TimelineColumns }) {
  const facts = [
    ...(columns.outcome ? [{ name: "Outcome", width: WIDTH.outcome }] : []),
    ...(columns.judge ? [{ name: "Judge", width: WIDTH.judge }] : []),
    ...(columns.verdict ? [{ name: "Verdict", width: WIDTH.verdict }] : []),
    ...(columns.rejects ? [{ name: "Rejects", width: WIDTH.rejects }] : []),
  ];

  return (
    <div
      role="row"
      className="flex h-7 w-max min-w-full items-center border-b border-line bg-bg text-caption text-ink-2"
    >
      <span role="columnheader" className="sticky left-0 z-10 w-36 shrink-0 bg-bg px-3 narrow:w-58">
        Run and rollout
      </span>
      {facts.map(({ name, width }) => (
        <span key={name} role="columnheader" className={classNames("shrink-0 px-2", AFTER_STEPS, width)}>
          {name}
        </span>
      ))}
      <span role="columnheader" className="w-11 shrink-0">
        <span className="sr-only">Number of steps</span>
      </span>
      <span role="columnheader" className="shrink-0 px-2" style={{ minWidth: columns.stepsPx }}>
        Steps
      </span>
    </div>
  );
}

function Verdict({ row: { verdict, filterVersion, label } }: { row: RolloutTimeline }) {
  if (!verdict || filterVersion === undefined) return null;

  const { value = null, source = null, by = null, isMine = false } = label ?? {};

  return (
    <EffectiveVerdict
      verdict={verdict}
      filter={filterVersion}
      review={{ label: value, labelSource: source, labelledBy: by, isLabelMine: isMine }}
    />
  );
}

function Fact({ width, children }: { width: string; children: ReactNode }) {
  return (
    <span role="gridcell" className={classNames("flex shrink-0 items-center overflow-hidden px-2", AFTER_STEPS, width)}>
      {children}
    </span>
  );
}

function Kept() {
  return (
    <Chip tone="hollow" title="You review this rollout blind: it is shown once your answer stays">
      blind
    </Chip>
  );
}
