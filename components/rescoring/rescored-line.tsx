import { OutcomeAxes } from "@/components/verdict/outcome-axes";
import type { RescoredOutcome } from "@/lib/contract/rescoring";
import { basisText, partsText } from "./rescored-words";

const SUCCESS_WORD = { yes: "solved", no: "not solved", open: "not decided" } as const satisfies Record<
  RescoredOutcome["success"],
  string
>;
const LEVEL = { yes: "success", no: "fail", open: "unscored" } as const;

/** What the rules make of an attempt, where that is not simply what was stored, and what it rests on. */
export function RescoredLine({ rescored }: { rescored: RescoredOutcome }) {
  const { answer, success, differing, undecided } = rescored;
  if (answer === "agrees") return null;

  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-table">
      {answer === "differs" ? (
        <span className="font-medium text-danger">
          <span aria-hidden>≠ </span>The rules differ on {partsText(differing)}
        </span>
      ) : (
        <span className="font-medium text-ink-2">
          <span aria-hidden>? </span>The rules cannot decide {partsText(undecided)}
        </span>
      )}
      <span>{SUCCESS_WORD[success]} by the rules</span>
      <OutcomeAxes level={LEVEL[success]} axes={axesOf(rescored.axes)} />
      <span className="text-ink-3">{basisText(rescored)}</span>
    </p>
  );
}

type Axes = Parameters<typeof OutcomeAxes>[0]["axes"];

/** The contract writes an axis that is absent as undefined. */
function axesOf(axes: RescoredOutcome["axes"]): Axes {
  return Object.fromEntries(Object.entries(axes).flatMap(([axis, result]) => (result ? [[axis, result]] : [])));
}
