import { distinctProblems } from "@/lib/leak/check-leak";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { NoProblemFile, readProblemFile } from "@/lib/leak/read-problem-file";
import { ServiceError } from "@/lib/services/service-error";
import { plainBytes } from "@/lib/services/training/plain-bytes";
import { createRejectedLines } from "@/lib/services/training/rejected-lines";

interface Suite {
  readonly problems: readonly LeakProblem[];
  /** Records without a problem. */
  readonly unread: number;
  /** The most frequent first. */
  readonly reasons: { reason: string; count: number; first: string }[];
}

/** More are no suite that somebody evaluates on; they would have to be held at once. */
const MOST_PROBLEMS = 500_000;

/**
 * The problems of a suite, also gzipped, as its bytes come in. Rows with the same query and products are one problem.
 *
 * @throws ServiceError INVALID for a file that is damaged, too large, or none of problems
 */
export async function readSuite(body: AsyncIterable<Uint8Array>, name: string): Promise<Suite> {
  const rows: LeakProblem[] = [];
  const rejected = createRejectedLines();

  try {
    for await (const read of readProblemFile(plainBytes(body), name)) {
      if (read.kind === "unread") rejected.add(read.record, read.reason, "");
      else rows.push(read.problem);
      if (rows.length > MOST_PROBLEMS) {
        throw new ServiceError("INVALID", `“${name}” has more than ${MOST_PROBLEMS.toLocaleString("en")} problems.`);
      }
    }
  } catch (error) {
    throw refusalOf(error, name);
  }

  return {
    problems: distinctProblems(rows),
    unread: rejected.count(),
    reasons: rejected
      .reasons()
      .map(({ reason, count, firstLine }) => ({ reason, count, first: `record ${firstLine.toLocaleString("en")}` })),
  };
}

/** Half of a suite protects half of it: a file that cannot be read to its end is refused. */
function refusalOf(error: unknown, name: string): unknown {
  if (error instanceof NoProblemFile) return new ServiceError("INVALID", `“${name}” was not read. ${error.message}`);
  if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
    return new ServiceError("INVALID", `“${name}” was not read. Its gzip data breaks off or is damaged.`);
  }

  return error;
}
