import { isDeepStrictEqual } from "node:util";
import type { ProblemRef, RunRef, SourceFormat } from "@/lib/domain/trajectory";
import { withStoredHeader } from "@/lib/importers/with-stored-header";
import { boundKey } from "./bound-key";
import { type Deriver, deriveRecord, deriveTexts } from "./derive-record";
import { DERIVED_TABLE_NAMES, DERIVED_TABLES, type DerivedTable } from "./derived-tables";
import { encodeLikeness, LIKENESS_COLUMNS } from "./encode-likeness";
import { encodeRow, encodeRowFacts, type RowContext, TableEncoder, type TableEncoders } from "./encode-row";
import { givenFacts, type ProblemFacts, problemFacts } from "./problem-facts";
import { bytesAt, type RawBatch } from "./raw-batch";

/** All that deriving a file's records needs, as plain data that can go to another thread. */
export interface FileContext extends RowContext {
  readonly format: SourceFormat;
  readonly fileName: string;
  /** The file's other members, for the member layout. */
  readonly header?: unknown;
  readonly origin?: string;
  /** Only what is a column of numbers and words is encoded, and nothing of the texts. */
  readonly isFactsOnly?: true;
  /** What the measures compare by is encoded as well. */
  readonly withLikeness?: boolean;
}

/** A derived row that the writer places: its dimensions by position in the batch's lists. */
export interface DerivedRow {
  /** Position of the record in the batch. */
  readonly record: number;
  readonly problem: number;
  readonly run: number;
  readonly sourceId?: string;
  readonly rollout?: number;
}

/** Finished COPY tuples, but for the ids that only the writer knows. */
export interface EncodedTuples {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** By tuple: where it begins, and which row it belongs to. */
  readonly starts: readonly number[];
  readonly rows: readonly number[];
}

export interface EncodedTable extends EncodedTuples {
  readonly table: DerivedTable;
}

export interface DerivedBatch {
  readonly rows: readonly DerivedRow[];
  readonly rejected: readonly { readonly record: number; readonly reason: string }[];
  readonly problems: readonly ProblemFacts[];
  readonly runs: readonly RunRef[];
  readonly tables: readonly EncodedTable[];
  /** Absent where it was not asked for. */
  readonly likeness?: EncodedTuples;
}

/** Reads, judges and encodes a batch of records; a pure function of its arguments. */
export function deriveBatch(batch: RawBatch, context: FileContext, deriver: Omit<Deriver, "thresholds">): DerivedBatch {
  const tables = tableEncoders();
  const likeness = context.withLikeness ? new TableEncoder(LIKENESS_COLUMNS) : undefined;
  const rows: DerivedRow[] = [];
  const rejected: DerivedBatch["rejected"][number][] = [];
  const problems = new Interner<ProblemFacts>();
  const placeOf = problemKeys(deriver.importer.keepsFirst === true);
  const runs = new Interner<RunRef>();

  batch.records.forEach((record, position) => {
    if (record.refused !== undefined) {
      rejected.push({ record: position, reason: record.refused });

      return;
    }
    const bytes = bytesAt(batch, position);
    const contentId = Buffer.from(record.hash).toString("hex");
    const { fileName, header, origin } = context;
    const read = {
      fileName,
      recordIndex: record.index,
      contentId,
      header,
      ...(origin === undefined ? {} : { origin }),
    };
    const { importer, ...rest } = deriver;
    const outcome = deriveRecord({ ...record, bytes, offset: 0 }, read, {
      ...rest,
      importer: record.storedHeader === undefined ? importer : withStoredHeader(importer, record.storedHeader),
      thresholds: context.thresholds,
    });
    if (outcome.kind === "rejected") {
      rejected.push({ record: position, reason: outcome.reason });

      return;
    }
    const texts = context.isFactsOnly ? undefined : deriveTexts(outcome.value);
    if (texts?.kind === "rejected") {
      rejected.push({ record: position, reason: texts.reason });

      return;
    }

    const { trajectory } = outcome.value;
    if (texts === undefined) encodeRowFacts(tables, rows.length, bytes, record.hash, outcome.value, context);
    else encodeRow(tables, rows.length, bytes, record.hash, outcome.value, texts.value, context);
    if (likeness !== undefined) encodeLikeness(likeness.begin(rows.length, context.corpusId), trajectory);
    rows.push({
      record: position,
      problem: problems.place(placeOf(trajectory.problem), () => problemFacts(trajectory.problem)),
      run: runs.place(JSON.stringify(trajectory.run), () => trajectory.run),
      ...(trajectory.externalId === undefined ? {} : { sourceId: boundKey(trajectory.externalId) }),
      ...(trajectory.rollout === undefined ? {} : { rollout: trajectory.rollout }),
    });
  });

  return {
    ...{ rows, rejected, problems: problems.values, runs: runs.values },
    tables: DERIVED_TABLE_NAMES.map((table) => ({ table, ...finished(tables[table]) })),
    ...(likeness === undefined ? {} : { likeness: finished(likeness) }),
  };
}

/** Buffers that can be moved to another thread without a copy. */
export function transferables(derived: DerivedBatch): ArrayBuffer[] {
  return [...derived.tables, ...(derived.likeness ? [derived.likeness] : [])].map(({ bytes }) => bytes.buffer);
}

/**
 * What tells the problems of a batch apart. Where a row may still lose to an earlier one of its file, those of one key that
 * say something else are kept apart: what a rejected record says must not stand for the others.
 */
function problemKeys(mayLose: boolean): (problem: ProblemRef) => string {
  const last = new Map<string, { readonly problem: ProblemRef; readonly place: string }>();
  let places = 0;

  return (problem) => {
    const key = `${givenFacts(problem)} ${problem.key}`;
    if (!mayLose) return key;
    const known = last.get(key);
    if (known !== undefined && isDeepStrictEqual(known.problem, problem)) return known.place;
    places += 1;
    const place = `${places} ${key}`;
    last.set(key, { problem, place });

    return place;
  };
}

class Interner<T> {
  readonly values: T[] = [];
  readonly #places = new Map<string, number>();

  place(key: string, make: () => T): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.values.length);

    return this.values.push(make()) - 1;
  }
}

function tableEncoders(): TableEncoders {
  const of = (table: DerivedTable) => new TableEncoder(DERIVED_TABLES[table].columns);

  return {
    trajectory: of("trajectory"),
    review: of("review"),
    signal: of("signal"),
    judgement: of("judgement"),
    outline: of("outline"),
    body: of("body"),
    raw: of("raw"),
  };
}

function finished({ encoder, starts, rows }: TableEncoder): EncodedTuples {
  return { bytes: encoder.finish(), starts, rows };
}
