import { isObject } from "@/lib/importers/json-value";

const SIDE_FILES = {
  log: {
    entry: "an entry of a request log, which comes in only inside its run",
    says: "This is the request log of an SN15 run, and a log comes in only inside its run: import the run's output.jsonl or bundles, whose steps hold these calls as extra_info.proxy_calls.",
  },
  counters: {
    entry: "inference counters, which are not imported",
    says: "These are the inference counters of an SN15 run, which are not imported: import the run's output.jsonl or bundles.",
  },
} as const;

/** What a value is that stands in a file beside a run's output and is no record itself; undefined for any other value. */
export function sideFileOf(value: unknown): (typeof SIDE_FILES)[keyof typeof SIDE_FILES] | undefined {
  if (!isObject(value) || "dialogue" in value) return undefined;
  if ("kind" in value && "path" in value) return SIDE_FILES.log;

  return "inference_total" in value && !("status" in value) ? SIDE_FILES.counters : undefined;
}
