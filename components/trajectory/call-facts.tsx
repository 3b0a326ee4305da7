import { formatNumber } from "@/components/ui/format-number";
import { logNumbers } from "@/lib/domain/log-number";
import type { LoggedCall } from "@/lib/domain/step";
import { visibleName } from "@/lib/domain/visible-text";

interface CallFactsProps {
  calls: readonly Pick<LoggedCall, "order" | "status" | "durationMs" | "attempt" | "errorClass">[];
  /** False where the number stands elsewhere. */
  isNumbered?: boolean;
}

function totalMs(calls: CallFactsProps["calls"]): number | undefined {
  const known = calls.flatMap((call) => (call.durationMs === undefined ? [] : [call.durationMs]));
  return known.length === 0 ? undefined : known.reduce((sum, ms) => sum + ms, 0);
}

function hasFailed(status: number | null | undefined): boolean {
  return status === null || (status !== undefined && status >= 400);
}

/** A call that went as usual has nothing to say. */
function statusWords(status: number | null | undefined) {
  if (status === undefined || status === 200) return null;
  if (status === null) return <span className="text-danger">✕ no answer</span>;

  return hasFailed(status) ? <span className="text-danger">✕ HTTP {status}</span> : `HTTP ${status}`;
}

/** What reasons and evidence call the entries of the log, with their time and a status other than 200, at the right of a call. */
export function CallFacts({ calls, isNumbered = true }: CallFactsProps) {
  const ms = totalMs(calls);
  const worst = calls.find((call) => hasFailed(call.status)) ?? calls[0];
  if (!worst) return null;

  return (
    <span className="text-right font-mono text-mono text-ink-3 narrow:shrink-0 narrow:whitespace-nowrap">
      {isNumbered ? (
        <span className="mr-1 font-sans text-caption">{logNumbers(calls.map(({ order }) => order))} </span>
      ) : null}
      {worst.errorClass ? <span className="text-danger">{visibleName(worst.errorClass)} </span> : null}
      {statusWords(worst.status)}
      {ms === undefined ? null : <span> {ms < 10 ? ms.toFixed(ms % 1 === 0 ? 0 : 1) : formatNumber(ms)} ms</span>}
    </span>
  );
}
