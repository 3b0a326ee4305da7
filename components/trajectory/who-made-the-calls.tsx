"use client";
import { classNames } from "@/components/ui/class-names";
import { ATTRIBUTION_LOOK } from "@/components/verdict/attribution-badge";
import type { OutlineAnalysis } from "@/lib/contract/outline";
import { ATTRIBUTIONS } from "@/lib/domain/verdict";
import { ATTRIBUTION_FILL, ATTRIBUTION_INK } from "./attribution-bar";

const KINDS = [...ATTRIBUTIONS, "phantom"] as const;

interface WhoMadeTheCallsProps {
  analysis: Pick<OutlineAnalysis, "attribution">;
  hasLog: boolean;
}

/** Dispatches by who made them, as a bar and as numbers. */
export function WhoMadeTheCalls({ analysis: { attribution }, hasLog }: WhoMadeTheCallsProps) {
  const made = KINDS.flatMap((kind) => (attribution[kind] ? [{ kind, count: attribution[kind] }] : []));
  const dispatches = made.filter(({ kind }) => kind !== "phantom");

  return (
    <section aria-label="Who made the calls" className="px-3.5">
      <h2 className="mb-1.5 text-caption font-semibold text-ink-2">Who made the calls</h2>
      {hasLog ? null : (
        <p className="text-table text-ink-3">
          No proxy log came with this record, so nobody can prove who made a call.
        </p>
      )}
      {hasLog && made.length === 0 ? (
        <p className="text-table text-ink-3">The log holds no call to a catalogue tool.</p>
      ) : null}
      {dispatches.length === 0 ? null : (
        <div aria-hidden className="mb-1.5 flex h-2 gap-px overflow-hidden rounded-mark">
          {dispatches.map(({ kind, count }) => (
            <span key={kind} className={ATTRIBUTION_FILL[kind]} style={{ flexGrow: count }} />
          ))}
        </div>
      )}
      <ul>
        {made.map(({ kind, count }) => (
          <li key={kind} title={ATTRIBUTION_LOOK[kind].says} className="flex items-center gap-2 py-px">
            <span aria-hidden className={classNames("w-3 text-center", ATTRIBUTION_INK[kind])}>
              {ATTRIBUTION_LOOK[kind].mark}
            </span>
            <span className="flex-1 text-ink-2">{kind}</span>
            <span className="font-mono text-mono font-semibold">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
