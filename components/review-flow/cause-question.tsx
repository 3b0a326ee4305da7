"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { CauseRows } from "@/components/judgement/gate-rows";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { focusIfLost } from "@/components/ui/focus-if-lost";
import { TextArea } from "@/components/ui/input";
import { isSaveChord } from "@/components/ui/is-save-chord";
import { Kbd } from "@/components/ui/kbd";
import { leaveOnEscape } from "@/components/ui/leave-on-escape";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { setGateCauseOptions } from "@/lib/client/gate";
import { revealOptions } from "@/lib/client/review-flow";
import { useHeardMutation } from "@/lib/client/use-heard-mutation";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { GATE_CAUSE_TEXT, GATE_CAUSES, type GateCause } from "@/lib/domain/gate-cause";
import type { Gate } from "@/lib/domain/judgement";
import type { CauseState } from "./gate-cause";

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
          onState({ kind: "stored", cause: saved.cause });
        },
        onError: (error) => reportFailure("The cause was not stored", error),
      },
    );
  }

  function choose(cause: GateCause | undefined) {
    if (cause === "other") {
      setBegun(true);
      onState({ kind: "noting", note: "" });
    } else if (cause) store(cause);
  }

  useHotkeys(
    hasKeys && isAsking
      ? {
          "verdict.choose": (event) => choose(GATE_CAUSES[Number(event.key) - 1]),
          "item.submit": () => onState({ kind: "skipped" }),
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
            <Button size="small" variant="ghost" onClick={() => onState({ kind: "skipped" })}>
              Skip {hasKeys ? <Kbd keys="Enter" /> : null}
            </Button>
          </p>
        </div>
      ) : null}
      {state.kind === "noting" ? (
        <OtherCause
          note={state.note}
          isBegun={isBegun}
          isSaving={storing.isPending}
          onChange={(note) => onState({ kind: "noting", note })}
          onStore={() => store("other", state.note.trim())}
        />
      ) : null}
      {state.kind === "stored" ? <p className="text-ink-2">{GATE_CAUSE_TEXT[state.cause]}.</p> : null}
      {state.kind === "asking" || state.kind === "noting" ? null : (
        <p className="mt-1">
          <Button size="small" variant="ghost" onClick={() => onState({ kind: "asking" })}>
            {state.kind === "stored" ? "Name another cause" : "Say why"}
          </Button>
        </p>
      )}
    </section>
  );
}

interface OtherCauseProps {
  note: string;
  /** By a key or a press just now: what is typed next is the note. */
  isBegun: boolean;
  isSaving: boolean;
  onChange: (note: string) => void;
  onStore: () => void;
}

function OtherCause({ note, isBegun, isSaving, onChange, onStore }: OtherCauseProps) {
  const isEmpty = note.trim() === "";

  return (
    <form
      className="mt-1.5 flex flex-col items-start gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onStore();
      }}
      onKeyDown={(event) => {
        if (!isSaveChord(event)) return;
        event.preventDefault();
        if (!isEmpty) onStore();
      }}
    >
      <Field label="The other cause">
        {(ids) => (
          <TextArea
            {...ids}
            autoFocus={isBegun}
            value={note}
            maxLength={4000}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={leaveOnEscape}
          />
        )}
      </Field>
      <Button type="submit" size="small" disabled={isEmpty || isSaving}>
        Store the cause <Kbd keys="$mod+Enter" />
      </Button>
    </form>
  );
}
