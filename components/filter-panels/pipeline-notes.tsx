import Link from "next/link";
import { Chip } from "@/components/ui/chip";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { TimeText } from "@/components/ui/time-text";
import type { Pipeline } from "@/lib/contract/pipeline";

interface PipelineNotesProps {
  pipeline: Pick<Pipeline, "stages" | "rejectedRows" | "leftOut" | "notCompared" | "selectedAt" | "isBehind">;
  corpus: string;
}

/** What the bars leave out, and how fresh the stored selection is that filters use. */
export function PipelineNotes({ pipeline, corpus }: PipelineNotesProps) {
  const { stages, rejectedRows, leftOut, notCompared, selectedAt, isBehind } = pipeline;

  return (
    <ul className="mt-3 flex flex-col gap-1 border-t border-line pt-2.5 text-ink-2">
      {rejectedRows > 0 ? (
        <li>
          <Link href={`/imports?corpus=${corpus}`} className="text-accent underline">
            {countOf(rejectedRows, "record")}
          </Link>{" "}
          could not be read; they are counted as extracted and in no stage after it.
        </li>
      ) : null}
      {leftOut > 0 ? (
        <li>
          {countOf(leftOut, "trajectory", "trajectories")} that you review blind {leftOut === 1 ? "is" : "are"} in no
          figure here.
        </li>
      ) : null}
      {notCompared > 0 ? (
        <li>
          {formatNumber(notCompared)} {notCompared === 1 ? "is" : "are"} not compared with the others of the problem
          yet; none of them counts as a near-duplicate.
        </li>
      ) : null}
      {stages.some(({ filter }) => filter === null) ? (
        <li>The bars open their rows once these thresholds are those of the active version.</li>
      ) : null}
      <li>
        <span role="status">
          {isBehind ? (
            <>
              <Chip tone="hollow">being brought up to date</Chip> Labels or trajectories are newer than the stored
              selection that filters use
              {selectedAt ? (
                <>
                  , of <TimeText iso={selectedAt} />
                </>
              ) : null}
              .
            </>
          ) : null}
          {!isBehind && selectedAt ? (
            <>
              The stored selection that filters use is of <TimeText iso={selectedAt} />.
            </>
          ) : null}
        </span>
      </li>
    </ul>
  );
}
