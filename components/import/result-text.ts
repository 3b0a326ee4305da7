import { countOf, formatNumber } from "@/components/ui/format-number";
import type { Import } from "@/lib/contract/imports";
import { emptyText } from "@/lib/importers/empty-text";
import { importState, isVeiled, knownOf } from "./import-state";

/** What a finished import came to, in a sentence, and, where some of that is hidden, that it is. */
export function resultText(item: Import): string {
  if (!isVeiled(item) || item.read === 0) return openText(item);
  const read = readOfOthers(item);

  return read === 0 ? VEILED : `${openText({ ...item, read })} ${VEILED}`;
}

const VEILED =
  "What was taken of its problems is hidden from you while you review rollouts of this corpus blind, with the reward hidden.";

/** Rows of the files of which everything is told. */
function readOfOthers({ files, read }: Import): number {
  return files.reduce((left, file) => left - (file.isVeiled ? file.read : 0), read);
}

function openText(item: Import): string {
  const { imported, duplicates, open, resolved, setAside, read, products, sameProducts } = item;
  const { answerKeys, sameAnswerKeys, replaced } = item;
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
    ...(replaced > 0 ? [`${countOf(replaced, "row")} replaced by a later one`] : []),
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
  const { read, rejected, rejectedBefore, replaced } = item;

  return rejected === rejectedBefore && knownOf(item) + rejected + replaced === read;
}

/** "12 trajectories were here already, and 1 row was rejected before". */
function repeatText({ duplicates, sameProducts, sameAnswerKeys, replaced, rejected }: Import): string {
  const parts = [
    ...(duplicates > 0 ? [`${someOf(duplicates, "trajectory", "trajectories")} here already`] : []),
    ...(sameProducts > 0 ? [`${someOf(sameProducts, "product")} known so already`] : []),
    ...(sameAnswerKeys > 0 ? [`${someOf(sameAnswerKeys, "answer key")} known so already`] : []),
    ...(replaced > 0 ? [`${someOf(replaced, "row")} replaced by a later one`] : []),
    ...(rejected > 0 ? [`${someOf(rejected, "row")} rejected before`] : []),
  ];
  if (parts.length === 1) return `${allOf(rejected, "row")} rejected before`;

  return `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;
}

function someOf(count: number, noun: string, plural?: string): string {
  return `${countOf(count, noun, plural)} ${count === 1 ? "was" : "were"}`;
}

function allOf(count: number, noun: string): string {
  return count === 1 ? `the 1 ${noun} was` : `all ${formatNumber(count)} were`;
}
