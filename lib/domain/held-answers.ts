import { resultIds } from "@/lib/filter/result-ids";
import { objectOf } from "@/lib/importers/json-value";
import { valueText } from "./call-text";
import { jsonInText } from "./json-in-text";
import { hasWorked, isAnswerLost } from "./logged-answer";
import { ROW_LISTS } from "./product-card";
import type { LoggedCall } from "./step";

/** Whatever may be an id. */
const WORD = /[A-Za-z0-9][\w.:-]*/g;

/** What answers of the log hold together. */
export interface HeldAnswers {
  /** One of them was lost: nothing can be said of what it held. */
  readonly isLost: boolean;
  /** One of them tells of no product: no rows, or an error. */
  readonly saysNone: boolean;
  /** One of them names a product, where it is running text one that was not asked for. */
  readonly names: (own: ReadonlySet<string>) => boolean;
  /** Wherever it stands: ids count by their place in an answer, and agents lay answers out anew. */
  readonly holds: (id: string) => boolean;
}

/** Reads answers of logged calls, each once. */
export function heldAnswers(calls: readonly LoggedCall[]): HeldAnswers {
  const words = new Set<string>();
  const listed = new Set<string>();
  const spoken = new Set<string>();
  for (const { response, resultProductIds = [] } of calls) {
    for (const word of valueText(response).match(WORD) ?? []) words.add(word);
    for (const id of resultProductIds) listed.add(id);
    const isText = typeof response === "string" && jsonInText(response) === undefined;
    for (const id of resultIds(response, [])) (isText ? spoken : listed).add(id);
  }

  return {
    isLost: calls.some(isAnswerLost),
    saysNone: calls.some(saysNone),
    names: (own) => listed.size > 0 || holdsOther(spoken, own),
    holds: (id) => words.has(id) || listed.has(id),
  };
}

function holdsOther(ids: ReadonlySet<string>, own: ReadonlySet<string>): boolean {
  for (const id of ids) if (!own.has(id)) return true;

  return false;
}

function saysNone(call: LoggedCall): boolean {
  const { response } = call;
  if (response === undefined || response === null) return false;
  const value = typeof response === "string" ? jsonInText(response) : response;
  if (Array.isArray(value)) return value.length === 0;

  const members = objectOf(value);
  return !hasWorked(call) || Boolean(members["error"]) || ROW_LISTS.some((name) => isEmptyList(members[name]));
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
