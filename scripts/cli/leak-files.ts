import { basename } from "node:path";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { NoProblemFile, readProblemFile } from "@/lib/leak/read-problem-file";
import { openSource } from "@/lib/services/imports/open-source";

export interface LeakFiles {
  readonly problems: readonly LeakProblem[];
  /** A sentence for each record that holds no problem or cannot be read. */
  readonly unread: readonly string[];
}

/**
 * Problems of plain files: lists of problems, lines with `query`, chat rows, rollouts, whole problem suites, ids of
 * products; also gzipped.
 *
 * @throws SourceBroken, Error with a sentence when a file cannot be read at all or holds no problem
 */
export async function readLeakFiles(paths: readonly string[]): Promise<LeakFiles> {
  const problems: LeakProblem[] = [];
  const unread: string[] = [];

  for (const path of paths) {
    const before = problems.length;
    await readFile(path, problems, unread);
    if (problems.length === before) {
      throw new Error(
        `${path} holds no problem: Assay looks for records with a query, with messages or with product ids.`,
      );
    }
  }

  return { problems, unread };
}

async function readFile(path: string, problems: LeakProblem[], unread: string[]): Promise<void> {
  const source = await openSource(path).catch((error: unknown) => {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  });

  try {
    for await (const read of readProblemFile(source.read().chunks, basename(path))) {
      if (read.kind === "problem") problems.push(read.problem);
      else unread.push(`${read.place}: ${read.reason}`);
    }
  } catch (error) {
    if (error instanceof NoProblemFile) throw new Error(`${path}: ${error.message}`);
    throw error;
  }
}
