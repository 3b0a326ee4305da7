import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { jobOptions } from "@/lib/client/jobs";
import type { Import } from "@/lib/contract/imports";
import type { Job } from "@/lib/contract/jobs";
import { isOver } from "@/lib/domain/is-over";

interface TakeBackJob {
  /** The job that takes the import back or was last at it. */
  readonly jobId: string | undefined;
  /** It waits or runs. */
  readonly isAtIt: boolean;
  /** How it ended: the import is gone, or it was cancelled or could not go and is as it was. */
  readonly end: "gone" | "kept" | undefined;
}

interface Known {
  readonly item: Pick<Import, "takingBack" | "takeBackFailed"> | undefined;
  /** The server has no such import any more. */
  readonly isMissing: boolean;
  /** The job that was started here. */
  readonly started: string | undefined;
}

/**
 * What takes an import back: the job that is under way, the one that was started here, or the last one where that failed.
 * How it ended is told also where the import says no more that one is.
 */
export function useTakeBackJob({ item, isMissing, started }: Known): TakeBackJob {
  const now = item?.takingBack ?? started ?? item?.takeBackFailed ?? undefined;
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  const jobId = now ?? last;
  const job = useQuery({ ...jobOptions(jobId ?? ""), enabled: jobId !== undefined });
  const end = endOf(job.data, isMissing);

  return { jobId, isAtIt: jobId !== undefined && end === undefined, end };
}

/** One that failed may have left files alone behind. */
function endOf(job: Job | undefined, isMissing: boolean): TakeBackJob["end"] {
  if (job === undefined || !isOver(job)) return undefined;

  return job.state === "done" || (job.state === "failed" && isMissing) ? "gone" : "kept";
}
