"use client";
import { useMemo } from "react";
import {
  type CallRow,
  type ClaimedRow,
  linesOf,
  madeIn,
  type StepCalls,
  type StepLine,
  stepCalls,
} from "@/lib/domain/call-rows";
import type { Step } from "@/lib/domain/step";
import { AttributedCall } from "./attribution-bar";
import { LoggedAway } from "./call-origin";
import { ClaimedCallView } from "./claimed-call";
import { InferenceLine, OtherAnswer } from "./late-answers";
import { LoggedCallView } from "./logged-call";
import { RawCalls } from "./raw-calls";
import { useReader, useReaderFacts } from "./reader-context";
import { sentence } from "./sentence";

const UNCLAIMED = "In the proxy log only: the agent’s text does not mention this call.";

/** The calls of a step, in one column or as claimed beside logged. */
export function StepCallsView({ step }: { step: Step }) {
  const { index, outline } = useReaderFacts();
  const isInColumns = useReader((state) => state.mode === "columns");
  const calls = useMemo(() => stepCalls(step, index), [step, index]);

  if (!outline.analysis) return <RawCalls step={step} calls={calls} areInColumns={isInColumns} />;

  return isInColumns ? <Columns step={step} calls={calls} /> : <Lines step={step} calls={calls} />;
}

function keyOf(line: StepLine): string {
  switch (line.kind) {
    case "claimed":
      return `call-${line.index}`;
    case "logged":
      return `log-${line.logged.call.order}`;
    case "inference":
      return `ask-${line.call.order}`;
  }
}

function Lines({ step, calls }: { step: Step; calls: StepCalls }) {
  return linesOf(calls).map((line) => <Line key={keyOf(line)} line={line} step={step} />);
}

function Line({ line, step }: { line: StepLine; step: Step }) {
  const isFull = useReader((state) => state.mode === "full");

  switch (line.kind) {
    case "claimed":
      return <ClaimedLine row={line} step={step} />;
    case "logged":
      return (
        <AttributedCall made={madeIn(line)}>
          <LoggedCallView row={line.logged} step={step} note={unclaimed(line.logged.dispatch)} />
        </AttributedCall>
      );
    case "inference":
      return isFull ? (
        <InferenceLine call={line.call} step={step.index} />
      ) : (
        <OtherAnswer call={line.call} step={step} />
      );
  }
}

function unclaimed(dispatch: { readonly reason: string } | undefined): string {
  return dispatch ? `${UNCLAIMED} ${sentence(dispatch.reason)}` : UNCLAIMED;
}

/** In full, a call that several logged ones carry out lists them; elsewhere the one that find points to. */
function ClaimedLine({ row, step }: { row: ClaimedRow; step: Step }) {
  const isFull = useReader((state) => state.mode === "full");
  const found = useReader((state) => (state.focus === step.index ? state.foundAt?.place : undefined));
  const isListed = isFull && row.logged.length > 1;
  const isAnswerDrawn = row.logged.length === 1 && !row.call.result;
  const logged = row.logged.filter(
    ({ call: { order } }) => isListed || found === `line-${order}` || (found === `log-${order}` && !isAnswerDrawn),
  );

  return (
    <>
      <AttributedCall made={madeIn(row)}>
        <ClaimedCallView row={row} step={step} />
      </AttributedCall>
      {logged.map((logged) => (
        <AttributedCall key={logged.call.order} made={madeIn({ kind: "logged", logged })}>
          <div className="ml-3 border-l border-line pl-3">
            <LoggedCallView row={logged} step={step} />
          </div>
        </AttributedCall>
      ))}
    </>
  );
}

function Columns({ step, calls }: { step: Step; calls: StepCalls }) {
  if (calls.rows.length === 0 && calls.inferences.length === 0) return null;

  return (
    <div className="mt-1 divide-y divide-line border-y border-line">
      {linesOf(calls).map((line) => (
        <AttributedCall key={keyOf(line)} made={line.kind === "inference" ? [] : madeIn(line)}>
          <div className="grid grid-cols-2 gap-4 py-1">
            <div className="min-w-0">
              <ClaimedSide line={line} step={step} />
            </div>
            <div className="min-w-0">
              {line.kind === "inference" ? (
                <InferenceLine call={line.call} step={step.index} />
              ) : (
                <LoggedSide row={line} step={step} />
              )}
            </div>
          </div>
        </AttributedCall>
      ))}
    </div>
  );
}

function ClaimedSide({ line, step }: { line: StepLine; step: Step }) {
  switch (line.kind) {
    case "claimed":
      return <ClaimedCallView row={line} step={step} />;
    case "logged":
      return <Absent says="not claimed" />;
    case "inference":
      // A question to the model is no call, so none is missing.
      return null;
  }
}

function LoggedSide({ row, step }: { row: CallRow; step: Step }) {
  if (row.kind === "logged") return <LoggedCallView row={row.logged} step={step} />;
  const away = row.elsewhere[0];
  if (row.logged.length === 0 && away) return <LoggedAway dispatch={away} />;
  if (row.logged.length === 0) return <Absent says={row.isPhantom ? "nothing logged: phantom" : "nothing logged"} />;

  return row.logged.map((logged) => (
    <LoggedCallView
      key={logged.call.order}
      row={logged}
      step={step}
      {...(logged.dispatch?.attribution === "code" ? { note: sentence(logged.dispatch.reason) } : {})}
    />
  ));
}

function Absent({ says }: { says: string }) {
  return <p className="py-0.5 text-table text-ink-3">{says}</p>;
}
