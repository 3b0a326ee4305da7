"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CauseRows } from "@/components/judgement/gate-rows";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { Kbd } from "@/components/ui/kbd";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { setGateCauseOptions } from "@/lib/client/gate-cause";
import { revealOptions } from "@/lib/client/review-flow";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { GATE_CAUSE_TEXT, GATE_CAUSES, type GateCause } from "@/lib/domain/gate-cause";
import type { Gate } from "@/lib/domain/judgement";
import type { CauseState } from "./gate-cause";
import { OtherCause } from "./other-cause";

interface CauseQuestionProps {
  commit: string;
  gates: { readonly own: Gate; readonly judged: Gate };
  state: CauseState;
  /** The item that it is about is on screen with this, so digits and Enter answer here. */
  hasKeys: boolean;
  onState: (state: CauseState) => void;
}

/** Why a blind gate differs from the judge's: one digit, or Enter to leave it open. Stored apart from the answer. */
export function CauseQuestion({ commit, gates: { own, judged }, state, hasKeys, onState }: CauseQuestionProps) {
  const client = useQueryClient();
  const storing = useHeardMutation(setGateCauseOptions(commit));
  // A note that was begun before waits, and takes no key of who comes back to look.
  const [isBegun, setBegun] = useState(false);
  const isAsking = state.kind === "asking";
  const written = state.note;
  const place = useRef<HTMLElement>(null);
  const shown = useRef(state.kind);
  useEffect(() => {
    // What was pressed went with the state that it was part of.
    if (shown.current !== state.kind) focusIfLost(place.current);
    shown.current = state.kind;
  }, [state.kind]);

  function store(cause: GateCause, note?: string) {
    if (storing.isPending) return;
    storing.mutate(
      { cause, spans: [], ...(note ? { note } : {}) },
      {
        onSuccess: (saved) => {
          void client.invalidateQueries({ queryKey: revealOptions(commit).queryKey });
          onState({ kind: "stored", cause: saved.cause, note: written });
        },
        onError: (error) => reportFailure("The cause was not stored", error),
      },
    );
  }

  function choose(cause: GateCause | undefined) {
    if (cause === "other") {
      setBegun(true);
      onState({ kind: "noting", note: written });
    } else if (cause) store(cause);
  }

  useHotkeys(
    hasKeys && isAsking
      ? {
          "verdict.choose": (event) => choose(GATE_CAUSES[Number(event.key) - 1]),
          "item.submit": () => onState({ kind: "skipped", note: written }),
        }
      : {},
  );

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Why your gate differs"
      className="rounded-control border border-accent bg-accent-soft/45 p-2.5"
    >
      <p className="font-medium">
        Your gate is {own} {GATE_WORD[own]}, the judge’s {judged} {GATE_WORD[judged]}.
      </p>
      {isAsking ? (
        <div className="mt-1.5 flex flex-col gap-1.5">
          <CauseRows chosen={undefined} hasDigits={hasKeys} onChoose={choose} />
          <p>
            <Button size="small" variant="ghost" onClick={() => onState({ kind: "skipped", note: written })}>
              Skip {hasKeys ? <Kbd keys="Enter" /> : null}
            </Button>
          </p>
        </div>
      ) : null}
      {state.kind === "noting" ? (
        <OtherCause
          note={written}
          isBegun={isBegun}
          isSaving={storing.isPending}
          hasKeys={hasKeys}
          onChange={(note) => onState({ kind: "noting", note })}
          onStore={() => store("other", written.trim())}
          onBack={() => {
            setBegun(false);
            onState({ kind: "asking", note: written });
          }}
        />
      ) : null}
      {state.kind === "stored" ? <Stored cause={state.cause} note={written} /> : null}
      {state.kind === "asking" || state.kind === "noting" ? null : (
        <p className="mt-1">
          <Button size="small" variant="ghost" onClick={() => onState({ kind: "asking", note: written })}>
            {state.kind === "stored" ? "Name another cause" : "Say why"}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Of another reviewer's other cause the note is not here. */
function Stored({ cause, note }: { cause: GateCause; note: string }) {
  if (cause !== "other" || note === "")
    return <p className="text-ink-2">{cause === "other" ? "Other" : GATE_CAUSE_TEXT[cause]}.</p>;

  return (
    <>
      <p className="text-ink-2">{GATE_CAUSE_TEXT.other}.</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>
    </>
  );
}
