import { basename } from "node:path";
import { cutRecords } from "@/lib/importers/cut-records";
import { parseRecord } from "@/lib/importers/parse-record";
import { sampleFile } from "@/lib/importers/sample-file";
import type { LeakProblem } from "@/lib/leak/leak-problem";
import { problemsOfDocument, readLeakProblem } from "@/lib/leak/read-leak-problem";
import { openSource, readHead } from "@/lib/services/imports/open-source";

export interface LeakFiles {
  readonly problems: readonly LeakProblem[];
  /** A sentence for each record that holds no problem or cannot be read. */
  readonly unread: readonly string[];
}

/**
 * Problems of plain files: lists of problems, lines with `query`, chat rows, whole problem suites; also gzipped.
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
  const sampled = sampleFile(await readHead(source));
  if (sampled.kind === "unreadable") throw new Error(`${path}: ${sampled.why}`);

  const isLines = sampled.sample.kind === "lines";
  for await (const batch of cutRecords(source.read().chunks, { layout: isLines ? "lines" : "single" })) {
    for (const record of batch) {
      const place = `${basename(path)}:${record.number}`;
      const parsed = parseRecord(record.bytes);
      if (parsed.kind === "unreadable") unread.push(`${place}: ${parsed.reason}`);
      else unread.push(...addProblems(parsed.value, place, problems));
    }
  }
}

/** @returns why, for what holds no problem */
function addProblems(value: unknown, place: string, problems: LeakProblem[]): readonly string[] {
  const records = problemsOfDocument(value);
  const isOne = records.length === 1 && records[0] === value;
  if (records.length === 0) return [`${place}: neither a query nor a product id.`];

  return records.flatMap((record, position) => {
    const name = isOne ? place : `${place}#${position + 1}`;
    const problem = readLeakProblem(record, name);
    if (problem === undefined) return [`${name}: neither a query nor a product id.`];

    problems.push(problem);
    return [];
  });
}
