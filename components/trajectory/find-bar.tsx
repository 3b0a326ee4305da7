"use client";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { takeTyped } from "@/lib/client/typed-ahead";
import { useHotkeys } from "@/lib/client/use-hotkeys";
import { cardHit } from "@/lib/domain/card-hit";
import type { FindHit } from "@/lib/domain/find-in-steps";
import { SPAN_FIELDS } from "@/lib/domain/label";
import { foundPlace } from "./found-place";
import { foundWords } from "./found-words";
import { useReader, useReaderFacts } from "./reader-context";
import { useFind } from "./use-find";
import type { Reading } from "./use-reading";

type Direction = 1 | -1;

/** Find in all steps of the trajectory; says how far it has searched. */
export function FindBar({ sought, bodies }: Pick<Reading, "sought" | "bodies">) {
  const { outline, store } = useReaderFacts();
  const found = useFind(sought, bodies);
  const { hits } = found;
  const text = useReader((state) => state.findText);
  const last = useReader((state) => state.found);
  // By what it is, since hits come in before it while steps are searched, and others count in another mode.
  const at = last ? hits.findIndex((hit) => isSame(hit, last)) : -1;
  const total = outline.steps.length;
  const close = store.stopFinding;
  const closeKey = useKeyOf("step.find-close");
  // The hits are still those of what stood in the box before, or none is found yet.
  const isBehind = sought.text !== text.trim() || (hits.length === 0 && found.searched < total);
  const wish = useRef<{ readonly text: string; readonly direction: Direction }>(undefined);
  useHotkeys({ "step.find-close": close });

  useLayoutEffect(() => {
    const ahead = takeTyped().text.replaceAll("\n", "");
    if (ahead !== "") store.set({ findText: store.get().findText + ahead });
  }, [store]);

  const goAsWished = useEffectEvent(() => {
    if (wish.current?.text === text) go(wish.current.direction);
    wish.current = undefined;
  });
  useEffect(() => {
    if (!isBehind) goAsWished();
  }, [isBehind]);

  function go(direction: Direction) {
    if (isBehind) wish.current = { text, direction };
    if (isBehind || hits.length === 0) return;
    const start = at === -1 ? startOf(direction) : at + direction;
    const next = (start + hits.length) % hits.length;
    const hit = hits[next];
    if (hit) show(hit);
  }

  /** The first press goes to the hit nearest to where the person reads. */
  function startOf(direction: Direction): number {
    const { focus } = store.get();
    const ahead = hits.findIndex((hit) => hit.step >= focus);
    if (direction === 1) return ahead === -1 ? 0 : ahead;
    return ahead - 1;
  }

  function show(hit: FindHit) {
    const { step, call, start, end } = hit;
    const place = foundPlace(hit);
    const field = SPAN_FIELDS.find((name) => name === hit.field);
    store.goTo({
      step,
      call,
      range: field && { field, start, end },
      foundAt: place === undefined ? undefined : { place, start, end },
      found: { ...hit, inCards: cardHit },
    });
  }

  return (
    <search className="flex h-10 shrink-0 items-center gap-1 border-b border-line bg-raised px-4 narrow:px-6">
      <div className="w-72 min-w-0">
        <Input
          autoFocus
          aria-label="Find in the trajectory"
          placeholder="Find in the trajectory"
          value={text}
          onChange={(event) => store.findFor(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === "Enter") go(event.shiftKey ? -1 : 1);
            if (event.key === "Escape") close();
          }}
        />
      </div>
      <IconButton label="Previous hit" keys="Shift+Enter" onClick={() => go(-1)}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton label="Next hit" keys="Enter" onClick={() => go(1)}>
        <ChevronDown aria-hidden />
      </IconButton>
      <p aria-live="polite" className="min-w-0 flex-1 truncate px-1 text-table text-ink-2">
        {text.trim() === "" ? null : foundWords(found, at, total)}
      </p>
      <IconButton label="Close find" keys={closeKey} onClick={close}>
        <X aria-hidden />
      </IconButton>
    </search>
  );
}

function isSame(a: FindHit, b: FindHit): boolean {
  return a.step === b.step && a.field === b.field && a.call === b.call && a.order === b.order && a.start === b.start;
}
