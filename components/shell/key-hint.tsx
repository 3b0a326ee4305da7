"use client";
import { Kbd } from "@/components/ui/kbd";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { HotkeyId } from "@/lib/client/hotkeys";

/** A key and what it does, at the foot of a list; nothing where the person switched the key off. */
export function KeyHint({ id, word }: { id: HotkeyId; word: string }) {
  const key = useKeyOf(id);

  return key ? (
    <span className="flex items-center gap-1.5">
      <Kbd keys={key} />
      {word}
    </span>
  ) : null;
}
