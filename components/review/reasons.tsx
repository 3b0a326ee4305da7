"use client";
import { useEffect, useId, useRef } from "react";
import { useReader } from "@/components/trajectory/reader-context";
import { classNames } from "@/components/ui/class-names";
import { useWishedFocus } from "@/components/ui/use-wished-focus";
import type { LabelDraft } from "@/lib/domain/label-draft";
import { BackToAnswers } from "./back-to-answers";
import { ReasonRows } from "./reason-rows";
import type { ReviewActions } from "./use-review";

/** The reasons of the answer that is chosen. */
export function Reasons({ actions }: { actions: ReviewActions }) {
  const { draft, setDraft, fault, refused, showWish } = actions;
  const wish = refused?.field === "reason" ? refused.wish : 0;
  const list = useWishedFocus<HTMLFieldSetElement>(wish);
  const id = useId();
  const isMarking = useReader((state) => state.isMarking);
  const shown = useRef(0);
  // A key acts also while the pane is scrolled to something else, or the reasons are below the fold.
  useEffect(() => {
    if (showWish > shown.current) actedOn(list.current, draft.field)?.scrollIntoView({ block: "nearest" });
    shown.current = showWish;
  }, [showWish, draft.field, list]);

  return (
    <fieldset
      ref={list}
      tabIndex={-1}
      aria-invalid={wish > 0}
      aria-describedby={wish > 0 ? id : undefined}
      // Digits and arrows are for the words then. The caps keep their room, so nothing moves.
      className={classNames("flex flex-col rounded-mark", isMarking && "[&_kbd]:invisible")}
    >
      <legend className="mb-1 text-table font-medium">
        Reason {draft.label === "reject" ? null : <span className="font-normal text-ink-3">if you like</span>}
      </legend>
      {draft.field === "reason" ? (
        <p className="-mx-2">
          <BackToAnswers
            onBack={() => {
              setDraft({ ...draft, field: "structure" });
              // The button that was pressed goes, and would let go of the keyboard.
              list.current?.form?.querySelector("fieldset")?.focus();
            }}
          />
        </p>
      ) : null}
      {wish > 0 ? (
        <p id={id} className="mb-1 text-table text-danger">
          {fault}
        </p>
      ) : null}
      <ReasonRows
        label={draft.label}
        chosen={draft.reason}
        hasDigits={draft.field === "reason"}
        onChoose={(reason) =>
          setDraft({ ...draft, reason: draft.reason === reason ? undefined : reason, field: "reason" })
        }
      />
    </fieldset>
  );
}

/** What the next digit chooses from, and of the reasons the one that is chosen: they may be more than there is room for. */
function actedOn(reasons: HTMLFieldSetElement | null, field: LabelDraft["field"]): Element | null | undefined {
  if (field === "structure") return reasons?.form?.querySelector("fieldset");

  return reasons?.querySelector("[aria-pressed=true]") ?? reasons;
}
