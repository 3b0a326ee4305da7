import { ChevronRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { countOf } from "@/components/ui/format-number";
import type { Audit, GuardHit } from "@/lib/contract/splits";
import type { Guard } from "@/lib/leak/audit-pools";
import { type GuardSilence, guardSilence } from "@/lib/leak/guard-silence";
import { AddProtectedLink } from "./add-protected-link";
import { GUARD_LOOK, QUIET_GUARDS } from "./guard-look";
import { HitTable } from "./hit-table";
import { silenceChip, silenceSentence } from "./silence-words";

interface GuardListProps {
  corpus: string;
  audit: Audit;
  /** The guard whose hits are shown. */
  open: Guard | null;
  onOpen: (guard: Guard | null) => void;
  /** What can be done about a guard with hits, beside mending them. */
  actions?: (guard: Guard) => ReactNode;
  /** What people have decided of a guard with hits; it is there also where its hits are folded. */
  note?: (guard: Guard) => ReactNode;
  /** How one hit is mended on the spot. */
  mend?: (hit: GuardHit) => ReactNode;
}

/** What an audit looked for: what blocks first, what forbids nothing last; each guard with hits opens them. */
export function GuardList({ corpus, audit, open, onOpen, actions, note, mend }: GuardListProps) {
  return (
    <ul aria-label="Guards" className="divide-y divide-line border-y border-line">
      {audit.guards
        .toSorted((a, b) => urgency(b) - urgency(a))
        .map((report) => (
          <GuardItem
            key={report.guard}
            corpus={corpus}
            report={report}
            silence={report.count === 0 ? guardSilence(report.guard, audit) : null}
            isOpen={open === report.guard && report.count > 0}
            onToggle={() => onOpen(open === report.guard ? null : report.guard)}
            actions={report.count > 0 ? actions?.(report.guard) : null}
            note={report.count > 0 ? note?.(report.guard) : null}
            mend={mend}
          />
        ))}
    </ul>
  );
}

type Report = Audit["guards"][number];

/** What blocks is not looked for among what does not; those that are alike in that keep their order. */
function urgency({ guard, count, isBlocking, isWaived }: Report): number {
  if (!isBlocking) return QUIET_GUARDS.includes(guard) ? 0 : 1;
  if (count === 0) return 2;

  return isWaived ? 3 : 4;
}

interface GuardItemProps {
  corpus: string;
  report: Report;
  /** Why it has no hit; null with hits. */
  silence: GuardSilence | null;
  isOpen: boolean;
  onToggle: () => void;
  actions: ReactNode;
  note: ReactNode;
  mend: ((hit: GuardHit) => ReactNode) | undefined;
}

function GuardItem({ corpus, report, silence, isOpen, onToggle, actions, note, mend }: GuardItemProps) {
  const id = useId();
  const { name, says, mend: advice } = GUARD_LOOK[report.guard];
  const words = (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="font-medium text-ink">{name}</span>
      <span className="text-table text-ink-2">{silence ? silenceSentence(report.guard, silence) : says}</span>
    </span>
  );

  return (
    <li>
      {silence ? (
        <div className="flex items-center gap-2 py-2 pl-5.5">
          {words}
          {silence.kind === "unasked" && silence.why === "no protected set" ? (
            <AddProtectedLink corpus={corpus} />
          ) : null}
          <SilenceChip silence={silence} />
        </div>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-center gap-2 rounded-control py-2 text-left hover:bg-raised"
        >
          <ChevronRight aria-hidden className={classNames("size-3.5 shrink-0 text-ink-3", isOpen && "rotate-90")} />
          {words}
          <GuardChip report={report} />
        </button>
      )}
      {note ? <div className="pb-2 pl-5.5">{note}</div> : null}
      {isOpen ? (
        <div id={id} className="flex flex-col gap-2 pb-3 pl-5.5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 flex-1 text-ink-2">{advice}</p>
            {actions}
          </div>
          <HitTable corpus={corpus} report={report} mend={mend} />
        </div>
      ) : null}
    </li>
  );
}

function SilenceChip({ silence }: { silence: GuardSilence }) {
  const { isClean, says } = silenceChip(silence);

  return (
    <Chip tone={isClean ? "quiet" : "hollow"} mark={isClean ? "✓" : undefined}>
      {says}
    </Chip>
  );
}

function GuardChip({ report: { guard, count, isBlocking, isWaived } }: { report: Report }) {
  if (QUIET_GUARDS.includes(guard))
    return (
      <Chip tone="quiet">
        {countOf(count, "hit")}, no leak by {count === 1 ? "itself" : "themselves"}
      </Chip>
    );
  if (!isBlocking)
    return (
      <Chip tone="review" mark="!">
        {countOf(count, "hit")} to look at
      </Chip>
    );
  if (isWaived)
    return (
      <Chip tone="subtask" mark="⊘">
        {countOf(count, "hit")}, waived
      </Chip>
    );

  return (
    <Chip tone="danger" mark="✕">
      {countOf(count, "hit")}, {count === 1 ? "blocks" : "block"}
    </Chip>
  );
}
