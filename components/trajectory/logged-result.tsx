"use client";
import { formatNumber } from "@/components/ui/format-number";
import { logNumber } from "@/lib/domain/log-number";
import type { LoggedCall } from "@/lib/domain/step";
import { CutMark } from "./cut-mark";
import { useHorizonIndex } from "./horizon-context";
import { ResultView } from "./result-view";
import { SafeText } from "./safe-text";

/** The body that the proxy recorded, or what it says of one that it cut. */
export function LoggedResult({ call, step }: { call: LoggedCall; step: number }) {
  const horizon = useHorizonIndex();
  if (call.response !== undefined)
    return (
      <>
        <ResultView
          result={{ value: call.response, isError: typeof call.status === "number" && call.status >= 400 }}
          step={step}
          fold={`log-${call.order}`}
          title={`Answer to ${logNumber(call.order)}`}
          cut={horizon ? UNREAD : undefined}
        />
        {horizon && !horizon.isBeyond(call.order) ? <CutMark says={readWords(call, horizon.limits.ids)} /> : null}
      </>
    );
  if (!call.isTruncated) return null;
  const ids = call.resultProductIds ?? [];

  return (
    <CutMark
      says={
        call.responseLength === undefined
          ? "cut by the proxy log"
          : `cut by the proxy log: ${formatNumber(call.responseLength)} characters not kept`
      }
    >
      {ids.length === 0 ? null : (
        <span className="font-mono text-mono">
          <SafeText text={ids.join(" ")} step={step} place={`log-${call.order}`} isSource />
        </span>
      )}
    </CutMark>
  );
}

/** No judge reads an answer of the log. */
const UNREAD = { shown: 0, all: 0, end: 0, items: { whole: 0, isNextCut: false } } as const;

function readWords({ resultProductIds = [] }: LoggedCall, limit: number): string {
  const shown = Math.min(limit, resultProductIds.length);
  if (shown === 0) return "not in the judge’s view: it reads no answer of the log";

  return `not in the judge’s view, except ${formatNumber(shown)} of ${formatNumber(resultProductIds.length)} ids`;
}
