import type { Tone } from "@/components/ui/chip";
import { countOf, formatBytes, formatNumber } from "@/components/ui/format-number";
import type { Import, ImportFile } from "@/lib/contract/imports";
import { emptyText } from "@/lib/importers/empty-text";

export const IMPORT_STATES = [
  "waiting",
  "running",
  "cancelling",
  "done",
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
    return hasBrought(item) || resolved > 0 ? "partial" : "empty";

  return read === 0 ? "empty" : "done";
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
    ...(imported > 0 || products + answerKeys + rejected + known === 0 ? [`${formatNumber(imported)} imported`] : []),
    ...(known > 0 ? [`${formatNumber(known)} here already`] : []),
    ...(rejected > 0 ? [`${rejected === read ? "all " : ""}${formatNumber(rejected)} rejected`] : []),
  ].join(", ");
}

/** What was in the corpus before. */
function knownOf({ duplicates, sameProducts, sameAnswerKeys }: Import): number {
  return duplicates + sameProducts + sameAnswerKeys;
}

/** A guess needs no tenths: "28 s", "2 min". */
function roughDuration(durationMs: number): string {
  return durationMs < 90_000
    ? `${Math.max(1, Math.round(durationMs / 1000))} s`
    : `${Math.round(durationMs / 60_000)} min`;
}

/** What a finished import came to, in one sentence. */
export function resultText(item: Import): string {
  const { imported, duplicates, open, resolved, setAside, read, products, sameProducts } = item;
  const { answerKeys, sameAnswerKeys } = item;
  const since = settledSince(item);
  const state = importState(item);
  if (state === "failed" && read === 0) return "Nothing was imported.";
  if (state === "cancelled" && read === 0) return "Cancelled before a row was read.";
  if (read === 0) return emptyText(item.files);
  if (sameProducts === read) return `Nothing new: ${allOf(sameProducts, "product")} known so already.`;
  if (sameAnswerKeys === read) return `Nothing new: ${allOf(sameAnswerKeys, "answer key")} known so already.`;
  if (imported === 0 && duplicates === read) return `Nothing new: ${allOf(duplicates, "trajectory")} here already.`;
  if (isRepeat(item)) return `Nothing changed: ${repeatText(item)}.`;

  const brought = [
    ...(imported > 0 ? [`${countOf(imported, "trajectory", "trajectories")} imported`] : []),
    ...(products > 0 ? [`${countOf(products, "product")} new or changed`] : []),
    ...(answerKeys > 0 ? [`${countOf(answerKeys, "answer key")} new or changed`] : []),
  ];
  const parts = [
    ...(brought.length === 0 ? ["Nothing imported"] : brought),
    ...(sameProducts > 0 ? [`${countOf(sameProducts, "product")} as known`] : []),
    ...(sameAnswerKeys > 0 ? [`${countOf(sameAnswerKeys, "answer key")} as known`] : []),
    ...(duplicates > 0 ? [`${formatNumber(duplicates)} here already`] : []),
    ...(open > 0 ? [`${formatNumber(open)} rejected`] : []),
    ...(since > 0 ? [`${formatNumber(since)} rejected at first and brought in or set aside since`] : []),
    ...(resolved > 0 ? [`${formatNumber(resolved)} rejected at first and brought in by a retry`] : []),
    ...(setAside > 0 ? [`${formatNumber(setAside)} rejected and set aside`] : []),
  ];
  const cut = state === "cancelled" ? " before it was cancelled" : "";

  return `${parts.join(", ")}${cut}.`;
}

/** Rows that a retry could not read and that wait no more in the import that was retried. */
export function settledSince({ retryOf, rejected, open }: Pick<Import, "retryOf" | "rejected" | "open">): number {
  return retryOf === null ? 0 : rejected - open;
}

/** All of it was in its corpus, or had been rejected there, before. */
function isRepeat(item: Import): boolean {
  const { read, rejected, rejectedBefore } = item;

  return rejected === rejectedBefore && knownOf(item) + rejected === read;
}

/** "12 trajectories were here already, and 1 row was rejected before". */
function repeatText({ duplicates, sameProducts, sameAnswerKeys, rejected }: Import): string {
  const parts = [
    ...(duplicates > 0 ? [`${someOf(duplicates, "trajectory", "trajectories")} here already`] : []),
    ...(sameProducts > 0 ? [`${someOf(sameProducts, "product")} known so already`] : []),
    ...(sameAnswerKeys > 0 ? [`${someOf(sameAnswerKeys, "answer key")} known so already`] : []),
    ...(rejected > 0 ? [`${someOf(rejected, "row")} rejected before`] : []),
  ];
  if (parts.length === 1) return `${allOf(rejected, "row")} rejected before`;

  return `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;
}

function someOf(count: number, noun: string, plural?: string): string {
  return `${countOf(count, noun, plural)} ${count === 1 ? "was" : "were"}`;
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

function allOf(count: number, noun: string): string {
  return count === 1 ? `the 1 ${noun} was` : `all ${formatNumber(count)} were`;
}
