import Link from "next/link";
import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Pipeline } from "@/lib/contract/pipeline";
import { capReachWords } from "@/lib/domain/cap-reach";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { lostAgenticWords, unscoredWords } from "@/lib/domain/pipeline-notes";
import { PAPER } from "@/lib/domain/published-values";
import { type SelectedPipeline, SelectionNote } from "./selection-note";

interface PipelineNotesProps {
  pipeline: Omit<Pipeline, "splits"> & SelectedPipeline;
  corpus: string;
  thresholds: FilterThresholds;
  /** Address of the figures whose counts open their rows, by whichever settings. */
  effectHref: string;
}

/** What the bars leave out, and how fresh the stored selection is that filters use. */
export function PipelineNotes({ pipeline, corpus, thresholds, effectHref }: PipelineNotesProps) {
  const { stages, rejectedRows, setAsideRows, leftOut, notCompared, lostAgentic, caps } = pipeline;
  const notes = [unscoredWords(pipeline), lostAgenticWords(lostAgentic), ...caps.map(capReachWords)].filter(
    (note) => note !== undefined,
  );

  return (
    <ul className="mt-3 flex flex-col gap-1 border-t border-line pt-2.5 text-ink-2">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
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
      {stages.some(({ filter }) => filter === null) ? <ClosedBars {...{ pipeline, effectHref }} /> : null}
      <SelectionNote pipeline={pipeline} corpus={corpus} thresholds={thresholds} />
      <li>
        Published counts are those of the paper,{" "}
        <a href={PAPER.url} target="_blank" rel="noreferrer" className="underline decoration-line-strong">
          {PAPER.name}
        </a>
        .
      </li>
    </ul>
  );
}

/** Why bars open nothing, and where their rows open instead. */
function ClosedBars({
  pipeline: { leftOut, isActive },
  effectHref,
}: Pick<PipelineNotesProps, "pipeline" | "effectHref">) {
  if (leftOut > 0) return <li>The bars open no rows while you review some of the corpus blind.</li>;
  if (isActive) return <li>The bars open their rows again once the stored selection is up to date.</li>;

  return (
    <li>
      No bar opens its rows: which rows pass each stage is stored for the active version alone.{" "}
      <Link href={effectHref} className="text-accent underline">
        “How far they come” on the Effect tab
      </Link>{" "}
      opens the same rows by these settings.
    </li>
  );
}
