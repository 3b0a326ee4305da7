import { isList, isObject, type JsonObject, listOf, objectOf, textOf } from "@/lib/importers/json-value";
import { readCall } from "@/lib/importers/messages/read-call";
import { joinAnswers } from "@/lib/importers/sn15/join-answers";
import { mapStep } from "@/lib/importers/sn15/map-step";
import type { Sn15Record } from "@/lib/importers/sn15/record-shape";
import type { Formatter } from "./formatters";
import { NO_NOTES, type PythonNotes } from "./parse-python-json";

/** What the judge's code finds in a record, before anything is cut. */
export interface JudgeRecord {
  readonly query: unknown;
  /** Every logged call in file order; those that the formatter reads come first. */
  readonly calls: readonly JsonObject[];
  /** How many of the calls the formatter reads at all. */
  readonly readCalls: number;
  readonly steps: readonly JudgeStep[];
  /** By step of the reader: which of these it is. Messages that were joined to a call are none of the reader's. */
  readonly places: readonly number[];
  /** True where a log beside the dialogue stands in for the one inside. */
  readonly isLogBeside: boolean;
  readonly notes: PythonNotes;
}

export interface JudgeStep {
  /** As the record holds it, white space and all. */
  readonly thought: string;
  readonly tools: readonly JudgeTool[];
}

export interface JudgeTool {
  readonly fields: JsonObject;
  /** Whether a claimed call of the step stands for it. */
  readonly isCall: boolean;
}

/** Finds what the judge's code reads: the message of each step and the logged calls, nothing else. */
export function judgeRecord(
  { dialogue, fields }: Sn15Record,
  formatter: Formatter,
  notes: PythonNotes = NO_NOTES,
): JudgeRecord {
  const steps = dialogue ?? [];
  const beside = listOf(fields["_shadow_proxy_calls"]).flat();
  const buckets = steps.map((step) => listOf(extraInfo(step)["proxy_calls"]).filter(isObject));
  const calls = beside.length > 0 ? beside.filter(isObject) : buckets.flat();

  return {
    query: extraInfo(steps[0])["query"],
    calls,
    readCalls: countRead(formatter, calls.length, buckets[0]?.length ?? 0),
    steps: steps.map(judgeStep),
    places: placesOf(steps),
    isLogBeside: beside.length > 0,
    notes,
  };
}

function placesOf(dialogue: readonly unknown[]): readonly number[] {
  const places = dialogue.map((_, place) => place);
  // Chat messages alone are joined, and few dialogues hold any.
  if (!dialogue.some((step) => isObject(step) && "role" in step)) return places;

  const numbered = dialogue.map((step, place) => ({ ...mapStep(step, place), number: place }));
  return joinAnswers(dialogue, numbered).map(({ number, index }) => number ?? index);
}

function countRead({ log }: Formatter, all: number, first: number): number {
  switch (log) {
    case "none":
      return 0;
    case "first-step":
      return Math.min(first, all);
    case "all-steps":
      return all;
  }
}

function extraInfo(step: unknown): JsonObject {
  return objectOf(objectOf(step)["extra_info"]);
}

function judgeStep(step: unknown): JudgeStep {
  const message = objectOf(objectOf(objectOf(step)["completion"])["message"]);
  const listed = message["tool_call"];
  const items = isList(listed) ? listed : [listed];

  return {
    thought: textOf(message["think"]) ?? "",
    tools: items.filter(isObject).map((fields) => ({ fields, isCall: readCall(fields, "agent") !== undefined })),
  };
}
