import { canonicalArgs } from "./canonical-args";
import type { InferenceEntry } from "./log-entries";
import type { ModelCall } from "./model-calls";

/** A tool call that a model asked for and that a dispatch may still carry out. */
export interface Request {
  readonly name: string;
  readonly args?: Readonly<Record<string, unknown>> | undefined;
  /** Equal for equal tool and arguments; undefined when the arguments cannot be read. */
  readonly key: string | undefined;
  /** False for a call without any argument, which every other such call equals. */
  readonly hasArgs: boolean;
  readonly inference: InferenceEntry;
  isUsed: boolean;
}

/**
 * Names a tool with its arguments, so that two of them can be compared at once. Products are recommended in the order in
 * which they were asked for (domain 1.15): in another one it is another answer.
 */
export function callKey(name: string, args: Readonly<Record<string, unknown>>): string {
  return `${name}\n${canonicalArgs(args, name === "recommend_product")}`;
}

/**
 * What one model answer asks for, each wish once: a `<tool_call>` block that repeats a native call is the same
 * call, and of several choices only one can have been used, so equal calls of different choices count once.
 */
export function requestsOf(inference: InferenceEntry): readonly Request[] {
  if (inference.body.kind !== "read") return [];
  const requests: Request[] = [];
  const kept = new Map<string, number>();

  for (const choice of inference.body.choices) {
    const seen = new Map<string, number>();
    for (const request of withoutEchoes(choice.map((call) => requestOf(call, inference)))) {
      const name = request.key ?? request.name;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      if (count <= (kept.get(name) ?? 0)) continue;
      kept.set(name, count);
      requests.push(request);
    }
  }
  return requests;
}

type Candidate = Request & { readonly origin: ModelCall["origin"] };

function requestOf(call: ModelCall, inference: InferenceEntry): Candidate {
  const key = call.args ? callKey(call.name, call.args) : undefined;
  const hasArgs = key !== undefined && key.length > call.name.length + 1;

  return { name: call.name, args: call.args, key, hasArgs, inference, isUsed: false, origin: call.origin };
}

function withoutEchoes(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.every(({ origin }) => origin !== "native")) return candidates;

  const native = new Map<string, number>();
  for (const { key, origin } of candidates) {
    if (origin === "native" && key !== undefined) native.set(key, (native.get(key) ?? 0) + 1);
  }

  return candidates.filter(({ key, origin }) => {
    if (origin === "native" || key === undefined) return true;
    const echoes = native.get(key) ?? 0;
    native.set(key, echoes - 1);
    return echoes <= 0;
  });
}
