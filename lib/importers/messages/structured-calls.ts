import { ARGUMENT_KEYS } from "@/lib/domain/argument-keys";
import type { ClaimedCall } from "@/lib/domain/step";
import { isList, isObject, type JsonObject } from "@/lib/importers/json-value";
import type { Spelling } from "@/lib/importers/parse-spelt";
import { exactCallKey } from "./exact-call-key";
import { type CallWithoutResult, readCall } from "./read-call";

/** The calls that a message holds beside its text. */
export interface StructuredCalls {
  readonly calls: readonly CallWithoutResult[];
  readonly areAllRead: boolean;
  /** Whether it gives other calls, or a call other arguments, in a place that is not read. */
  readonly hidesOthers: boolean;
}

const CALL_KEYS = ["tool_calls", "tool_call", "function_call"] as const;

/** Reads the first place that holds any call: an empty list may stand beside it. */
export function readStructuredCalls(
  message: JsonObject,
  requestor: ClaimedCall["requestor"],
  spelling: Spelling | undefined,
): StructuredCalls {
  const given = CALL_KEYS.map((key) => message[key] ?? []).map((listed) => (isList(listed) ? listed : [listed]));
  const [items = [], ...others] = given.filter((listed) => listed.length > 0);
  const calls = readAll(items, requestor, spelling);
  const beside = others.flat();

  return {
    calls,
    areAllRead: calls.length === items.length,
    hidesOthers:
      items.some((item) => hidesArguments(item, spelling)) ||
      (beside.length > 0 && !areShown(beside, calls, { requestor, spelling })),
  };
}

/** Some write a call in its old place and in its new one: that hides nothing. */
function areShown(
  items: readonly unknown[],
  shown: readonly CallWithoutResult[],
  { requestor, spelling }: { requestor: ClaimedCall["requestor"]; spelling: Spelling | undefined },
): boolean {
  const keys = new Set(shown.map((call) => exactCallKey(call, spelling)));
  const calls = readAll(items, requestor, spelling);

  return calls.length === items.length && calls.every((call) => keys.has(exactCallKey(call, spelling)));
}

function readAll(
  items: readonly unknown[],
  requestor: ClaimedCall["requestor"],
  spelling: Spelling | undefined,
): readonly CallWithoutResult[] {
  return items.map((item) => readCall(item, requestor, spelling)).filter((call) => call !== undefined);
}

/** Of several only the first is read, and none outside of what holds the name. */
function hidesArguments(item: unknown, spelling: Spelling | undefined): boolean {
  if (!isObject(item)) return false;
  const inner = isObject(item["function"]) ? item["function"] : item;
  const read = argumentsIn(inner);
  const others = [...read.slice(1), ...(inner === item ? [] : argumentsIn(item))];
  if (others.length === 0) return false;
  const known = [{}, ...read.slice(0, 1)].map((value) => keyOf(value, spelling));

  return others.some((value) => !known.includes(keyOf(value, spelling)));
}

/** What stands where arguments may, in the order in which it is looked for. */
function argumentsIn(holder: JsonObject): readonly unknown[] {
  return ARGUMENT_KEYS.map((name) => holder[name]).filter((value) => value !== undefined && value !== null);
}

function keyOf(value: unknown, spelling: Spelling | undefined): string | undefined {
  const call = readCall({ name: "any", arguments: value }, "agent", spelling);

  return call && exactCallKey(call, spelling);
}
