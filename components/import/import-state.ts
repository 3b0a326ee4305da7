import type { Tone } from "@/components/ui/chip";
import { countOf, formatBytes, formatNumber } from "@/components/ui/format-number";
import type { Import, ImportFile } from "@/lib/contract/imports";

export const IMPORT_STATES = [
  "waiting",
  "running",
  "cancelling",
  "done",
  "veiled",
  "empty",
  "partial",
  "failed",
  "cancelled",
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const STATE_TEXT: Readonly<Record<ImportState, { word: string; tone: Tone; mark: string }>> = {
  waiting: { word: "Waiting", tone: "quiet", mark: "…" },
  running: { word: "Importing", tone: "accent", mark: "▸" },
  cancelling: { word: "Cancelling", tone: "quiet", mark: "…" },
  done: { word: "Done", tone: "ok", mark: "✓" },
  // Whether anything was taken is not known.
  veiled: { word: "Read", tone: "quiet", mark: "–" },
  empty: { word: "Nothing imported", tone: "subtask", mark: "!" },
  partial: { word: "Done in part", tone: "subtask", mark: "!" },
  failed: { word: "Failed", tone: "danger", mark: "✕" },
  cancelled: { word: "Cancelled", tone: "hollow", mark: "–" },
};

/** How an import stands. Rejected rows that a retry brought in, or that were set aside, no longer count. */
export function importState(item: Import): ImportState {
  const { job, read, open, files, resolved } = item;
  if (job && (job.state === "queued" || job.state === "running")) {
    if (job.cancelRequested) return "cancelling";
    return job.state === "queued" ? "waiting" : "running";
  }
  if (job && (job.state === "failed" || job.state === "cancelled")) return job.state;

  if (open > 0 || files.some((file) => file.state === "refused"))
    return hasBrought(item) || resolved > 0 || isVeiled(item) ? "partial" : "empty";
  if (read === 0) return "empty";

  return isVeiled(item) ? "veiled" : "done";
}

/** Whether answer keys of it are hidden, so that its figures are those of its other files. */
export function isVeiled({ files }: Pick<Import, "files">): boolean {
  return files.some((file) => file.isVeiled);
}

/** Names of the files: the first one, and how many more. */
export function importName({ files }: Pick<Import, "files">): string {
  const [first] = files;
  if (!first) return "No files";

  return files.length === 1 ? first.name : `${first.name} and ${formatNumber(files.length - 1)} more`;
}

/** Share of the bytes read so far, 0 to 1; undefined while nobody knows the total. */
export function importShare({ job }: Pick<Import, "job">): number | undefined {
  return job && job.total > 0 ? Math.min(1, job.done / job.total) : undefined;
}

/** Why an import waits, by those that run now. The worker does two things at once: either may end first. */
export function waitingText(running: readonly Pick<Import, "files">[]): string {
  if (running.length === 0) return "Waits until the worker takes it up.";
  const names = running.map((item) => `“${importName(item)}”`).join(" and ");

  return `Waits its turn: the worker is at the ${running.length === 1 ? "import" : "imports"} of ${names}.`;
}

/** "12.4 MB of 40 MB · 6,150 rows read, 6,135 imported, 15 rejected · 1,230 rows a second · about 20 s left". */
export function progressText(item: Import, nowMs: number): string {
  const { job } = item;
  if (!job || job.startedAt === null) return waitingText([]);

  const elapsedMs = Math.max(1, nowMs - Date.parse(job.startedAt));
  const share = importShare(item) ?? 0;
  const leftMs = share > 0.02 && elapsedMs > 1500 ? (elapsedMs / share) * (1 - share) : undefined;
  const rate = (item.read * 1000) / elapsedMs;

  return [
    `${formatBytes(job.done)} of ${formatBytes(job.total)}`,
    ...(item.read > 0 ? [readSoFar(item), `${countOf(Math.round(rate), "row")} a second`] : []),
    ...(leftMs === undefined ? [] : [`about ${roughDuration(leftMs)} left`]),
  ].join(" · ");
}

function readSoFar(item: Import): string {
  const { read, imported, products, answerKeys, rejected } = item;
  const known = knownOf(item);

  return [
    `${countOf(read, "row")} read`,
    ...(products > 0 ? [`${countOf(products, "product")} new or changed`] : []),
    ...(answerKeys > 0 ? [`${countOf(answerKeys, "answer key")} new or changed`] : []),
    ...(imported > 0 || (!isVeiled(item) && products + answerKeys + rejected + known === 0)
      ? [`${formatNumber(imported)} imported`]
      : []),
    ...(known > 0 ? [`${formatNumber(known)} here already`] : []),
    ...(rejected > 0 ? [`${rejected === read ? "all " : ""}${formatNumber(rejected)} rejected`] : []),
    ...(isVeiled(item) ? ["answer keys hidden from you"] : []),
  ].join(", ");
}

/** What was in the corpus before. */
export function knownOf({ duplicates, sameProducts, sameAnswerKeys }: Import): number {
  return duplicates + sameProducts + sameAnswerKeys;
}

/** A guess needs no tenths: "28 s", "2 min". */
function roughDuration(durationMs: number): string {
  return durationMs < 90_000
    ? `${Math.max(1, Math.round(durationMs / 1000))} s`
    : `${Math.round(durationMs / 60_000)} min`;
}

export function isRunning({ job }: Import): boolean {
  return job?.state === "running";
}

export function isUnderWay(item: Import): boolean {
  const state = importState(item);

  return state === "waiting" || state === "running" || state === "cancelling";
}

/** Whether anything of it is in its corpus, now or before. */
export function hasBrought(item: Import): boolean {
  return item.imported + item.products + item.answerKeys + knownOf(item) > 0;
}

/** Files that no format fits, or that cannot be read. */
export function refusedFiles({ files }: Pick<Import, "files">): readonly ImportFile[] {
  return files.filter(({ state }) => state === "refused");
}
