"use client";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/input";
import { isSending, takeTyped } from "@/lib/client/typed-ahead";
import type { KeptComment } from "./use-kept-comment";

interface CommentFormProps {
  /** Name of the box for screen readers. */
  label: string;
  text?: string;
  /** Anything new brings the keyboard back to a box that is open. */
  asked?: object;
  /** Keeps what is typed over a reload. */
  kept?: KeptComment;
  /** What was saved out of the box that is still open: it goes, and what was typed behind it stays. */
  saved?: { readonly body: string } | undefined;
  isSaving: boolean;
  onSave: (body: string) => void;
  onCancel: () => void;
}

/** A box that takes the keyboard at once. Ctrl and Enter save, Escape leaves; neither reaches the answer. */
export function CommentForm({ label, text = "", asked, kept, saved, isSaving, onSave, onCancel }: CommentFormProps) {
  const [body, setBody] = useState(text);
  const change = (next: string) => {
    setBody(next);
    kept?.keep(next);
  };
  const whenOpen = useEffectEvent((ahead: string) => {
    const before = text + (kept?.read() ?? "");
    if (ahead !== "") change(before + ahead);
    else if (before !== text) setBody(before);
  });
  const whenSent = useEffectEvent((ahead: string) => {
    const before = text + (kept?.read() ?? "");
    // What was sent before the box came is a comment of its own; what was kept here waits for its turn behind it.
    change(before === "" ? ahead : `${ahead.trim()}\n${before}`);
    onSave(ahead.trim());
  });
  useLayoutEffect(() => {
    const ahead = takeTyped();
    if (ahead.isSent) whenSent(ahead.text);
    else whenOpen(ahead.text);
  }, []);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  const cut = useEffectEvent((one: string) => change(restOf(body, one)));
  // Saved before this box came is no part of it.
  const before = useRef(saved);
  useEffect(() => {
    if (saved && saved !== before.current) cut(saved.body);
    before.current = saved;
  }, [saved]);
  const trimmed = body.trim();
  const save = () => {
    if (trimmed !== "" && !isSaving) onSave(trimmed);
  };

  return (
    <form
      ref={passToStep}
      className="flex flex-col gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        ref={box}
        aria-label={label}
        autoFocus
        value={body}
        maxLength={4000}
        placeholder="Ctrl and Enter save, Esc leaves"
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          const isChord = isSending(event);
          if (event.nativeEvent.isComposing || (!isChord && event.key !== "Escape")) return;
          event.preventDefault();
          event.stopPropagation();
          event.nativeEvent.stopImmediatePropagation();
          if (!isChord) onCancel();
          else if (!event.repeat) save();
        }}
      />
      <span className="flex gap-2">
        <Button type="submit" size="small" disabled={trimmed === "" || isSaving}>
          Save comment
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        {kept && trimmed !== "" ? <span className="self-center text-caption text-ink-3">Not saved yet.</span> : null}
      </span>
    </form>
  );
}

/**
 * Whoever was in it reads on at the step in focus, as after find, and where they scrolled to. Only once the screen is drawn:
 * another box may have taken the keyboard by then.
 */
function passToStep(form: HTMLElement | null): () => void {
  return () => {
    if (!form?.contains(document.activeElement)) return;
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const step = document.querySelector<HTMLElement>("article[aria-current=step]") ?? document.getElementById("main");
      step?.focus({ preventScroll: true });
    });
  };
}

/** What was typed on behind a comment while it was being saved. */
export function restOf(typed: string, saved: string): string {
  const text = typed.trimStart();

  return text.startsWith(saved) ? text.slice(saved.length).trimStart() : typed;
}
