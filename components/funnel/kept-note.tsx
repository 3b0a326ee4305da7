import { BehindChip } from "@/components/filter-panels/behind-chip";
import { PipelineLink } from "@/components/filter-panels/pipeline-link";
import type { Funnel } from "@/lib/contract/corpora";
import { STAGE_LOOK } from "./stage-look";

interface KeptNoteProps {
  how: NonNullable<Funnel["selection"]>;
  /** Public id. */
  corpus: string;
}

/** That the figure of what is kept is of a stored selection which is behind. It follows by itself once that is made. */
export function KeptNote({ how, corpus }: KeptNoteProps) {
  return (
    <p role="status" className="text-caption text-ink-2">
      <BehindChip how={how} /> “{STAGE_LOOK.kept.name}” still shows the earlier figure.{" "}
      {how === "being_made" ? (
        "The new one appears here by itself."
      ) : (
        <>
          While home or the table is open it is counted anew, at most once in ten minutes; to have it now, bring it up
          to date in the <PipelineLink corpus={corpus} />.
        </>
      )}
    </p>
  );
}
