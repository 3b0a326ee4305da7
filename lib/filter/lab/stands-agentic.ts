import { VERDICTS } from "@/lib/domain/verdict";
import type { FactLabels } from "./pipeline-result";

const AGENTIC = VERDICTS.indexOf("agentic");

/** 1 for the rows that the structure stage lets pass: what people say goes before the verdict. */
export function standsAgentic(verdict: Uint8Array, labels: FactLabels): Uint8Array {
  const isAgentic = verdict.map((place) => (place === AGENTIC ? 1 : 0));
  for (const [row, label] of labels) isAgentic[row] = label === "agentic" ? 1 : 0;

  return isAgentic;
}

/** Rows in the order given, those that stand as agentic before the others. */
export function agenticFirst(order: Int32Array, isAgentic: Uint8Array): Int32Array {
  const sorted = new Int32Array(order.length);
  let next = 0;
  for (const row of order) if (isAgentic[row] === 1) sorted[next++] = row;
  for (const row of order) if (isAgentic[row] !== 1) sorted[next++] = row;

  return sorted;
}
