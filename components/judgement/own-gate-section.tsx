"use client";
import { X } from "lucide-react";
import { CiteSelection } from "@/components/review/cite-selection";
import { NoteField } from "@/components/review/note-field";
import { PaneSection } from "@/components/review/pane-section";
import { QuotedWords } from "@/components/review/quoted-words";
import { useReader } from "@/components/trajectory/reader-context";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { isSaveChord } from "@/components/ui/is-save-chord";
import { Kbd } from "@/components/ui/kbd";
import { useWishedFocus } from "@/components/ui/use-wished-focus";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { useMay } from "@/lib/client/use-me";
import { useRefusal } from "@/lib/client/use-refusal";
import type { GateReview } from "@/lib/contract/judge-audit";
import {
  chooseGate,
  citeInGate,
  type GateDraft,
  gateDraftFault,
  isGateComplete,
  spanKey,
} from "@/lib/domain/gate-draft";
import { GateConflictNotice } from "./gate-conflict";
import { CauseRows, GateRows } from "./gate-rows";
import { StandingGate } from "./standing-gate";
import type { OwnGateActions } from "./use-own-gate";

interface OwnGateSectionProps {
  review: GateReview;
  actions: OwnGateActions;
}

/** A person's own first failing gate, with the judge in sight. */
export function OwnGateSection({ review, actions }: OwnGateSectionProps) {
  const { draft, conflict } = actions;

  return (
    <PaneSection title="Your gate" aside={review.gate === null ? "not given yet" : "beside the judge’s"}>
      {conflict ? <GateConflictNotice conflict={conflict} actions={actions} /> : null}
      <StandingGate review={review} isSaving={actions.isSaving} onTakeBack={actions.takeBack} />
      {draft ? <GateForm draft={draft} actions={actions} /> : <OpenGate review={review} actions={actions} />}
    </PaneSection>
  );
}

function OpenGate({ review, actions }: OwnGateSectionProps) {
  const key = useKeyOf("verdict.gate");
  const refusal = useRefusal("label");
  const maySettle = useMay("adjudicate");
  const isSettled = review.source === "agreed" || review.source === "adjudicated";
  if (refusal) return <p className="text-ink-3">{refusal}</p>;
  if (isSettled && !maySettle)
    return <p className="text-ink-3">What several people settled a lead can change. You can leave a comment.</p>;

  return (
    <Button onClick={actions.open}>
      {review.gate === null ? "Give your gate" : "Give another gate"} {key ? <Kbd keys={key} /> : null}
    </Button>
  );
}

interface GateFormProps {
  draft: GateDraft;
  actions: OwnGateActions;
}

function GateForm({ draft, actions }: GateFormProps) {
  const { judged, setDraft, answer, isSaving } = actions;
  const box = useWishedFocus(actions.noteWish);
  // While words are marked the digits tag them.
  const hasDigits = useReader(({ isMarking }) => !isMarking);
  const fault = gateDraftFault(draft);

  return (
    <form
      ref={showInPane}
      aria-label="Your gate"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        actions.save();
      }}
      onKeyDown={(event) => {
        if (!isSaveChord(event)) return;
        event.preventDefault();
        actions.save();
      }}
    >
      <GateRows
        chosen={draft.gate}
        hasDigits={hasDigits && draft.field === "gate"}
        onChoose={(gate) => answer(chooseGate(draft, gate, judged))}
      />
      {draft.field === "cause" ? (
        <div ref={showInPane}>
          <CauseRows chosen={draft.cause} hasDigits={hasDigits} onChoose={(cause) => answer({ ...draft, cause })} />
        </div>
      ) : null}
      <CitedSpans draft={draft} onChange={setDraft} />
      <NoteField note={draft.note} hint={<NoteHint />} box={box} onChange={(note) => setDraft({ ...draft, note })} />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={fault !== undefined || isSaving}>
          {isSaving ? "Saving" : saveWords(draft)} <Kbd keys="Enter" />
        </Button>
        <Button variant="ghost" onClick={() => setDraft(undefined)}>
          Cancel
        </Button>
      </div>
      {draft.gate !== undefined && fault ? <p className="text-table text-ink-3">{fault}</p> : null}
    </form>
  );
}

function saveWords(draft: GateDraft): string {
  return draft.field === "cause" && !isGateComplete(draft) ? "Save without a cause" : "Save gate";
}

/** Keys may open it below the fold. */
function showInPane(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: "nearest" });
}

function CitedSpans({ draft, onChange }: { draft: GateDraft; onChange: (draft: GateDraft) => void }) {
  return (
    <>
      {draft.spans.length === 0 ? null : (
        <ul aria-label="What you cite" className="flex flex-col gap-1">
          {draft.spans.map((span) => (
            <li
              key={spanKey(span)}
              className="flex items-start gap-1 rounded-control border border-line bg-bg py-1 pr-1 pl-2.5 text-table"
            >
              <div className="min-w-0 flex-1">
                <QuotedWords span={span} />
              </div>
              <IconButton
                label="Do not cite this"
                onClick={() => onChange({ ...draft, spans: draft.spans.filter((one) => one !== span) })}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <CiteSelection onCite={(span) => onChange(citeInGate(draft, span))} />
    </>
  );
}

/** With the keys as they act now; one that is switched off is not named. */
function NoteHint() {
  const mark = useKeyOf("span.mark");
  const cite = useKeyOf("verdict.note");
  if (!mark || !cite) return null;

  return (
    <>
      <Kbd keys={mark} /> marks words, <Kbd keys={cite} /> cites them. What the judge could not read is filed as a fault
      of the pipeline.
    </>
  );
}
