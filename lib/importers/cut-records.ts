import { createLineCutter } from "./cut-lines";
import { createValueCutter } from "./cut-values";
import type { Layout } from "./importer";

/** The exact bytes of one record, without the commas and line ends around it. */
export interface CutRecord {
  readonly bytes: Uint8Array;
  /** 1-based: the line in a file of lines, else the position among the records. */
  readonly number: number;
  /** Where the record begins in the source. */
  readonly offset: number;
  /** Set when the record is longer than the limit: its whole size; `bytes` then holds its beginning. */
  readonly oversizedBytes?: number;
  /** The file ends before the record does, or with it. */
  readonly endsFile?: true;
}

/** Takes a file's bytes piece by piece and gives back the records that end in each piece. */
export interface RecordCutter {
  push(chunk: Uint8Array): readonly CutRecord[];
  /** What the file left unfinished at its end. */
  finish(): readonly CutRecord[];
}

export interface CutOptions {
  readonly layout: Layout;
  /** The member that holds the records, for the member layout. */
  readonly memberKey?: string;
  readonly maxRecordBytes?: number;
}

/**
 * As long as the longest trajectory that the reader promises to open, 20,000 steps of 10 KB. An import that meets one takes
 * ten to twenty times its size of memory meanwhile (2.4 GB for 210 MB of steps, 3.5 GB for 160 MB of small values), twice
 * that for two at once.
 */
const MAX_RECORD_BYTES = 200 * 1024 * 1024;

/**
 * Cuts a byte stream into records, a batch for every chunk that ends at least one.
 * Holds no more than one chunk and the record that is being read. Records may share the chunk's buffer:
 * copy what outlives the batch.
 */
export async function* cutRecords(
  source: AsyncIterable<Uint8Array>,
  options: CutOptions,
): AsyncGenerator<readonly CutRecord[]> {
  const cutter = createCutter(options);

  for await (const chunk of source) {
    const batch = cutter.push(chunk);
    if (batch.length > 0) yield batch;
  }

  const rest = cutter.finish();
  if (rest.length > 0) yield rest;
}

function createCutter({ layout, memberKey = "", maxRecordBytes = MAX_RECORD_BYTES }: CutOptions): RecordCutter {
  switch (layout) {
    case "lines":
      return createLineCutter(maxRecordBytes);
    case "array":
      return createValueCutter({ kind: "array" }, maxRecordBytes);
    case "single":
      return createValueCutter({ kind: "sequence" }, maxRecordBytes);
    case "member":
      return createValueCutter({ kind: "member", key: memberKey }, maxRecordBytes);
  }
}
