import type { Import } from "@/lib/contract/imports";
import type { JobEnd } from "@/lib/jobs/run-job";

/** The one line that programs read. */
export function jsonReport(done: Import): string {
  const formats = [...new Set(done.files.flatMap((file) => file.format ?? []))].toSorted();

  return `${JSON.stringify({
    import: done.id,
    corpus: done.corpus.name,
    format: formats.length === 0 ? null : formats.join(","),
    read: done.read,
    imported: done.imported,
    duplicates: done.duplicates,
    rejected: done.rejected,
    bytes: done.files.reduce((sum, file) => sum + file.readBytes, 0),
    seconds: secondsOf(done),
  })}\n`;
}

/** What happened, for people. */
export function textReport(done: Import, end: JobEnd): string {
  const lines = [endSentence(done, end)];
  for (const file of done.files) {
    if (file.state === "refused" && end === "done") lines.push(`${file.name}: ${file.refusal ?? "refused"}`);
  }
  if (done.rejected > 0) lines.push(`The rejected rows are kept with their reasons at /imports/${done.id}.`);

  return `${lines.join("\n")}\n`;
}

function endSentence(done: Import, end: JobEnd): string {
  const counts = `${number(done.imported)} imported, ${number(done.duplicates)} already there, ${number(done.rejected)} rejected`;
  switch (end) {
    case "done":
      return done.imported === 0 && done.rejected === 0 && done.duplicates > 0
        ? `Nothing changed: ${done.duplicates === 1 ? "the one record is" : `all ${number(done.duplicates)} records are`} in “${done.corpus.name}” already.`
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

function secondsOf(done: Import): number {
  const start = done.job?.startedAt ?? done.createdAt;
  const end = done.job?.finishedAt ?? done.finishedAt ?? start;

  return (Date.parse(end) - Date.parse(start)) / 1000;
}

function number(value: number): string {
  return value.toLocaleString("en");
}
