"use client";
import { Fragment } from "react";
import { Chip } from "@/components/ui/chip";
import { ATTRIBUTION_LOOK, AttributionBadge } from "@/components/verdict/attribution-badge";
import type { DispatchFacts } from "@/lib/domain/analysis-index";
import type { ClaimedRow } from "@/lib/domain/call-rows";
import { logNumber } from "@/lib/domain/log-number";
import type { Attribution } from "@/lib/domain/verdict";
import { useReaderFacts } from "./reader-context";
import { TextAction } from "./text-action";
import { WhyBadge } from "./why-badge";

const LOCAL_TOOL = "This tool never appears in the proxy log";

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

function dispatchesOf(row: ClaimedRow): readonly DispatchFacts[] {
  return [...row.logged.flatMap((entry) => entry.dispatch ?? []), ...row.elsewhere];
}

/** Why we say who carried out a claimed call, each reason once; nothing where nothing is said. */
export function reasonsOf(row: ClaimedRow, hasLog: boolean): readonly string[] {
  if (row.isPhantom) return [ATTRIBUTION_LOOK.phantom.says];
  const dispatches = dispatchesOf(row);
  if (dispatches.length === 0) return hasLog ? [LOCAL_TOOL] : [];

  return [...new Set(dispatches.map(({ reason }) => reason))];
}

interface CallOriginProps {
  row: ClaimedRow;
  step: number;
  /** The fold that holds the reasons; undefined where they stand in the text anyway. */
  fold: string | undefined;
}

/** Who carried out a claimed call, by the log. Without a log, or while it is hidden, nothing is said. */
export function CallOrigin({ row, step, fold }: CallOriginProps) {
  const { outline } = useReaderFacts();
  const dispatches = dispatchesOf(row);
  const away = row.elsewhere[0];
  if (!row.isPhantom && dispatches.length === 0 && !(outline.hasLog && outline.analysis)) return null;
  const badges = row.isPhantom ? <AttributionBadge attribution="phantom" /> : <Makers dispatches={dispatches} />;

  return (
    <span className="flex shrink-0 items-center gap-1">
      {fold === undefined ? (
        badges
      ) : (
        <WhyBadge step={step} fold={fold}>
          {badges}
        </WhyBadge>
      )}
      {away ? <LoggedAway dispatch={away} /> : null}
    </span>
  );
}

/** Where a claimed call is logged that its own step does not log. */
export function LoggedAway({ dispatch: { order, step } }: { dispatch: DispatchFacts }) {
  const { store } = useReaderFacts();

  return (
    <span className="text-caption text-ink-3">
      {logNumber(order)} in <TextAction onClick={() => store.goTo({ step, logged: order })}>step {step + 1}</TextAction>
    </span>
  );
}

function Makers({ dispatches }: { dispatches: readonly DispatchFacts[] }) {
  if (dispatches.length === 0)
    return (
      <Chip tone="quiet" title={LOCAL_TOOL}>
        not logged
      </Chip>
    );

  return originsOf(dispatches).map(({ attribution, reason, count }) => (
    <Fragment key={attribution}>
      <AttributionBadge attribution={attribution} reason={reason} />
      {count > 1 ? <span className="font-mono text-caption text-ink-3">×{count}</span> : null}
    </Fragment>
  ));
}
