"use client";
import { isResultOpen } from "@/lib/client/reader-store";
import type { Step } from "@/lib/domain/step";
import { FoldedText } from "./folded-text";
import { useReader, useReaderFacts } from "./reader-context";

/** The model's own text where it is not what the parsed parts make up. */
export function OwnText({ step, text }: { step: Step; text: string }) {
  const { store } = useReaderFacts();
  const isFull = useReader((state) => state.mode === "full");
  const isOpen = useReader((state) => isResultOpen(state, step.index, "tagged"));
  const isFound = useReader((state) => state.focus === step.index && state.foundAt?.place === "tagged");
  if (!isFull && !isFound) return null;

  return (
    <div className="my-1 rounded-control border border-dashed border-edge px-2.5 py-1.5">
      <p className="text-caption text-ink-3">The model’s own text, which the parts above do not make up</p>
      <div className="font-mono text-mono text-ink-2">
        <FoldedText
          text={text}
          title={`Own text of step ${step.index + 1}`}
          step={step.index}
          field="text"
          place="tagged"
          isOpen={isOpen}
          onToggle={() => store.toggleResult(step.index, "tagged")}
        />
      </div>
    </div>
  );
}
