import { inNoFigure } from "@/components/trajectory-list/in-no-figure";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { FoldedWords } from "@/components/ui/folded-words";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { WhatIf } from "@/lib/contract/what-if";
import { scoreNotes, scoreWidths, whatIfLines } from "./what-if-words";

interface WhatIfHeadProps {
  whatIf: WhatIf;
  /** Nothing is changed yet. */
  isSame: boolean;
  against: string;
}

/** The main result, and what it rests on. */
export function WhatIfHead({ whatIf, isSame, against }: WhatIfHeadProps) {
  const { trajectories, leftOut, notCompared, ms, labelled } = whatIf;
  const { moved, labels, flips } = whatIfLines(whatIf);
  const notes = labelled.n > 0 ? scoreNotes(labelled) : [];
  const widths = scoreWidths(labelled);

  return (
    <div className="flex flex-col gap-0.5" role="status">
      <p className="max-w-220 text-read font-semibold">{moved}</p>
      <p className="max-w-220">{[labels, flips, widths].filter((said) => said !== undefined).join(" ")}</p>
      {notes.length > 0 ? <FoldedWords says="What these intervals rest on">{notes.join(" ")}</FoldedWords> : null}
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
