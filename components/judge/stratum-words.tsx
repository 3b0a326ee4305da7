import { InertText } from "@/components/import/inert-text";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { VerdictBadge } from "@/components/verdict/verdict-badge";
import type { StratumCell } from "@/lib/contract/audit-sample";
import { GATES } from "@/lib/domain/judgement";

/** What its trajectories have in common. */
export function StratumWords({ cell }: { cell: StratumCell }) {
  const gate = GATES.find((candidate) => candidate === cell.gate);
  const isWhole = Object.values(cell).every((value) => value === undefined);

  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      {isWhole ? "All that was judged" : null}
      {gate ? (
        <span className="min-w-32 whitespace-nowrap">
          <span className="text-ink-3">gate</span> <span className="font-mono text-mono">{gate}</span> {GATE_WORD[gate]}
        </span>
      ) : null}
      {cell.verdict ? <VerdictBadge verdict={cell.verdict} /> : null}
      {cell.bucket === undefined ? null : <Named value={cell.bucket} none="no bucket" />}
      {cell.judge_model === undefined ? null : <Named value={cell.judge_model} none="no model named" />}
    </span>
  );
}

function Named({ value, none }: { value: string | null; none: string }) {
  return value === null ? <span className="text-ink-3">{none}</span> : <InertText text={value} />;
}
