"use client";
import { useContext, useMemo } from "react";
import { isResultOpen } from "@/lib/client/reader-store";
import type { ClaimedRow } from "@/lib/domain/call-rows";
import { idsNotLogged } from "@/lib/domain/ids-not-logged";
import { logNumber } from "@/lib/domain/log-number";
import type { LoggedCall, Step } from "@/lib/domain/step";
import { LoggedResult } from "./logged-result";
import { ReaderChunks, useReader, useReaderFacts } from "./reader-context";
import { HIGH_ENOUGH, TextAction } from "./text-action";

const MOST_NAMED = 5;

interface LoggedOtherwiseProps {
  row: ClaimedRow;
  step: Step;
  /** The logged calls whose answers stand nowhere else. */
  logged: readonly LoggedCall[];
}

/** Says that the answer which the agent tells is not the one that came, and shows that. */
export function LoggedOtherwise({ row, step, logged }: LoggedOtherwiseProps) {
  const { index } = useReaderFacts();
  const chunks = useContext(ReaderChunks);
  const ids = useMemo(() => idsNotLogged(row, { step, index, chunks }), [row, step, index, chunks]);
  const more = ids.length - MOST_NAMED;
  if (ids.length === 0) return null;

  return (
    <>
      <p className="mt-0.5 text-table text-danger">
        <span aria-hidden>⚠ </span>
        The log’s answer is another: it does not hold{" "}
        <span className="font-mono text-mono wrap-anywhere">{ids.slice(0, MOST_NAMED).join(", ")}</span>
        {more > 0 ? ` and ${more} more` : null}
      </p>
      <LoggedAnswers logged={logged} step={step.index} fold={`logged-${row.index}`} />
    </>
  );
}

interface LoggedAnswersProps {
  logged: readonly LoggedCall[];
  step: number;
  fold: string;
}

/** One answer as it is, of several a line that opens them. */
function LoggedAnswers({ logged, step, fold }: LoggedAnswersProps) {
  const { store } = useReaderFacts();
  const isOpen = useReader((state) => isResultOpen(state, step, fold)) || logged.length === 1;
  // Where find leads to one, the whole call is drawn below.
  const found = useReader((state) => (state.focus === step ? state.foundAt?.place : undefined));

  return (
    <>
      {logged.length > 1 ? (
        <p className={`mt-0.5 text-table ${HIGH_ENOUGH}`}>
          <TextAction aria-expanded={isOpen} onClick={() => store.toggleResult(step, fold)}>
            {isOpen ? "Fold the log’s answers" : `${logged.length} answers of the log`}
          </TextAction>
        </p>
      ) : null}
      {isOpen
        ? logged.map((call) =>
            found === `log-${call.order}` || found === `line-${call.order}` ? null : (
              <div key={call.order} className="mt-0.5 ml-3 border-l border-line pl-3">
                <p className="text-caption text-ink-3">{logNumber(call.order)} answered</p>
                <LoggedResult call={call} step={step} />
              </div>
            ),
          )
        : null}
    </>
  );
}
