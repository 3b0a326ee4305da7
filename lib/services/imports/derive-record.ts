import type { Analysis } from "@/lib/domain/analysis";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import type { RowOutcome } from "@/lib/domain/import-row";
import type { Trajectory } from "@/lib/domain/trajectory";
import type { CutRecord } from "@/lib/importers/cut-records";
import type { Importer, ReadContext } from "@/lib/importers/importer";
import { readTrajectory } from "@/lib/importers/read-trajectory";
import { buildOutline } from "./build-outline";
import { chunkSteps, type StepChunk } from "./chunk-steps";

/** What reads and judges a record: all of it pure. */
export interface Deriver {
  readonly importer: Importer;
  readonly analyse: (trajectory: Trajectory, thresholds: FilterThresholds) => Analysis;
  readonly thresholds: FilterThresholds;
}

export interface DerivedRecord {
  readonly trajectory: Trajectory;
  readonly analysis: Analysis;
}

/** What is stored names every reject; which of them count is the filter version's to say, when it is read. */
const EVERY_REJECT = { R1: true, R2: true, R3: true, R4: true, R5: true } as const;

/** One record's bytes as a trajectory with its analysis. Never throws: a fault of ours costs one row, not the import. */
export function deriveRecord(record: CutRecord, context: ReadContext, deriver: Deriver): RowOutcome<DerivedRecord> {
  const outcome = readTrajectory(deriver.importer, record, context);
  if (outcome.kind === "rejected") return outcome;

  return attempt("The filter could not judge the record", () => {
    const analysis = deriver.analyse(outcome.value, { ...deriver.thresholds, rejects: EVERY_REJECT });

    return { trajectory: outcome.value, analysis };
  });
}

/** What a reader asks for of a record. */
export interface RecordTexts {
  readonly chunks: readonly StepChunk[];
  /** JSON text. */
  readonly outline: string;
}

/** The texts that are stored of a record, whole before the first of them is encoded. Never throws. */
export function deriveTexts({ trajectory, analysis }: DerivedRecord): RowOutcome<RecordTexts> {
  return attempt("The record could not be laid out for reading", () => {
    const chunked = chunkSteps(trajectory.steps);

    return { chunks: chunked.chunks, outline: buildOutline(trajectory, analysis, chunked) };
  });
}

function attempt<T>(fault: string, make: () => T): RowOutcome<T> {
  try {
    return { kind: "imported", value: make() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);

    return { kind: "rejected", reason: `${fault}: ${message}.` };
  }
}
