import Link from "next/link";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Pipeline } from "@/lib/contract/pipeline";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { type SelectedPipeline, SelectionNote } from "./selection-note";

interface PipelineNotesProps {
  pipeline: Pick<Pipeline, "stages" | "rejectedRows" | "setAsideRows" | "leftOut" | "notCompared"> & SelectedPipeline;
  corpus: string;
  thresholds: FilterThresholds;
}

/** What the bars leave out, and how fresh the stored selection is that filters use. */
export function PipelineNotes({ pipeline, corpus, thresholds }: PipelineNotesProps) {
  const { stages, rejectedRows, setAsideRows, leftOut, notCompared } = pipeline;

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
      {setAsideRows > 0 ? (
        <li>
          <Link href={`/imports?corpus=${corpus}`} className="text-accent underline">
            {countOf(setAsideRows, "record")}
          </Link>{" "}
          that could not be read {setAsideRows === 1 ? "was" : "were"} set aside and {setAsideRows === 1 ? "is" : "are"}{" "}
          in no stage: one that was repaired and imported anew counts once.
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
      {stages.some(({ filter }) => filter === null) ? <li>{closedWords(pipeline)}</li> : null}
      <SelectionNote pipeline={pipeline} corpus={corpus} thresholds={thresholds} />
    </ul>
  );
}

/** Why bars open nothing, and what to do about it. */
function closedWords({ leftOut, isBehind, isBeingMade }: PipelineNotesProps["pipeline"]): string {
  if (leftOut > 0) return "The bars open no rows while you review some of the corpus blind.";
  if (isBehind || isBeingMade) return "The bars open their rows again once the stored selection is up to date.";

  return "No bar opens its rows yet: which rows pass each stage is stored for the active version alone. Activate these settings, or wait until their rows are stored.";
}
