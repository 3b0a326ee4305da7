import type { ClaimedCall, ToolResult } from "@/lib/domain/step";
import { idOf, isObject, type JsonObject, listOf, textOf } from "@/lib/importers/json-value";
import { createResultPairing } from "@/lib/importers/messages/pair-results";
import type { Spelling } from "@/lib/importers/parse-spelt";

export interface ObservedCalls {
  readonly calls: readonly ClaimedCall[];
  /** Observations that answer none of them. */
  readonly unpaired: number;
}

/**
 * Calls with the results that stand beside them, in `message.obs` (a list of {tool_call_id, results}), as ShoppingBench
 * writes them. A result that stands in the call itself counts before one of these.
 *
 * @param spelling - of the record
 */
export function withObservations(
  calls: readonly ClaimedCall[],
  message: JsonObject,
  spelling?: Spelling,
): ObservedCalls {
  const observations = listOf(message["obs"]).filter(isObject);
  if (observations.length === 0) return { calls, unpaired: 0 };

  // Equal calls share an id, so the order decides between them.
  const pairing = createResultPairing();
  const open = pairing.open(calls);
  const unpaired = observations.filter(
    (observation) => !pairing.answer(resultsOf(observation, spelling), idOf(observation["tool_call_id"])),
  ).length;

  return {
    calls: calls.map((call, index) => {
      const result = call.result ?? open[index]?.result;
      return result === undefined ? call : { ...call, result };
    }),
    unpaired,
  };
}

/** The answer that a member holds. A tool says in the member `error` of its own what went wrong. */
export function toolResult(holder: JsonObject, name: string, spelling: Spelling | undefined): ToolResult {
  const value = holder[name];
  const json = spelling?.numberAt(holder, name);

  return {
    value,
    ...(json === undefined ? {} : { json }),
    isError: isObject(value) && (textOf(value["error"]) ?? "").trim() !== "",
  };
}

function resultsOf(observation: JsonObject, spelling: Spelling | undefined): ToolResult {
  const name = ["results", "result"].find((key) => (observation[key] ?? undefined) !== undefined);

  return name === undefined ? { value: null, isError: false } : toolResult(observation, name, spelling);
}
