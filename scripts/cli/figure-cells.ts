import type { Figure } from "@/lib/contract/evaluation";
import { plain } from "./classification-table";

export const FIGURE_COLUMNS = ["value", "interval", "n", ""] as const;

/** A figure under FIGURE_COLUMNS. */
export function figureCells(figure: Figure): readonly string[] {
  if (figure.value === null) return ["–", "", "", plain(figure.reason)];

  const { value, interval, n, note } = figure;
  const bounds = interval === null ? "–" : `${interval[0].toFixed(4)} to ${interval[1].toFixed(4)}`;
  return [value.toFixed(4), bounds, number(n), note ?? ""];
}

export function withNoun(amount: number, noun: string): string {
  return `${number(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}

export function number(amount: number): string {
  return amount.toLocaleString("en");
}

/** A p-value with four decimals, or its power of ten. */
export function shortP(p: number): string {
  return p !== 0 && p < 0.0001 ? p.toExponential(2) : p.toFixed(4);
}
