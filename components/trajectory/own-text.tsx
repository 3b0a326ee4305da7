"use client";
import { isResultOpen } from "@/lib/client/reader-store";
import type { Step } from "@/lib/domain/step";
import { FoldedText } from "./folded-text";
import { useHorizonIndex } from "./horizon-context";
import { useReader, useReaderFacts } from "./reader-context";
import { useCited } from "./use-cited";

/**
 * The model's own text where it is not what the parsed parts make up. In the story it is drawn where no part could be
 * read, and where something points to it.
 */
export function OwnText({ step, text }: { step: Step; text: string }) {
  const { store } = useReaderFacts();
  const isFull = useReader((state) => state.mode === "full");
  // Before it had a name of its own it was cited by that of what the step says, so words beyond that are here.
  const current = useReader(({ focus, range }) =>
    focus === step.index && range?.field === "text" && range.start >= (step.text ?? "").length ? range : undefined,
  );
  const cite = { step: step.index, field: "own_text", current } as const;
  const fold = current ? "text" : "own_text";
  const isOpen = useReader((state) => isResultOpen(state, step.index, fold));
  const isCited = useCited(cite) !== undefined;
  const horizon = useHorizonIndex();
  const isAlone = !step.thought && !step.text && step.claimed.length === 0 && step.raw === undefined;
  if (!isFull && !isCited && !isAlone) return null;

  return (
    <div className="my-1 rounded-control border border-dashed border-edge px-2.5 py-1.5">
      <p className="text-caption text-ink-3">
        The model’s own text, {isAlone ? "of which no part could be read" : "which the parts above do not make up"}
      </p>
      <div className="font-mono text-mono text-ink-2">
        <FoldedText
          text={text}
          title={`Own text of step ${step.index + 1}`}
          {...cite}
          isOpen={isOpen}
          // No judge reads it.
          beyondFrom={horizon ? 0 : undefined}
          onToggle={() => store.toggleResult(step.index, fold)}
        />
      </div>
    </div>
  );
}
