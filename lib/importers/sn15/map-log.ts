import type { LoggedCall } from "@/lib/domain/step";
import { type CallPlacement, rebucketCalls } from "@/lib/filter/rebucket-calls";
import {
  defined,
  idOf,
  integerOf,
  isList,
  isObject,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  textOf,
  timestampOf,
} from "@/lib/importers/json-value";

export interface MappedLog {
  /** The calls of each step, in log order. */
  readonly byStep: readonly (readonly LoggedCall[])[];
  /** False: the record holds no proxy log at all. */
  readonly hasLog: boolean;
  readonly hasKinds: boolean;
  /** Models the logged inferences name, most used first. */
  readonly models: readonly string[];
  readonly notes: readonly string[];
}

/**
 * The proxy log of a dialogue, filed under the step each call belongs to (domain 1.6). Without steps all calls stand
 * in one place, so that a run whose dialogue is lost still shows who made them.
 * A log at the envelope's level is preferred unless it was emptied: it holds what the step buckets lost.
 */
export function mapLog(
  dialogue: readonly unknown[],
  stepTimestampsMs: readonly (number | undefined)[],
  shadowLog: unknown,
): MappedLog {
  const raw =
    isList(shadowLog) && shadowLog.length > 0 ? shadowLog.flatMap(shadowEntries) : dialogue.flatMap(bucketEntries);
  const entries = raw.filter((entry): entry is RawEntry & { call: JsonObject } => isObject(entry.call));
  const isAlone = stepTimestampsMs.length === 0 && entries.length > 0;
  const stamps = isAlone ? [undefined] : stepTimestampsMs;
  const placements = rebucketCalls(
    stamps,
    entries.map(({ bucket, call }) => ({ bucket, timestampMs: timestampOf(call["timestamp"]) })),
  );

  const byStep: LoggedCall[][] = stamps.map(() => []);
  for (const [index, { call }] of entries.entries()) {
    const placement = placements[index];
    if (placement !== undefined) byStep[placement.step]?.push(mapCall(call, placement.place));
  }
  for (const calls of byStep) calls.sort((a, b) => a.order - b.order);

  return {
    byStep,
    hasLog: isList(shadowLog) || dialogue.some((step) => isList(logOf(step))),
    hasKinds: entries.some(({ call }) => call["kind"] !== undefined),
    models: modelsOf(entries.map(({ call }) => call)),
    notes: notesOf({
      unreadable: raw.length - entries.length,
      isAlone,
      isMisplaced: dialogue.some((step) => "proxy_calls" in objectOf(step)),
    }),
  };
}

interface RawEntry {
  readonly bucket: number | undefined;
  readonly call: unknown;
}

/** The proxy writes into extra_info alone; whatever else a step holds is the agent's own text. */
function logOf(step: unknown): unknown {
  return objectOf(objectOf(step)["extra_info"])["proxy_calls"];
}

function bucketEntries(step: unknown, bucket: number): readonly RawEntry[] {
  return listOf(logOf(step)).map((call) => ({ bucket, call }));
}

/** Flat, or a list for each step. */
function shadowEntries(entry: unknown, index: number): readonly RawEntry[] {
  if (isList(entry)) return entry.map((call) => ({ bucket: index, call }));
  return [{ bucket: undefined, call: entry }];
}

function mapCall(call: JsonObject, { order, bucket, fileOrder }: CallPlacement["place"]): LoggedCall {
  const responseLength = integerOf(call["response_length"]);
  const hasResponse = "response" in call;
  const optional = defined({
    fileOrder,
    recordKind: textOf(call["kind"]),
    method: textOf(call["method"]),
    timestampMs: timestampOf(call["timestamp"]),
    durationMs: numberOf(call["duration_ms"]),
    status: call["status_code"] === null ? null : integerOf(call["status_code"]),
    params: paramsOf(call),
    response: call["response"],
    responseLength,
    resultProductIds: productIdsOf(call["result_product_ids"]),
    nonceStatus: textOf(call["nonce_status"]),
    attempt: integerOf(call["attempt"]),
    errorClass: textOf(call["error_class"]),
  });

  return Object.assign(optional, {
    order,
    bucket,
    path: textOf(call["path"]) ?? "",
    isTruncated: call["response_truncated"] === true || (!hasResponse && responseLength !== undefined),
  });
}

function paramsOf(call: JsonObject): JsonObject | undefined {
  if (isObject(call["params"])) return call["params"];
  return isObject(call["json_data"]) ? call["json_data"] : undefined;
}

function productIdsOf(value: unknown): readonly string[] | undefined {
  return isList(value) ? value.map(idOf).filter((id) => id !== undefined) : undefined;
}

function modelsOf(calls: readonly JsonObject[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const call of calls) {
    const model = idOf(objectOf(call["json_data"])["model"]) ?? idOf(objectOf(call["response"])["model"]);
    if (model !== undefined) counts.set(model, (counts.get(model) ?? 0) + 1);
  }

  return [...counts].toSorted(([, a], [, b]) => b - a).map(([model]) => model);
}

function notesOf(found: {
  readonly unreadable: number;
  readonly isAlone: boolean;
  readonly isMisplaced: boolean;
}): readonly string[] {
  return [
    ...(found.unreadable > 0
      ? [`Entries of the proxy log that are not objects: ${found.unreadable}. They are left aside.`]
      : []),
    ...(found.isAlone
      ? ["The record holds no dialogue: the calls of its proxy log stand in one step, which is no turn."]
      : []),
    ...(found.isMisplaced
      ? ["A step holds proxy_calls outside extra_info, where only the agent writes: they are no log."]
      : []),
  ];
}
