"use client";
import { isResultOpen } from "@/lib/client/reader-store";
import { isInference } from "@/lib/domain/call-rows";
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

interface OtherAnswerProps {
  call: LoggedCall;
  step: Step;
}

/**
 * What a model answered that is not what the step says, where it stands among the calls. A step that its model wrote has
 * none. The first of those that are too many has the line before it that opens them.
 */
export function OtherAnswer({ call, step }: OtherAnswerProps) {
  const { store } = useReaderFacts();
  const isFound = useReader((state) => state.focus === step.index && state.foundAt?.place === `log-${call.order}`);
  const isPointed = useReader((state) => state.focus === step.index && state.logged === call.order);
  const isOpen = useReader((state) => isResultOpen(state, step.index, "answers"));
  const { besides, others } = answersOf(step);
  const at = others.indexOf(call.order);
  const isShown = isFound || (at !== -1 && (isOpen || at < MOST_SHOWN));
  const more = others.length - MOST_SHOWN;

  return (
    <>
      {at === MOST_SHOWN ? (
        <p className={`text-caption ${HIGH_ENOUGH}`}>
          <TextAction aria-expanded={isOpen} onClick={() => store.toggleResult(step.index, "answers")}>
            {isOpen ? "Fold the answers" : `${more} more ${more === 1 ? "answer" : "answers"} of the model`}
          </TextAction>
        </p>
      ) : null}
      {isPointed ? <InferenceLine call={call} step={step.index} /> : null}
      {isShown && !isPointed ? <Answer call={call} beside={besides.get(call.order)} step={step.index} /> : null}
    </>
  );
}

interface Answers {
  readonly besides: ReadonlyMap<number, AnswerBeside>;
  /** Orders of those that the story tells, in log order. */
  readonly others: readonly number[];
}

// Each answer of a step asks for all of them, and a step may have hundreds.
const ANSWERS = new WeakMap<Step, Answers>();

function answersOf(step: Step): Answers {
  const known = ANSWERS.get(step);
  if (known) return known;
  const asked = step.logged.filter(isInference);
  const besides = new Map(asked.map((call) => [call.order, answerBeside(step, call)]));
  const others = asked.filter((call) => isLogicalCall(call) && besides.get(call.order)?.kind === "other");
  const answers = { besides, others: others.map(({ order }) => order) };
  ANSWERS.set(step, answers);

  return answers;
}

interface AnswerProps {
  call: LoggedCall;
  beside: AnswerBeside | undefined;
  step: number;
}

function Answer({ call, beside, step }: AnswerProps) {
  const isOpen = useReader((state) => isResultOpen(state, step, `log-${call.order}`));
  const asked = beside?.kind === "other" ? beside.asked : undefined;
  const isSame = beside?.kind === "other" && beside.words === "same";
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
