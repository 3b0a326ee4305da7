"use client";
import { Chip } from "@/components/ui/chip";
import { AttributionBadge } from "@/components/verdict/attribution-badge";
import type { DispatchFacts } from "@/lib/domain/analysis-index";
import type { ClaimedRow } from "@/lib/domain/call-rows";
import type { Attribution } from "@/lib/domain/verdict";
import { useReaderFacts } from "./reader-context";
import { TextAction } from "./text-action";

interface Origin {
  readonly attribution: Attribution;
  readonly reason: string;
  readonly count: number;
}

function originsOf(dispatches: readonly DispatchFacts[]): readonly Origin[] {
  const kinds = [...new Set(dispatches.map((dispatch) => dispatch.attribution))];
  return kinds.map((attribution) => {
    const made = dispatches.filter((dispatch) => dispatch.attribution === attribution);
    return { attribution, reason: made[0]?.reason ?? "", count: made.length };
  });
}

/** Who carried out a claimed call, by the log. Without a log, or while it is hidden, nothing is said. */
export function CallOrigin({ row }: { row: ClaimedRow }) {
  const { outline, store } = useReaderFacts();
  if (row.isPhantom) return <AttributionBadge attribution="phantom" />;

  const here = row.logged.flatMap((entry) => entry.dispatch ?? []);
  const away = row.elsewhere[0];
  if (here.length === 0 && !away) return outline.hasLog && outline.analysis ? <LocalTool /> : null;

  return (
    <span className="flex shrink-0 items-center gap-1">
      {originsOf([...here, ...row.elsewhere]).map((origin) => (
        <span key={origin.attribution} className="flex items-center gap-0.5">
          <AttributionBadge attribution={origin.attribution} reason={origin.reason} />
          {origin.count > 1 ? <span className="font-mono text-caption text-ink-3">×{origin.count}</span> : null}
        </span>
      ))}
      {away ? (
        <span className="text-caption text-ink-3">
          logged in <TextAction onClick={() => store.goTo({ step: away.step })}>step {away.step + 1}</TextAction>
        </span>
      ) : null}
    </span>
  );
}

function LocalTool() {
  return (
    <Chip tone="quiet" title="This tool never appears in the proxy log">
      not logged
    </Chip>
  );
}
