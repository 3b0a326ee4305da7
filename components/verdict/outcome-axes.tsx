import { classNames } from "@/components/ui/class-names";
import { Tooltip } from "@/components/ui/tooltip";
import { AXES, type AxisResult, type Outcome, type OutcomeLevel } from "@/lib/domain/outcome";
import { hasScoredAxis } from "./scored-axes";

export const OUTCOME_WORD = {
  success: "success",
  partial: "partial",
  fail: "fail",
  unscored: "not scored",
} as const satisfies Record<OutcomeLevel, string>;

/** An axis that the task does not constrain is not asked; the word is the same on every screen. */
export const AXIS_WORD = {
  pass: "pass",
  fail: "fail",
  "n/a": "not asked",
  unknown: "not known",
} as const satisfies Record<AxisResult | "unknown", string>;

const BOX = {
  pass: "border-ok bg-ok",
  fail: "border-danger bg-transparent",
  "n/a": "border-transparent bg-line-strong bg-clip-content p-px",
  unknown: "border-dotted border-edge bg-transparent",
} as const satisfies Record<AxisResult | "unknown", string>;

interface OutcomeAxesProps {
  level: OutcomeLevel;
  axes: Outcome["axes"];
  /** Said of sku and attribute where the source does not tell them apart. */
  joint?: string | undefined;
}

/** What the marks of a row of axes are, for the head of their column. */
export const AXES_ABOUT = `Axes of the rule scorer, from the left: ${AXES.join(", ")}. A full square passes, a hollow one fails, a small grey one is not asked, a dotted one is not known`;

/** Axes of the rule scorer, each in its place: filled passes, hollow fails, small and grey is not constrained, dotted is not known. */
export function OutcomeAxes({ level, axes, joint }: OutcomeAxesProps) {
  if (!hasScoredAxis(axes)) return <OutcomeWord level={level} />;
  const results = resultsOf(axes);
  const apart = joint === undefined ? results : results.filter(({ axis }) => axis !== "sku" && axis !== "attribute");
  const words = [...apart.map(({ axis, result }) => `${axis} ${AXIS_WORD[result]}`), ...(joint ? [joint] : [])];

  return (
    <Tooltip label={<AxesWords level={level} axes={axes} joint={joint} />}>
      <span className="inline-flex items-center gap-px">
        <span className="sr-only">
          {OUTCOME_WORD[level]}: {words.join(", ")}
        </span>
        {results.map(({ axis, result }) => (
          <AxisBox key={axis} result={result} />
        ))}
      </span>
    </Tooltip>
  );
}

/** Each axis by its name, with the mark that stands for its result. */
export function AxesWords({ level, axes, joint }: OutcomeAxesProps) {
  return (
    <span className="flex flex-col">
      <OutcomeWord level={level} />
      {resultsOf(axes).map(({ axis, result }) => (
        <span key={axis} className="flex items-center gap-1">
          <AxisBox result={result} /> {axis} {AXIS_WORD[result]}
        </span>
      ))}
      {joint ? <span className="text-caption text-ink-3">{joint}</span> : null}
    </span>
  );
}

function resultsOf(axes: Outcome["axes"]) {
  return AXES.map((axis) => ({ axis, result: axes[axis] ?? ("unknown" as const) }));
}

function AxisBox({ result }: { result: keyof typeof BOX }) {
  return <span aria-hidden className={classNames("mr-0.5 size-2.25 rounded-mark border", BOX[result])} />;
}

export const LEVEL_LOOK = {
  success: { mark: "✓", tone: "text-ok" },
  partial: { mark: "~", tone: "text-ink-2" },
  fail: { mark: "✕", tone: "text-danger" },
  unscored: { mark: "", tone: "text-ink-3" },
} as const satisfies Record<OutcomeLevel, { mark: string; tone: string }>;

export function OutcomeWord({ level }: { level: OutcomeLevel }) {
  const { mark, tone } = LEVEL_LOOK[level];

  return (
    <span className={classNames("whitespace-nowrap", tone)}>
      {mark ? <span aria-hidden>{mark} </span> : null}
      {OUTCOME_WORD[level]}
    </span>
  );
}
