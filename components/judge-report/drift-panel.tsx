"use client";
import { useRouter } from "next/navigation";
import { ChartFrame } from "@/components/chart-frame/chart-frame";
import { latePart } from "@/components/ui/late-part";
import { Panel } from "@/components/ui/panel";
import { Segmented } from "@/components/ui/segmented";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import type { JudgeReport } from "@/lib/contract/judge";
import { GATES } from "@/lib/domain/judgement";
import type { AddressOf } from "./address-of";
import { driftValues } from "./drift-values";
import { formatShare } from "./format-estimate";
import type { DriftView, JudgeState, SetJudgeState } from "./judge-state";
import { scaleTop } from "./scale-top";

// Recharts is a fifth of the page's code and below the fold.
const WeekLines = latePart(
  () => import("@/components/charts/week-lines").then((module) => module.WeekLines),
  <div className="h-55" />,
);
const WeekShares = latePart(
  () => import("@/components/charts/week-shares").then((module) => module.WeekShares),
  <div className="h-55" />,
);

const VIEWS = [
  { value: "error", label: "Judge errs" },
  { value: "score", label: "Mean score" },
  { value: "gates", label: "Gates" },
] as const;

const ABOUT: Readonly<Record<DriftView, string>> = {
  error: "Share of a week’s audited trajectories at which people name another gate, with 95 % bands.",
  score: "Mean score of the five-value rubric; float rubrics and failed judgements are left out. 95 % bands.",
  gates: "How a week’s judgements spread over the gates.",
};

const SERIES = GATES.map((gate) => ({
  key: `g${gate}`,
  color: `var(--gate-${gate})`,
  name: `${gate} ${GATE_WORD[gate]}`,
}));

interface DriftPanelProps {
  report: JudgeReport;
  state: JudgeState;
  setState: SetJudgeState;
  addressOf: AddressOf;
}

/** Whether the judge changed over time; upright lines mark a new rubric. */
export function DriftPanel({ report, state, setState, addressOf }: DriftPanelProps) {
  const { weeks, rubricChanges } = report;
  if (weeks.length === 0)
    return (
      <Panel title="Over time">
        <p className="text-ink-2">No trajectory that was judged by gates says when it started.</p>
      </Panel>
    );

  return (
    <ChartFrame
      name="over-time"
      title="Over time"
      subtitle={`${ABOUT[state.drift]} ${changesText(rubricChanges)}`}
      notes={state.drift === "gates" ? SERIES.map(({ name }) => `Gate ${name}`) : []}
      isPicture={isDrawn(weeks, state.drift)}
      table={driftValues(weeks, state.drift, addressOf)}
      actions={
        <Segmented
          label="What is followed"
          value={state.drift}
          options={VIEWS}
          onValueChange={(drift) => setState({ drift })}
        />
      }
    >
      <Picture report={report} view={state.drift} addressOf={addressOf} />
    </ChartFrame>
  );
}

function isDrawn(weeks: JudgeReport["weeks"], view: DriftView): boolean {
  return view === "gates" || weeks.some(({ [view]: estimate }) => estimate.value !== null);
}

interface PictureProps {
  report: Pick<JudgeReport, "weeks" | "rubricChanges" | "fewest">;
  view: DriftView;
  addressOf: AddressOf;
}

function Picture({ report: { weeks, rubricChanges, fewest }, view, addressOf }: PictureProps) {
  const router = useRouter();
  const marks = rubricChanges.map(({ week, to }) => ({ week, label: to ?? "no rubric named" }));
  const open = (filter: string | undefined) => filter !== undefined && router.push(addressOf(filter));
  if (view === "gates")
    return (
      <>
        <GateNames />
        <WeekShares
          marks={marks}
          series={SERIES}
          weeks={weeks.map(({ week, judged, gates }) => ({
            week,
            shares: Object.fromEntries(gates.map(({ gate, count }) => [`g${gate}`, count / judged])),
          }))}
          onOpen={(week, key) =>
            open(weeks.find((one) => one.week === week)?.gates.find(({ gate }) => `g${gate}` === key)?.filter)
          }
        />
      </>
    );

  const points = weeks.map(({ week, score, error, filter, labelFilter }) => {
    const estimate = view === "score" ? score : error;
    const href = addressOf(view === "score" ? filter : labelFilter);
    if (estimate.value === null) return { week, href, value: undefined, low: undefined, high: undefined };

    const { value, low, high } = estimate;
    return { week, href, value, low: low ?? undefined, high: high ?? undefined };
  });
  if (!isDrawn(weeks, view))
    return (
      <p className="text-ink-2">
        No week has {fewest} {view === "error" ? "labels" : "judgements with gates"} of {fewest} problems yet; the data
        say how many each has.
      </p>
    );

  return (
    <WeekLines
      points={points}
      marks={marks}
      domain={view === "score" ? [0.1, 0.9] : [0, scaleTop(weeks.map(({ error }) => error))]}
      format={view === "score" ? (value) => value.toFixed(2) : (value) => formatShare(value).replace(".0", "")}
    />
  );
}

function GateNames() {
  return (
    <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
      {SERIES.map(({ key, color, name }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-mark" style={{ background: color }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function changesText(changes: JudgeReport["rubricChanges"]): string {
  if (changes.length === 0) return "The rubric stays the same.";

  return changes.length === 1 ? "The upright line marks a new rubric." : "Upright lines mark new rubrics.";
}
