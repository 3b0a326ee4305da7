import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { WhatIf } from "@/lib/contract/what-if";
import { scoreNotes, whatIfSentence } from "./what-if-words";

interface WhatIfHeadProps {
  whatIf: WhatIf;
  /** Nothing is changed yet. */
  isSame: boolean;
  against: string;
}

/** The main result, and what it rests on. */
export function WhatIfHead({ whatIf, isSame, against }: WhatIfHeadProps) {
  const { trajectories, leftOut, notCompared, ms, labelled } = whatIf;
  const notes = labelled.n > 0 ? scoreNotes(labelled) : undefined;

  return (
    <div className="flex flex-col gap-0.5" role="status">
      <p className="max-w-220 text-read font-semibold">{whatIfSentence(whatIf)}</p>
      {notes ? <p className="text-ink-2">{notes}</p> : null}
      {isSame ? (
        <p className="text-ink-2">
          These are the settings of “<PlainText text={against} />
          ”: move one to see what it would change.
        </p>
      ) : null}
      <p className="text-caption text-ink-3">
        {countOf(trajectories, "trajectory", "trajectories")} from stored signals in {formatNumber(Math.ceil(ms))} ms,
        without reading any body.
        {leftOut > 0 ? ` ${inNoFigure({ value: leftOut, isCapped: false })}` : null}
        {notCompared > 0
          ? ` ${formatNumber(notCompared)} are not compared with others yet; none of them counts as a near-duplicate.`
          : null}
      </p>
    </div>
  );
}
