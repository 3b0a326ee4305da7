import type { Job } from "@/lib/contract/jobs";
import { ReleaseStage } from "@/lib/contract/releases";
import { showLine } from "./terminal-line";

/**
 * One line on the terminal that follows a job over rows.
 *
 * @param rows - what its rows are
 */
export function showJobProgress(read: () => Promise<Job>, rows = "trajectories"): { readonly stop: () => void } {
  return showLine(async () => jobLine(await read(), rows));
}

/** What a job of several stages is at, with its figures where the stage has some. */
const STAGE_WORDS: Readonly<Record<ReleaseStage, (figures: string) => string>> = {
  choose: () => "Choosing the trajectories",
  write: (figures) => `${figures} trajectories`,
  read: (figures) => `${figures} bytes hashed`,
  audit: (figures) => `${figures} comparisons of the audit`,
  sign: () => "Signing",
};

/** How far a job is, in a line. */
export function jobLine({ done, total, stage }: Pick<Job, "done" | "total" | "stage">, rows: string): string {
  const share = total === 0 ? 0 : Math.min(1, done / total);
  const figures = `${Math.floor(share * 100)} % · ${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
  const known = ReleaseStage.safeParse(stage);

  return known.success ? STAGE_WORDS[known.data](figures) : `${figures} ${rows}`;
}
