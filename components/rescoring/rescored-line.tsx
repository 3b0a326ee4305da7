import { OutcomeAxes } from "@/components/verdict/outcome-axes";
import type { RescoredOutcome } from "@/lib/contract/rescoring";
import { basisText, partsText } from "./rescored-words";

const LEVEL = { yes: "success", no: "fail", open: "unscored" } as const;
const SUCCESS_WORD = {
  yes: "solved by the rules",
  no: "not solved by the rules",
  open: "solved or not, the rules cannot tell",
} as const satisfies Record<RescoredOutcome["success"], string>;

/** What the rules make of an attempt where that is not what was stored, and what it rests on. */
export function RescoredLine({ rescored }: { rescored: RescoredOutcome }) {
  const { answer, success, differing } = rescored;

  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-table">
      {answer === "differs" ? (
        <>
          <span className="font-medium text-danger">
            <span aria-hidden>≠ </span>The rules differ on {partsText(differing)}
          </span>
          <span>{SUCCESS_WORD[success]}</span>
          <OutcomeAxes level={LEVEL[success]} axes={axesOf(rescored.axes)} />
        </>
      ) : (
        <span className="font-medium text-ink-2">
          <span aria-hidden>? </span>The rules cannot tell whether this is solved
        </span>
      )}
      <span className="text-ink-3">{basisText(rescored)}</span>
    </p>
  );
}

type Axes = Parameters<typeof OutcomeAxes>[0]["axes"];

/** The contract writes an axis that is absent as undefined. */
function axesOf(axes: RescoredOutcome["axes"]): Axes {
  return Object.fromEntries(Object.entries(axes).flatMap(([axis, result]) => (result ? [[axis, result]] : [])));
}
