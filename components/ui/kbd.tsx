"use client";
import { useSyncExternalStore } from "react";

const NAMES: Readonly<Record<string, string>> = {
  Enter: "↵",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

/** One press or a sequence, in the words of a keyboard: `$mod+k`, `g t`, `Shift+J`. */
export function Kbd({ keys }: { keys: string }) {
  const command = useSyncExternalStore(neverChanges, commandKey, () => "Ctrl");

  return (
    <kbd data-keys={keys} className="inline-flex items-center gap-1 font-mono">
      {keys.split(" ").map((press, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the presses of one key never change order
          key={index}
          className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-chip border border-line-strong bg-surface px-1 text-caption text-ink-2 shadow-layer"
        >
          {wordsOf(press, command)}
        </span>
      ))}
    </kbd>
  );
}

function wordsOf(press: string, command: string): string {
  // A plus is the key itself where no name stands before it.
  const parts = press.split(/(?<=\w)\+/);
  const key = parts.at(-1) ?? "";
  // A sign such as ? is already what Shift makes of its key.
  const shown = /^[^\p{L}\p{N}]$/u.test(key) ? parts.filter((part) => part !== "Shift") : parts;

  return shown
    .map(
      (part) =>
        (part === "$mod" ? command : NAMES[part]) ??
        (part.length === 1 && parts.length > 1 ? part.toUpperCase() : part),
    )
    .join(" ");
}

function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl";
}

function neverChanges(): () => void {
  return () => undefined;
}
