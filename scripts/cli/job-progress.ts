import type { Job } from "@/lib/contract/jobs";

const EVERY_MS = 500;
const CLEAR_LINE = "\r\u001b[K";

/**
 * One line on the terminal that follows a job over rows. Silent without a terminal.
 *
 * @param rows - what its rows are
 */
export function showJobProgress(read: () => Promise<Job>, rows = "trajectories"): { readonly stop: () => void } {
  if (!process.stderr.isTTY) return { stop: () => undefined };

  const draw = async (): Promise<void> => {
    process.stderr.write(`${CLEAR_LINE}${jobLine(await read(), rows)}`);
  };
  // A figure that cannot be read is drawn the next time.
  const timer = setInterval(() => void draw().catch(() => undefined), EVERY_MS);

  return {
    stop: () => {
      clearInterval(timer);
      process.stderr.write(CLEAR_LINE);
    },
  };
}

/** What the figures of a stage are, where a job has several; the others count the rows. */
const STAGE_UNITS: Readonly<Record<string, string>> = {
  choose: "choosing",
  read: "bytes hashed",
  audit: "comparisons of the audit",
  sign: "signing",
};

function jobLine({ done, total, stage }: Pick<Job, "done" | "total" | "stage">, rows: string): string {
  const share = total === 0 ? 0 : Math.min(1, done / total);

  return `${Math.floor(share * 100)} % · ${done.toLocaleString("en")} of ${total.toLocaleString("en")} ${STAGE_UNITS[stage ?? ""] ?? rows}`;
}
