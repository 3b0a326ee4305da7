import type { ArgumentDifference } from "@/lib/domain/argument-differences";
import { visibleName } from "@/lib/domain/visible-text";
import { DiffLegend, DiffWords } from "./diff-words";

const SAYS = { removed: "Asked for by the model", added: "Sent by code" } as const;

/** The arguments that differ, word by word. */
export function ArgumentComparison({ differences }: { differences: readonly ArgumentDifference[] }) {
  return (
    <div className="mt-1 rounded-control border border-line bg-bg px-2.5 py-1.5">
      <DiffLegend says={SAYS} />
      <dl className="font-mono text-mono">
        {differences.map((difference) => (
          <div key={difference.name} className="flex gap-3 py-0.5">
            <dt className="w-24 shrink-0 truncate text-ink-3">{visibleName(difference.name)}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink-2">
              <DiffWords before={difference.asked ?? ""} after={difference.sent ?? ""} says={SAYS} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
