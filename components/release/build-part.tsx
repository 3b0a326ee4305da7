import { JobProgress } from "@/components/shell/job-progress";
import { Panel } from "@/components/ui/panel";
import type { ReleaseDetail } from "@/lib/contract/releases";
import { stageWords } from "./stage-words";

/** How far the build of a release is, in the place of what it makes; or how it ended. */
export function BuildPart({ release: { job, state, number } }: { release: ReleaseDetail }) {
  return (
    <Panel
      title="Build"
      subtitle={
        state === "building"
          ? "Audit, files, card and difference stand here once the files are written."
          : "It made nothing that could be shown. Build it again with the same recipe."
      }
    >
      {job ? (
        <JobProgress
          jobId={job.id}
          label={`Building release #${number}`}
          whenCancelled="The build was cancelled. Nothing of it was kept."
          words={stageWords}
        />
      ) : (
        <p className="text-ink-2">Nothing is known of how it was built.</p>
      )}
    </Panel>
  );
}
