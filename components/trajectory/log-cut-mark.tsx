"use client";
import { formatNumber } from "@/components/ui/format-number";
import type { LoggedCall } from "@/lib/domain/step";
import { CutMark } from "./cut-mark";
import { useHorizonIndex } from "./horizon-context";

/** Says that the judge's text of the log ends before a call. */
export function LogCutMark({ calls }: { calls: readonly Pick<LoggedCall, "order">[] }) {
  const horizon = useHorizonIndex();
  if (!horizon || !calls.some((call) => horizon.isBeyond(call.order))) return null;
  const { shown, all } = horizon.log;

  return <CutMark says={`not in the judge’s log, which shows ${formatNumber(shown)} of ${formatNumber(all)} calls`} />;
}

/** Says that the judge's text does not hold a claimed call at all. */
export function UnseenCallMark({ step, call }: { step: number; call: number }) {
  const isUnseen = useHorizonIndex()?.callCut(step, call)?.isUnseen ?? false;
  if (!isUnseen) return null;

  return <CutMark says="not in the judge’s view: the parsed message does not hold this call" />;
}
