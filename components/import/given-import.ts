import type { Import, ImportFile, RejectedRow } from "@/lib/contract/imports";
import type { Job } from "@/lib/contract/jobs";

const STARTED = "2026-11-21T08:00:00.000Z";
const ENDED = "2026-11-21T08:00:10.000Z";

/** An import for tests: one file of 1,204 rows, all of them new, finished. */
export function givenImport(facts: Partial<Import> = {}): Import {
  const { rejected = 0, resolved = 0, setAside = 0 } = facts;
  const open = rejected - resolved - setAside;

  return {
    id: "11111111-1111-4111-8111-111111111111",
    corpus: { id: "22222222-2222-4222-8222-222222222222", name: "October race" },
    runName: null,
    askedFormat: "auto",
    retryOf: null,
    job: givenJob(),
    files: [givenImportFile()],
    read: 1204,
    imported: 1204,
    duplicates: 0,
    rejected: 0,
    rejectedBefore: 0,
    products: 0,
    sameProducts: 0,
    answerKeys: 0,
    sameAnswerKeys: 0,
    conflicts: 0,
    replaced: 0,
    resolved: 0,
    setAside: 0,
    open,
    retryable: open,
    setAsideVersion: 0,
    areRowsClosed: false,
    countedRows: [],
    isOwn: true,
    takingBack: null,
    takeBackFailed: null,
    createdAt: STARTED,
    finishedAt: ENDED,
    ...facts,
  };
}

export function givenJob(facts: Partial<Job> = {}): Job {
  return {
    id: "33333333-3333-4333-8333-333333333333",
    kind: "import",
    state: "done",
    done: 40_000_000,
    total: 40_000_000,
    unit: "bytes",
    cancelRequested: false,
    error: null,
    result: null,
    createdAt: STARTED,
    startedAt: STARTED,
    finishedAt: ENDED,
    ...facts,
  };
}

export function givenImportFile(facts: Partial<ImportFile> = {}): ImportFile {
  return {
    name: "output.jsonl",
    sizeBytes: 40_000_000,
    readBytes: 40_000_000,
    state: "done",
    format: "sn15",
    refusal: null,
    note: null,
    read: 1204,
    imported: 1204,
    duplicates: 0,
    rejected: 0,
    isVeiled: false,
    ...facts,
  };
}

/** A file of problems for who reviews rewards of its corpus blind. */
export function givenVeiledFile(facts: Partial<ImportFile> = {}): ImportFile {
  const note = "How many of its answer keys were taken is hidden from you.";

  return givenImportFile({
    name: "keys.jsonl",
    format: "problems",
    read: 2,
    imported: 0,
    note,
    isVeiled: true,
    ...facts,
  });
}

/** The id of a row, told from others by a digit. */
export function rowId(at: number): string {
  return `00000000-0000-4000-8000-00000000000${at}`;
}

export function givenRejectedRow(facts: Partial<RejectedRow> = {}): RejectedRow {
  return {
    id: rowId(1),
    file: "bad.jsonl",
    line: 1,
    reason: "No steps.",
    excerpt: "{}",
    bytes: 2,
    keptBytes: 2,
    resolved: false,
    setAside: null,
    alike: 1,
    ...facts,
  };
}
