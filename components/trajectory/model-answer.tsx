"use client";
import { isResultOpen } from "@/lib/client/reader-store";
import { logNumber } from "@/lib/domain/log-number";
import { modelAnswerText } from "@/lib/domain/model-answer";
import type { LoggedCall } from "@/lib/domain/step";
import { FoldedText } from "./folded-text";
import { useHorizonIndex } from "./horizon-context";
import { LoggedResult } from "./logged-result";
import { useReader, useReaderFacts } from "./reader-context";

interface ModelAnswerProps {
  call: LoggedCall;
  step: number;
  /** How many lines stand there while it is folded. */
  lines?: number;
}

/** What the model itself answered, by the log, or who kept none of it. */
export function ModelAnswer({ call, step, ...fold }: ModelAnswerProps) {
  const { store } = useReaderFacts();
  const place = `log-${call.order}`;
  const isOpen = useReader((state) => isResultOpen(state, step, place));
  const horizon = useHorizonIndex();
  if (call.response === undefined && call.isTruncated) return <LoggedResult call={call} step={step} />;
  if (call.response === undefined) return <>No answer was recorded by the proxy log.</>;
  const text = modelAnswerText(call.response);
  if (text === "") return <>The answer is empty.</>;

  return (
    <div className="inline font-mono text-mono text-ink-2">
      <FoldedText
        text={text}
        title={`Answer to ${logNumber(call.order)}`}
        step={step}
        place={place}
        isOpen={isOpen}
        isSource
        // No judge reads an answer of the log.
        beyondFrom={horizon ? 0 : undefined}
        onToggle={() => store.toggleResult(step, place)}
        {...fold}
      />
    </div>
  );
}
