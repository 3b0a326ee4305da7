import { TrainingCounts, type TrainingImport } from "@/lib/contract/training";

export const TRAINING_IMPORT_FIELDS = {
  extId: true,
  fileName: true,
  counts: true,
  personId: true,
  createdAt: true,
  isRecorded: true,
  undoneAt: true,
} as const;

interface TrainingImportRow {
  readonly extId: string;
  readonly fileName: string;
  readonly counts: unknown;
  readonly createdAt: Date;
  readonly isRecorded: boolean;
  readonly undoneAt: Date | null;
}

/** A file that was read, as everybody reads of it. */
export function toTrainingImport(row: TrainingImportRow, by: string | null): TrainingImport {
  const { extId, fileName, counts, createdAt, isRecorded, undoneAt } = row;

  return {
    ...TrainingCounts.parse(counts),
    ...{ id: extId, file: fileName, by, at: createdAt.toISOString() },
    canUndo: isRecorded && undoneAt === null,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}
