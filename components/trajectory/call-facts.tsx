import { formatNumber } from "@/components/ui/format-number";
import type { LoggedCall } from "@/lib/domain/step";

interface CallFactsProps {
  calls: readonly Pick<LoggedCall, "status" | "durationMs" | "attempt" | "errorClass">[];
}

function totalMs(calls: CallFactsProps["calls"]): number | undefined {
  const known = calls.flatMap((call) => (call.durationMs === undefined ? [] : [call.durationMs]));
  return known.length === 0 ? undefined : known.reduce((sum, ms) => sum + ms, 0);
}

function hasFailed(status: number | null | undefined): boolean {
  return status === null || (status !== undefined && status >= 400);
}

/** Status and time as the log recorded them, at the right of a call. */
export function CallFacts({ calls }: CallFactsProps) {
  const ms = totalMs(calls);
  const worst = calls.find((call) => hasFailed(call.status)) ?? calls[0];
  if (!worst) return null;

  return (
    <span className="shrink-0 font-mono text-mono whitespace-nowrap text-ink-3">
      {calls.length > 1 ? `${calls.length} calls ` : null}
      {worst.errorClass ? <span className="text-danger">{worst.errorClass} </span> : null}
      {hasFailed(worst.status) ? (
        <span className="text-danger">✕ {worst.status ?? "no answer"}</span>
      ) : (
        (worst.status ?? null)
      )}
      {ms === undefined ? null : <span> {ms < 10 ? ms.toFixed(ms % 1 === 0 ? 0 : 1) : formatNumber(ms)} ms</span>}
    </span>
  );
}
