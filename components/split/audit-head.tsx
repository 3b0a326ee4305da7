import { CircleAlert, CircleCheck, CircleDashed, OctagonX } from "lucide-react";
import { openPoints } from "@/components/leak-audit/open-points";
import { classNames } from "@/components/ui/class-names";
import { countOf, formatNumber } from "@/components/ui/format-number";
import { TimeText } from "@/components/ui/time-text";
import type { Audit, SplitAudit } from "@/lib/contract/splits";
import { SPLIT_AUDIT_COUNTS } from "@/lib/leak/audit-words";

interface AuditHeadProps {
  audit: Audit;
  /** What the clusters wait for: by clusters that are behind nobody knows that nothing leaks. */
  lag: SplitAudit["lag"];
}

/** What the audit comes to, and what it looked at. Green only where nothing is left to check or to look at. */
export function AuditHead({ audit, lag }: AuditHeadProps) {
  const { at, problems, protectedSets, isBlocked, guards } = audit;
  const blocking = guards.filter(({ isBlocking, count }) => isBlocking && count > 0);
  const hits = blocking.reduce((sum, { count }) => sum + count, 0);
  const open = openPoints(audit);
  const unblocked = unblockedHead(lag, open);
  const Mark = isBlocked ? OctagonX : unblocked.mark;

  return (
    <div className="flex items-start gap-1.5">
      <Mark aria-hidden className={classNames("mt-0.5 size-4 shrink-0", isBlocked ? "text-danger" : unblocked.tone)} />
      <div className="min-w-0">
        <h2 className="text-section">
          {isBlocked
            ? `It leaks: ${countOf(hits, "hit")} of ${countOf(blocking.length, "guard")} ${hits === 1 ? "forbids" : "forbid"} a release`
            : unblocked.title}
        </h2>
        <p className="text-ink-2">
          {countOf(problems, "problem")} with a pool, all of them, with an approved row or without, against each other
          and against {protectedWords(protectedSets)}. {isBlocked || lag !== null ? `${open} ` : ""}
          {SPLIT_AUDIT_COUNTS} Made <TimeText iso={at} />.
        </p>
      </div>
    </div>
  );
}

const CLEAN = { mark: CircleCheck, tone: "text-ok", title: "Nothing leaks: no guard forbids a release" };
const UNKNOWN = {
  ...{ mark: CircleDashed, tone: "text-review" },
  title: "No leak is found yet: the leak clusters are behind",
};

function unblockedHead(lag: AuditHeadProps["lag"], open: string) {
  if (lag !== null) return UNKNOWN;
  if (open === "") return CLEAN;

  return { mark: CircleAlert, tone: "text-subtask", title: `No leak found. ${open}` };
}

function protectedWords(sets: Audit["protectedSets"]): string {
  if (sets.length === 0) return "no protected set: there is none";
  const all = sets.reduce((sum, { problems }) => sum + problems, 0);

  return `${countOf(sets.length, "protected set")} (${formatNumber(all)} ${all === 1 ? "problem" : "problems"})`;
}
