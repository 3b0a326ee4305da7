import type { ProcessMeasures, Protocol } from "@/lib/domain/process-measures";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import { findingOf } from "./finding-of";

const SENTENCES = {
  no_recommendation: "It recommends nothing",
  several: "It recommends more than once",
  no_terminate: "It recommends and does not terminate",
  out_of_order: "It terminates before it recommends",
} as const satisfies Record<Exclude<Protocol, "kept">, string>;

/** How a session in a shop ended: one recommendation, then terminate. Of several faults the first of the list counts. */
export function endProtocol(
  calls: readonly AgentCall[],
  lastStep: number,
): Pick<ProcessMeasures, "protocol" | "findings"> {
  const recommends = calls.filter(({ claim }) => claim.name === "recommend_product");
  const ends = calls.filter(({ claim }) => claim.name === "terminate");
  const protocol = protocolOf(calls, recommends, ends);
  if (protocol === "kept") return { protocol, findings: [] };

  const shown = { no_recommendation: ends, several: recommends, no_terminate: recommends, out_of_order: ends }[
    protocol
  ];
  const places = shown.length > 0 ? shown.map(placeOf) : [{ step: lastStep }];
  return { protocol, findings: findingOf("protocol", SENTENCES[protocol], places) };
}

function protocolOf(
  calls: readonly AgentCall[],
  recommends: readonly AgentCall[],
  ends: readonly AgentCall[],
): Protocol {
  const [first, second] = recommends;
  const [end] = ends;
  if (first === undefined) return "no_recommendation";
  if (second !== undefined) return "several";
  if (end === undefined) return "no_terminate";

  return calls.indexOf(end) < calls.indexOf(first) ? "out_of_order" : "kept";
}
