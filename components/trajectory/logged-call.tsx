"use client";
import { useMemo } from "react";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import { AttributionBadge } from "@/components/verdict/attribution-badge";
import type { LoggedRow } from "@/lib/domain/call-rows";
import { NO_IDS } from "@/lib/domain/id-mentions";
import { idsBeforeLogged } from "@/lib/domain/ids-in-step";
import { logNumbers } from "@/lib/domain/log-number";
import { readableCall } from "@/lib/domain/readable-call";
import type { Step } from "@/lib/domain/step";
import { visibleName } from "@/lib/domain/visible-text";
import { CallArguments } from "./call-arguments";
import { CallFacts } from "./call-facts";
import { useHorizonIndex } from "./horizon-context";
import { JudgeCut } from "./judge-cut";
import { LogCutMark } from "./log-cut-mark";
import { LoggedResult } from "./logged-result";
import { POINTED } from "./pointed";
import { useReader, useReaderFacts } from "./reader-context";
import { Why, WhyBadge } from "./why-badge";

interface LoggedCallViewProps {
  row: LoggedRow;
  step: Step;
  /** Said under the call, with the reason of who made it. */
  note?: string;
}

/** A call as the proxy recorded it. */
export function LoggedCallView({ row, step: of, note }: LoggedCallViewProps) {
  const { call, dispatch } = row;
  const { index: step } = of;
  const { outline, index } = useReaderFacts();
  const seen = useMemo(
    () => idsBeforeLogged(of, call.order, outline.analysis?.ids ?? NO_IDS, index),
    [of, call.order, outline, index],
  );
  const fold = note ? undefined : `why-log-${call.order}`;
  const horizon = useHorizonIndex();
  const cut = horizon?.paramsCut(call.order);
  const isPointed = useReader((state) => state.focus === step && state.logged === call.order);

  return (
    <div
      data-order={call.order}
      data-cited={isPointed || undefined}
      className={classNames("py-0.5", horizon?.isBeyond(call.order) && "hatched", isPointed && POINTED)}
    >
      <div className="flex items-start gap-2">
        {dispatch ? (
          <Maker dispatch={dispatch} step={step} fold={fold} />
        ) : (
          <Chip tone="quiet" title={visibleName(`${call.method ?? ""} ${call.path}`)}>
            logged
          </Chip>
        )}
        {call.recordKind === "attempt" ? <Chip tone="hollow">try {(call.attempt ?? 0) + 1}</Chip> : null}
        <CallArguments
          call={readableCall(call)}
          step={step}
          place={`line-${call.order}`}
          seenInStep={seen}
          beyondFrom={cut?.end}
        />
        <CallFacts calls={[call]} isNumbered={false} />
      </div>
      {note ? <p className="mt-0.5 text-table text-ink-3">{note}</p> : null}
      {dispatch && fold ? <Why step={step} fold={fold} reasons={[dispatch.reason]} /> : null}
      {/* Not beside the call: in a column there is no room for both. */}
      <p className="text-caption text-ink-3">
        {logNumbers([call.order])}
        {call.nonceStatus ? `, nonce ${visibleName(call.nonceStatus)}` : null}
      </p>
      <JudgeCut cut={cut} of="characters of the parameters" />
      <LogCutMark calls={[call]} />
      <LoggedResult call={call} step={step} />
    </div>
  );
}

interface MakerProps {
  dispatch: NonNullable<LoggedRow["dispatch"]>;
  step: number;
  /** The fold that holds the reason; undefined where it stands in the text anyway. */
  fold: string | undefined;
}

function Maker({ dispatch: { attribution, reason }, step, fold }: MakerProps) {
  const badge = <AttributionBadge attribution={attribution} reason={reason} />;

  return fold === undefined ? (
    badge
  ) : (
    <WhyBadge step={step} fold={fold}>
      {badge}
    </WhyBadge>
  );
}
