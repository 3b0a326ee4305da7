import { getJob } from "@/lib/services/jobs/get-job";
import { showJobProgress } from "./job-progress";
import { type CommandHost, runOwnJob } from "./own-job";

interface ShownJob {
  readonly jobId: string;
  /** What its rows are. */
  readonly rows?: string;
  /** Sentences for an end that is no fault of the job. */
  readonly ends: {
    readonly cancelled: string;
    readonly interrupted: string;
    /** Of a job that another process may take first. */
    readonly notMine?: string;
  };
}

/**
 * Runs a job in this process with its progress on the terminal.
 *
 * @returns why it is not done; undefined when it is
 */
export async function runShownJob(host: CommandHost, { jobId, rows, ends }: ShownJob): Promise<string | undefined> {
  const read = () => getJob(host.context, { id: jobId });
  const progress = showJobProgress(read, rows);
  const end = await runOwnJob(host, jobId).finally(() => progress.stop());

  switch (end) {
    case "done":
      return undefined;
    case "cancelled":
      return ends.cancelled;
    case "not_mine":
      return ends.notMine ?? (await read()).error ?? ends.interrupted;
    case "interrupted":
    case "failed":
      return (await read()).error ?? ends.interrupted;
  }
}
