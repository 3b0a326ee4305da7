const NAMES: Readonly<Record<string, string>> = {
  Enter: "↵",
  Escape: "Esc",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  $mod: "Ctrl",
};

/** One press or a sequence, in the words of a keyboard: `$mod+k`, `g t`, `Shift+J`. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className="inline-flex items-center gap-1 font-mono">
      {keys.split(" ").map((press, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the presses of one key never change order
          key={index}
          className="inline-flex h-4.5 min-w-4.5 items-center justify-center rounded-chip border border-line-strong bg-surface px-1 text-caption text-ink-2 shadow-layer"
        >
          {press
            .split("+")
            .map((part) => NAMES[part] ?? part)
            .join(" ")}
        </span>
      ))}
    </kbd>
  );
}
