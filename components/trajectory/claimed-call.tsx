"use client";
import { useMemo } from "react";
import { Chip } from "@/components/ui/chip";
import { classNames } from "@/components/ui/class-names";
import type { ReaderState } from "@/lib/client/reader-store";
import { callName } from "@/lib/domain/call-name";
import type { ClaimedRow } from "@/lib/domain/call-rows";
import { argumentsText, plainCall } from "@/lib/domain/call-text";
import { MENTION_TEXT, mentionClass, NO_IDS, type SeenIds } from "@/lib/domain/id-mentions";
import { idsBeforeCall } from "@/lib/domain/ids-in-step";
import type { ReadingMode } from "@/lib/domain/reader-link";
import type { Step } from "@/lib/domain/step";
import { ArgumentChange } from "./argument-change";
import { CallArguments } from "./call-arguments";
import { CallFacts } from "./call-facts";
import { CallOrigin, reasonsOf } from "./call-origin";
import { useHorizonIndex } from "./horizon-context";
import { JudgeCut } from "./judge-cut";
import { LoggedOtherwise } from "./late-answers";
import { LogCutMark, UnseenCallMark } from "./log-cut-mark";
import { LoggedResult } from "./logged-result";
import { POINTED } from "./pointed";
import { useReader, useReaderFacts } from "./reader-context";
import { ResultView } from "./result-view";
import { Reasons, Why } from "./why-badge";

/** A call of the agent's text, with who made it and what the tool answered. */
export function ClaimedCallView({ row, step }: { row: ClaimedRow; step: Step }) {
  const { outline, index } = useReaderFacts();
  const seen = useMemo(
    () => idsBeforeCall(step, row.index, outline.analysis?.ids ?? NO_IDS, index),
    [step, row.index, outline, index],
  );
  const isPointed = useReader(
    (state) =>
      state.focus === step.index && state.range === undefined && (state.call === row.index || standsFor(row, state)),
  );
  const mode = useReader((state) => state.mode);
  const isBesideLog = mode === "columns";
  const changed = row.logged.find((entry) => entry.dispatch?.requestedArgs);
  const logged = isBesideLog ? [] : row.logged.map((entry) => entry.call);
  const reasons = useReasons(row);
  const isByCode = row.logged.some((entry) => entry.dispatch?.attribution === "code");
  const fold = reasons.length === 0 || (isByCode && !changed) ? undefined : `why-call-${row.index}`;

  return (
    <div
      data-claimed={row.index}
      data-cited={isPointed || undefined}
      className={classNames("py-0.5", isPointed && POINTED)}
    >
      <div className="flex items-start gap-2">
        {isBesideLog && !row.isPhantom ? null : <CallOrigin row={row} step={step.index} fold={fold} />}
        {row.call.requestor === "user" ? <Chip tone="quiet">by the user</Chip> : null}
        <CallArguments call={row.call} step={step.index} index={row.index} seenInStep={seen} />
        <CallFacts calls={logged} />
        {row.logged.length > 0 || step.claimed.length === 1 ? null : (
          <span className="shrink-0 text-caption text-ink-3">
            {callName({ step: step.index, call: row.index }, index)}
          </span>
        )}
      </div>
      {changed?.dispatch?.requestedArgs ? (
        <ArgumentChange
          asked={changed.dispatch.requestedArgs}
          sent={changed.call.params ?? {}}
          step={step.index}
          seenInStep={seen}
        />
      ) : null}
      {fold === undefined ? <Reasons reasons={reasons} /> : <Why step={step.index} fold={fold} reasons={reasons} />}
      <ClaimedResult row={row} step={step} />
      {row.call.result ? (
        <LoggedOtherwise row={row} step={step} logged={areLoggedDrawn(row, mode) ? [] : logged} />
      ) : null}
      <UnseenCallMark step={step.index} call={row.index} />
      {isBesideLog ? null : <LogCutMark calls={logged} />}
      <UnseenIds row={row} step={step} seen={seen} />
    </div>
  );
}

/** Whether a link names a logged call that this row alone draws. */
function standsFor(row: ClaimedRow, { logged, mode }: ReaderState): boolean {
  return !areLoggedDrawn(row, mode) && row.logged.some(({ call }) => call.order === logged);
}

/** Whether the logged calls of a row are drawn by themselves, beside it or below it. */
function areLoggedDrawn(row: ClaimedRow, mode: ReadingMode): boolean {
  return mode === "columns" ? !row.isPhantom : mode === "full" && row.logged.length > 1;
}

/** The reasons that are said at the call itself: none where the logged calls beside or below it say their own. */
function useReasons(row: ClaimedRow): readonly string[] {
  const { outline } = useReaderFacts();
  const mode = useReader((state) => state.mode);

  return areLoggedDrawn(row, mode) ? [] : reasonsOf(row, outline.hasLog && outline.analysis !== undefined);
}

function ClaimedResult({ row, step }: { row: ClaimedRow; step: Step }) {
  const { index } = useReaderFacts();
  const cut = useHorizonIndex()?.callCut(step.index, row.index)?.result;
  if (row.call.result)
    return (
      <>
        <ResultView
          result={row.call.result}
          step={step.index}
          call={row.index}
          fold={`call-${row.index}`}
          title={`Result of ${callName({ step: step.index, call: row.index }, index)} of step ${step.index + 1}`}
          cut={cut}
        />
        <JudgeCut cut={cut} />
      </>
    );
  const only = row.logged.length === 1 ? row.logged[0] : undefined;

  return only ? (
    <LoggedResult call={only.call} step={step.index} />
  ) : (
    <p className="mt-1 text-table text-ink-3">The source holds no result for this call.</p>
  );
}

/** Says in words what the red marks in the arguments show. */
function UnseenIds({ row, step, seen }: { row: ClaimedRow; step: Step; seen: SeenIds }) {
  const { outline } = useReaderFacts();
  const ids = outline.analysis?.ids ?? NO_IDS;
  const words = new Set(argumentsText(plainCall(row.call)).match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu));
  const never = [...words].filter((word) => {
    const facts = Object.hasOwn(ids, word) ? ids[word] : undefined;
    return facts && mentionClass(word, facts, { step: step.index, seenInStep: seen }) === "never";
  });
  if (never.length === 0) return null;

  return (
    <p className="mt-0.5 text-table text-danger" title={MENTION_TEXT.never}>
      <span aria-hidden>⚠ </span>
      <span className="font-mono text-mono">{never.join(", ")}</span> {never.length === 1 ? "appears" : "appear"} in no
      result
    </p>
  );
}
