"use client";
import { latePart } from "@/components/ui/late-part";
import { isResultOpen } from "@/lib/client/reader-store";
import { valueText } from "@/lib/domain/call-text";
import type { Step, StepRole } from "@/lib/domain/step";
import { FoldedText } from "./folded-text";
import { useHorizonIndex } from "./horizon-context";
import { JudgeCut } from "./judge-cut";
import { useReader, useReaderFacts } from "./reader-context";
import { SafeText } from "./safe-text";

// A thought this long is opened in pieces, as a result is.
const LONG_CHARS = 12_000;

// Few steps have one, and the story does not show it.
const OwnText = latePart(() => import("./own-text").then((module) => module.OwnText));

const SPEAKER = {
  agent: "Agent",
  user: "User",
  system: "System",
  tool: "Tool",
  other: "Event of unknown kind",
} as const satisfies Record<StepRole, string>;

/** What a step thinks and says, as the body text of the page. */
export function StepText({ step }: { step: Step }) {
  return (
    <>
      {step.thought ? <Paragraph step={step} field="thought" text={step.thought} /> : null}
      {step.text !== undefined && (step.text !== "" || step.role !== "agent") ? <Spoken step={step} /> : null}
      {step.rawText === undefined ? null : <OwnText step={step} text={step.rawText} />}
      {step.raw === undefined ? null : <RawEvent step={step} />}
    </>
  );
}

function Paragraph({ step, field, text }: { step: Step; field: "thought" | "text"; text: string }) {
  const { store } = useReaderFacts();
  const isOpen = useReader((state) => isResultOpen(state, step.index, field));
  const cut = useHorizonIndex()?.stepCuts(step.index)?.[field];
  const isLong = text.length > LONG_CHARS || step.role === "system" || step.role === "tool";

  return (
    <div className="mb-1 max-w-160 text-read text-ink">
      {isLong ? (
        <FoldedText
          text={text}
          title={`Text of step ${step.index + 1}`}
          step={step.index}
          field={field}
          isOpen={isOpen}
          beyondFrom={cut?.end}
          onToggle={() => store.toggleResult(step.index, field)}
        />
      ) : (
        <SafeText text={text} step={step.index} field={field} beyondFrom={cut?.end} />
      )}
      <JudgeCut cut={cut} />
    </div>
  );
}

function Spoken({ step }: { step: Step }) {
  const text = step.text ?? "";
  const isResponse = step.role === "agent" && step.thought !== undefined;

  return (
    <div className={isResponse ? "border-l-2 border-line pl-3" : ""}>
      <p className="text-caption font-medium text-ink-3">{isResponse ? "Response" : SPEAKER[step.role]}</p>
      {text === "" ? (
        <p className="text-table text-ink-3">empty message</p>
      ) : (
        <Paragraph step={step} field="text" text={text} />
      )}
    </div>
  );
}

function RawEvent({ step }: { step: Step }) {
  const { store } = useReaderFacts();
  const isOpen = useReader((state) => isResultOpen(state, step.index, "raw"));

  return (
    <div className="my-1 rounded-control border border-line bg-bg px-2.5 py-1.5">
      <p className="text-caption text-ink-3">
        {step.role === "other"
          ? "The record as it came: Assay does not know its shape"
          : "What the source holds here beside the words"}
      </p>
      <div className="font-mono text-mono text-ink-2">
        <FoldedText
          text={valueText(step.raw)}
          title={`Record of step ${step.index + 1}`}
          step={step.index}
          field="result"
          place="raw"
          isOpen={isOpen}
          isSource
          onToggle={() => store.toggleResult(step.index, "raw")}
        />
      </div>
    </div>
  );
}
