import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";
import type { FileRow, ShownFile } from "./to-import";

const VEILED =
  "How many of its answer keys were taken is hidden from you while you review rollouts of this corpus blind, with the reward hidden.";

const NONE = { imported: 0, duplicates: 0, rejected: 0, rejected_before: 0, conflicts: 0 } as const;

/** A file for who reviews rewards of its corpus blind: what became of the rows of a file of problems is in no figure. */
export function veilAnswers(file: FileRow): ShownFile {
  return file.format === PROBLEMS_FORMAT ? { ...file, ...NONE, note: VEILED, isVeiled: true } : asShown(file);
}

/** A file of which everything is told. */
export function asShown(file: FileRow): ShownFile {
  return { ...file, isVeiled: false };
}
