"use client";
import { useMemo } from "react";
import { isResultOpen } from "@/lib/client/reader-store";
import { callText } from "@/lib/domain/call-text";
import { type AnswerBeside, answerBeside } from "@/lib/domain/model-answer";
import type { LoggedCall, Step } from "@/lib/domain/step";
import { isLogicalCall } from "@/lib/filter/catalogue";
import { CallFacts } from "./call-facts";
import { InferenceLine } from "./inference-line";
import { ModelAnswer } from "./model-answer";
import { useReader, useReaderFacts } from "./reader-context";
import { SafeText } from "./safe-text";
import { HIGH_ENOUGH, TextAction } from "./text-action";

/** Scripts ask a model dozens of times in a step. */
const MOST_SHOWN = 3;
/** Calls of an answer whose words are known: about a line. */
const CALL_CHARS = 140;

interface OtherAnswersProps {
  calls: readonly LoggedCall[];
  step: Step;
}

/** What a model answered that is not what the step says, a line each. A step that its model wrote has none. */
export function OtherAnswers({ calls, step }: OtherAnswersProps) {
  const { store } = useReaderFacts();
  const found = useReader((state) => (state.focus === step.index ? state.foundAt?.place : undefined));
  const pointed = useReader((state) => (state.focus === step.index ? state.logged : undefined));
  const isOpen = useReader((state) => isResultOpen(state, step.index, "answers"));
  const answers = useMemo(() => calls.map((call) => ({ call, beside: answerBeside(step, call) })), [calls, step]);
  const others = answers.filter(({ call, beside }) => isLogicalCall(call) && beside.kind === "other");
  const first = isOpen ? others : others.slice(0, MOST_SHOWN);
  const shown = answers.filter(
    (answer) => first.includes(answer) || answer.call.order === pointed || found === `log-${answer.call.order}`,
  );
  const more = others.length - MOST_SHOWN;

  return (
    <>
      {shown.map(({ call, beside }) =>
        call.order === pointed ? (
          <InferenceLine key={call.order} call={call} step={step.index} />
        ) : (
          <OtherAnswer key={call.order} call={call} beside={beside} step={step.index} />
        ),
      )}
      {more > 0 ? (
        <p className={`text-caption ${HIGH_ENOUGH}`}>
          <TextAction aria-expanded={isOpen} onClick={() => store.toggleResult(step.index, "answers")}>
            {isOpen ? "Fold the answers" : `${more} more ${more === 1 ? "answer" : "answers"} of the model`}
          </TextAction>
        </p>
      ) : null}
    </>
  );
}

interface OtherAnswerProps {
  call: LoggedCall;
  beside: AnswerBeside;
  step: number;
}

function OtherAnswer({ call, beside, step }: OtherAnswerProps) {
  const isOpen = useReader((state) => isResultOpen(state, step, `log-${call.order}`));
  const asked = beside.kind === "other" ? beside.asked : undefined;
  const isSame = beside.kind === "other" && beside.words === "same";
  const calls = isSame && !isOpen ? (asked ?? []).map(callText).join(" ") : "";

  return (
    <div data-order={call.order} className="flex items-baseline gap-2 py-0.5 text-caption text-ink-3">
      <div className="min-w-0 flex-1">
        the model answered{isSame ? " the same words" : null}
        {asked?.length === 0 ? ", asking for no call" : null}
        {calls === "" ? null : (
          <>
            , asking for{" "}
            <span className="font-mono text-mono text-ink-2">
              <SafeText text={calls.slice(0, CALL_CHARS)} step={step} isSource />
              {calls.length > CALL_CHARS ? " …" : null}
            </span>
          </>
        )}
        {isSame && !isOpen ? null : (
          <>
            : <ModelAnswer call={call} step={step} lines={1} />
          </>
        )}
      </div>
      <CallFacts calls={[call]} />
    </div>
  );
}
