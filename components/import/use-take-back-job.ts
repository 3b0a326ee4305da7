import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { jobOptions } from "@/lib/client/jobs";
import { isOver } from "@/lib/domain/is-over";

interface TakeBackJob {
  /** The job that takes the import back or was last at it. */
  readonly jobId: string | undefined;
  /** It waits or runs. */
  readonly isAtIt: boolean;
  /** It has done it. */
  readonly isGone: boolean;
}

/**
 * What takes an import back: the job that was started here, or one that is under way. How it ended is told also where the
 * import says no more that one is.
 */
export function useTakeBackJob(underWay: string | null | undefined, started: string | undefined): TakeBackJob {
  const now = started ?? underWay ?? undefined;
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  const jobId = now ?? last;
  const job = useQuery({ ...jobOptions(jobId ?? ""), enabled: jobId !== undefined });
  const state = job.data;

  return {
    jobId,
    isAtIt: jobId !== undefined && (state === undefined || !isOver(state)),
    isGone: state?.state === "done",
  };
}
