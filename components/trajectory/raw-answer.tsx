"use client";
import { isResultOpen } from "@/lib/client/reader-store";
import { answerWithoutWords } from "@/lib/domain/model-answer";
import type { LoggedCall, Step } from "@/lib/domain/step";
import { useHorizonIndex } from "./horizon-context";
import { ModelAnswer } from "./model-answer";
import { useReader, useReaderFacts } from "./reader-context";
import { SafeText } from "./safe-text";
import { TextAction } from "./text-action";

/** About three lines. */
const CALLS_CHARS = 420;

/**
 * A model's answer while findings are hidden: words that the step says right above are folded in the story, the calls
 * stand as they were written. Nobody says whether they are those that the step claims.
 */
export function RawAnswer({ call, step }: { call: LoggedCall; step: Step }) {
  const { store } = useReaderFacts();
  const place = `log-${call.order}`;
  const isStory = useReader((state) => state.mode === "story");
  const isOpen = useReader((state) => isResultOpen(state, step.index, place));
  const horizon = useHorizonIndex();
  const calls = isStory && !isOpen && !horizon ? answerWithoutWords(step, call) : undefined;
  if (calls === undefined) return <ModelAnswer call={call} step={step.index} />;

  return (
    <>
      answered with the words of this step,{" "}
      <TextAction aria-expanded={false} onClick={() => store.toggleResult(step.index, place)}>
        show all of it
      </TextAction>
      {calls === "" ? null : (
        <div className="font-mono text-mono text-ink-2">
          <SafeText text={calls.slice(0, CALLS_CHARS)} step={step.index} isSource />
          {calls.length > CALLS_CHARS ? " …" : null}
        </div>
      )}
    </>
  );
}
