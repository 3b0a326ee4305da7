import { isList, isObject, type JsonObject, objectOf } from "@/lib/importers/json-value";
import { whyNoList } from "@/lib/importers/why-no-list";
import { sideFileOf } from "./side-file";

/** An SN15 record with its two possible wrappings taken off. */
export interface Sn15Record {
  readonly shape: "envelope" | "list";
  /** The envelope's own members; empty for a bare list. */
  readonly fields: JsonObject;
  /** null where the run left no dialogue. */
  readonly dialogue: readonly unknown[] | null;
}

/** Why a value is not an SN15 record; undefined when it is one. */
export function whyNotSn15(value: unknown): string | undefined {
  if (isList(value)) return whyNotSteps(value);
  if (!isObject(value)) return "a record must be an object or a list of steps";
  if (isList(value["dialogue"]) || value["dialogue"] === null) return undefined;

  return sideFileOf(value)?.entry ?? whyNoList(value, ["dialogue"], "an object without a dialogue");
}

/** Takes the envelope off; call only for a value that `whyNotSn15` accepts. */
export function shapeOf(value: unknown): Sn15Record {
  if (isList(value)) return { shape: "list", fields: {}, dialogue: value };

  const { dialogue, ...fields } = objectOf(value);
  return { shape: "envelope", fields, dialogue: isList(dialogue) ? dialogue : null };
}

/** True where a run left nothing: no step, and no word on how it ended. Its problem cannot be told either. */
export function isEmpty({ dialogue, fields }: Sn15Record): boolean {
  return (dialogue ?? []).length === 0 && Object.keys(fields).length === 0;
}

// An agent that crashes before its first step leaves an empty list: a file of this source, though it holds nothing.
function whyNotSteps(steps: readonly unknown[]): string | undefined {
  if (steps.length === 0) return undefined;

  const isStep = (step: unknown): boolean =>
    isObject(step) && (isObject(step["completion"]) || isObject(step["extra_info"]));
  return steps.some(isStep) ? undefined : "a list whose items have neither completion nor extra_info";
}
