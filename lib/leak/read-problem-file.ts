import { isIdText } from "@/lib/filter/result-ids";
import { cutRecords } from "@/lib/importers/cut-records";
import { SAMPLE_BYTES } from "@/lib/importers/detect-format";
import { type ParsedRecord, parseRecord } from "@/lib/importers/parse-record";
import { sampleFile } from "@/lib/importers/sample-file";
import type { LeakProblem } from "./leak-problem";
import { problemsOfDocument, readLeakProblem } from "./read-leak-problem";

/** What one record of a file of problems is. */
export type ReadProblem =
  | { readonly kind: "problem"; readonly problem: LeakProblem }
  /** `record` counts from 1; `place` names it for people. */
  | { readonly kind: "unread"; readonly record: number; readonly place: string; readonly reason: string };

/** The file as a whole is none of problems, with one sentence. */
export class NoProblemFile extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "NoProblemFile";
  }
}

/**
 * The problems of a plain file, as its bytes come in: lines with a query, chat rows, rollouts of ShoppingBench, a list of
 * problems, a document that holds such a list, or ids of products as a list or line by line.
 *
 * @param name - of the file; places are named by it
 * @throws NoProblemFile when it is no text or no JSON
 */
export async function* readProblemFile(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<ReadProblem> {
  const parts = chunks[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let size = 0;
  while (size < SAMPLE_BYTES) {
    const next = await parts.next();
    if (next.done === true) break;
    // Who reads may use its buffer again.
    head.push(next.value.slice());
    size += next.value.length;
  }
  const start = Buffer.concat(head).subarray(0, SAMPLE_BYTES);
  const sampled = sampleFile(start);
  const isIds = holdsIds(start);
  if (sampled.kind === "unreadable" && !isIds) throw new NoProblemFile(sampled.why);

  const layout = isIds || (sampled.kind === "sampled" && sampled.sample.kind === "lines") ? "lines" : "single";
  for await (const batch of cutRecords(following(head, parts), { layout })) {
    for (const record of batch) {
      const place = `${name}:${record.number}`;
      const parsed = isIds ? textRecord(record.bytes) : parseRecord(record.bytes, record);
      if (parsed.kind === "unreadable") yield unread(record.number, place, parsed.reason);
      else yield* problemsOf(parsed.value, record.number, place);
    }
  }
}

/** Whether each line is the id of a product and nothing else; what a full sample ends with may be the half of a line. */
function holdsIds(start: Uint8Array): boolean {
  const lines = new TextDecoder().decode(start, { stream: true }).split("\n");
  const whole = start.length === SAMPLE_BYTES ? lines.slice(0, -1) : lines;
  const filled = whole.map((line) => line.trim()).filter((line) => line !== "");

  return filled.length > 0 && filled.every(isIdText);
}

function textRecord(bytes: Uint8Array): ParsedRecord {
  return { kind: "parsed", value: new TextDecoder().decode(bytes), notes: [] };
}

async function* following(head: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  yield* { [Symbol.asyncIterator]: () => rest };
}

const NOTHING = "neither a query nor a product id.";

function* problemsOf(value: unknown, number: number, place: string): Generator<ReadProblem> {
  const records = problemsOfDocument(value);
  const isOne = records.length === 1 && records[0] === value;
  if (records.length === 0) yield unread(number, place, NOTHING);

  for (const [position, record] of records.entries()) {
    const name = isOne ? place : `${place}#${position + 1}`;
    const problem = readLeakProblem(record, name);
    yield problem === undefined ? unread(isOne ? number : position + 1, name, NOTHING) : { kind: "problem", problem };
  }
}

function unread(record: number, place: string, reason: string): ReadProblem {
  return { kind: "unread", record, place, reason };
}
