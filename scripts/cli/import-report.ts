import type { Import } from "@/lib/contract/imports";
import { fileNotes } from "@/lib/domain/file-notes";
import { emptyText } from "@/lib/importers/empty-text";
import { number, withNoun } from "./figure-cells";
import type { OwnJobEnd } from "./own-job";

/** What programs read of an import. */
export function importFigures(done: Import) {
  const formats = [...new Set(done.files.flatMap((file) => file.format ?? []))].toSorted();

  return {
    import: done.id,
    corpus: done.corpus.name,
    format: formats.length === 0 ? null : formats.join(","),
    read: done.read,
    imported: done.imported,
    duplicates: done.duplicates,
    rejected: done.rejected,
    bytes: done.files.reduce((sum, file) => sum + file.readBytes, 0),
    seconds: secondsOf(done),
  };
}

/** The one line that programs read. */
export function jsonReport(done: Import): string {
  return `${JSON.stringify(importFigures(done))}\n`;
}

/** What happened, for people. */
export function textReport(done: Import, end: OwnJobEnd): string {
  const lines = [endSentence(done, end)];
  for (const file of done.files) {
    if (file.state === "refused" && end === "done") lines.push(`${file.name}: ${file.refusal ?? "refused"}`);
  }
  lines.push(...fileNotes(done.files));
  if (done.rejected > 0) lines.push(`The rejected rows are kept with their reasons at /imports/${done.id}.`);
  const counted = done.countedRows.reduce((sum, { count }) => sum + count, 0);
  if (counted > 0) {
    lines.push(
      `${number(counted)} of them came behind those that are kept of a file, and are counted there by reason. No retry can read them: correct them in their file and import it again.`,
    );
  }

  return `${lines.join("\n")}\n`;
}

function endSentence(done: Import, end: OwnJobEnd): string {
  const counts = countsOf(done);
  switch (end) {
    case "done":
      if (done.read === 0) return emptyText(done.files);
      // What became of rows that are hidden is in no figure.
      return !done.files.some(({ isVeiled }) => isVeiled) &&
        done.imported === 0 &&
        done.rejected === done.rejectedBefore &&
        done.products + done.answerKeys === 0
        ? `Nothing changed: ${sameText(done)}.`
        : `${number(done.read)} ${done.read === 1 ? "record" : "records"} read into “${done.corpus.name}” in ${secondsOf(done).toFixed(1)} s: ${counts}.`;
    case "failed":
      return done.job?.error ?? "The import failed.";
    case "cancelled":
      return `Cancelled. What was read stays: ${counts}.`;
    case "interrupted":
    case "not_mine":
      return `Stopped: ${counts} so far. The import goes on when Assay runs.`;
  }
}

/** Of an import of which every record was in its corpus, or had been rejected there, before, or was replaced by a later one. */
function sameText({ read, rejected, replaced, corpus }: Import): string {
  const here = read - rejected - replaced;
  const place = `in “${corpus.name}” already`;
  if (here === read) return `${read === 1 ? "the one record is" : `all ${number(read)} records are`} ${place}`;
  if (rejected === read)
    return read === 1 ? "the one record was rejected before" : `all ${number(read)} records were rejected before`;

  const parts = [
    ...(here > 0 ? [`${withNoun(here, "record")} ${here === 1 ? "is" : "are"} ${place}`] : []),
    ...(replaced > 0 ? [`${someOf(replaced)} replaced by a later one`] : []),
    ...(rejected > 0 ? [`${someOf(rejected)} rejected before`] : []),
  ];

  return `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;
}

function someOf(count: number): string {
  return count === 1 ? "one was" : `${number(count)} were`;
}

/** Of trajectories, products and answer keys, of each where there is any. */
function countsOf(done: Import): string {
  const { imported, duplicates, rejected, products, sameProducts, answerKeys, sameAnswerKeys } = done;
  const { replaced } = done;
  const hasProducts = products + sameProducts > 0;
  const hasAnswers = answerKeys + sameAnswerKeys > 0;
  const hasTrajectories = imported + duplicates > 0 || !(hasProducts || hasAnswers);

  return [
    ...(hasTrajectories ? [`${number(imported)} imported, ${number(duplicates)} already there`] : []),
    ...(hasProducts ? [`${withNoun(products, "product")} new or changed, ${number(sameProducts)} as known`] : []),
    ...(hasAnswers ? [`${withNoun(answerKeys, "answer key")} new or changed, ${number(sameAnswerKeys)} as known`] : []),
    ...(replaced > 0 ? [`${withNoun(replaced, "row")} replaced by a later one`] : []),
    `${number(rejected)} rejected`,
  ].join(", ");
}

function secondsOf(done: Import): number {
  const start = done.job?.startedAt ?? done.createdAt;
  const end = done.job?.finishedAt ?? done.finishedAt ?? start;

  return (Date.parse(end) - Date.parse(start)) / 1000;
}
