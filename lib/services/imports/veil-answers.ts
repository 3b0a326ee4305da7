import type { Import, ImportFile } from "@/lib/contract/imports";
import { PROBLEMS_FORMAT } from "@/lib/scorer/filed-problem";

const VEILED =
  "How many of its answer keys were taken is hidden from you while you review rollouts of this corpus blind, with the reward hidden.";

/** An import of problems for who reviews rewards of its corpus blind: what became of the rows of its files is in no figure. */
export function veilAnswers(item: Import): Import {
  const files = item.files.map(veiledFile);
  const rejected = files.reduce((sum, file) => sum + file.rejected, 0);
  const closed = item.files.filter(isOfProblems).map(({ name }) => name);

  return {
    ...item,
    job: item.job === null ? null : { ...item.job, result: null },
    files,
    ...{ rejected, open: rejected, resolved: 0, setAside: 0, rejectedBefore: 0, answerKeys: 0, sameAnswerKeys: 0 },
    countedRows: item.countedRows.filter(({ file }) => !closed.includes(file)),
  };
}

function veiledFile(file: ImportFile): ImportFile {
  return isOfProblems(file) ? { ...file, imported: 0, duplicates: 0, rejected: 0, note: VEILED } : file;
}

function isOfProblems({ format }: ImportFile): boolean {
  return format === PROBLEMS_FORMAT;
}
