import { useEffect, useRef, useState } from "react";
import { checkFilter } from "@/lib/query/check-filter";
import type { Mistake } from "@/lib/query/parsed-filter";

/** Typing pause after which a filter that makes sense is applied. */
const PAUSE_MS = 400;

interface FilterDraft {
  text: string;
  mistakes: readonly Mistake[];
  onType: (text: string) => void;
  /** Applies now what can be applied. */
  apply: (text: string) => void;
}

/**
 * The text being typed, ahead of the filter in use. A text with mistakes is never applied,
 * so the rows of the last good filter stay. A filter set from elsewhere replaces the draft.
 */
export function useFilterDraft(applied: string, onApply: (filter: string) => void): FilterDraft {
  const [draft, setDraft] = useState({ text: applied, ahead: applied });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef(applied);
  const text = draft.ahead === applied ? draft.text : applied;
  const checked = checkFilter(text);

  useEffect(() => {
    // What was being typed is not applied over a filter that was set from elsewhere in the pause.
    if (own.current !== applied) clearTimeout(timer.current);
    own.current = applied;
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function apply(next: string) {
    clearTimeout(timer.current);
    if (checkFilter(next).status === "invalid") return setDraft({ text: next, ahead: applied });
    own.current = next.trim();
    setDraft({ text: next, ahead: next.trim() });
    onApply(next.trim());
  }

  function onType(next: string) {
    setDraft({ text: next, ahead: applied });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(next), PAUSE_MS);
  }

  return { text, mistakes: checked.status === "invalid" ? checked.mistakes : [], onType, apply };
}
