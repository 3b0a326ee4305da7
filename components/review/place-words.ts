import type { AnalysisIndex } from "@/lib/domain/analysis-index";
import { callName } from "@/lib/domain/call-name";
import { logNumber } from "@/lib/domain/log-number";

/** A place of evidence: a step, and in it a call of the agent's text or an entry of the flattened log. */
export interface Place {
  readonly step: number;
  readonly call?: number | undefined;
  readonly order?: number | undefined;
}

/** The words of a place, in which a call is named as its row reads: "step 1, logged call 3". */
export function placeWords({ step, call, order }: Place, index: Pick<AnalysisIndex, "byClaim">): string {
  const words = `step ${step + 1}`;
  if (order !== undefined) return `${words}, ${logNumber(order)}`;

  return call === undefined ? words : `${words}, ${callName({ step, call }, index)}`;
}
