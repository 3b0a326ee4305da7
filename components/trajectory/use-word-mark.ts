"use client";
import { useEffect, useEffectEvent } from "react";
import { useReaderFacts } from "./reader-context";

const DIRECTION: Readonly<Record<string, readonly ["backward" | "forward", "word" | "line"]>> = {
  ArrowLeft: ["backward", "word"],
  ArrowRight: ["forward", "word"],
  ArrowUp: ["backward", "line"],
  ArrowDown: ["forward", "line"],
};

/** Arrows move the marked word while mark mode is on; with Shift they make the mark longer. */
function moveMark(event: KeyboardEvent): boolean {
  const direction = DIRECTION[event.key];
  const selection = window.getSelection();
  if (!direction || !selection || event.ctrlKey || event.metaKey || event.altKey) return false;

  if (!event.shiftKey) {
    if (direction[0] === "forward") selection.collapseToEnd();
    else selection.collapseToStart();
    selection.modify("move", ...direction);
    if (direction[0] === "backward") selection.modify("move", "backward", "word");
  }
  selection.modify("extend", event.shiftKey ? direction[0] : "forward", event.shiftKey ? direction[1] : "word");
  return true;
}

function isTag({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
  return /^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey && !repeat;
}

/** While mark mode is on: arrows move by words, a digit tags what is marked, Escape leaves. */
export function useWordMark(onTag: (digit: number) => void): void {
  const { store } = useReaderFacts();
  const tag = useEffectEvent(onTag);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") store.set({ isMarking: false });
      else if (isTag(event)) tag(Number(event.key));
      else if (!moveMark(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [store]);
}
