import type { Span } from "@/lib/domain/label";
import type { CallCut, HorizonCuts } from "./horizon-cuts";

/** Whether the judge did not read the whole of a cited part: what it decides on may be what was cut. */
export function isBeyondHorizon({ steps }: Pick<HorizonCuts, "steps">, span: Span): boolean {
  const cuts = steps.find((one) => one.step === span.step);
  const call = cuts?.calls.find((one) => one.call === span.call);

  switch (span.field) {
    case "thought":
      return isCut(cuts?.thought, span);
    case "text":
      return isCut(cuts?.text, span);
    case "call":
      return call?.isUnseen === true;
    case "result":
      return isResultCut(call, span);
    case "own_text":
      // A judge reads the parts alone.
      return true;
  }
}

function isCut(cut: { readonly end: number } | undefined, span: Span): boolean {
  return cut !== undefined && span.end > cut.end;
}

function isResultCut(call: CallCut | undefined, span: Span): boolean {
  return call?.isUnseen === true || isCut(call?.result, span);
}
