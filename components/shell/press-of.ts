const BARE = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Dead", "Process", "Unidentified"]);
const MODIFIERS = { $mod: ["ctrlKey", "metaKey"], Alt: ["altKey"] } as const;

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The pattern of a key press in the words of the key table; undefined for a modifier alone. */
export function pressOf(press: Press): string | undefined {
  if (BARE.has(press.key)) return undefined;
  const modifiers = Object.entries(MODIFIERS).flatMap(([name, flags]) =>
    flags.some((flag) => press[flag]) ? [name] : [],
  );
  const key = press.key === " " ? "Space" : press.key;

  return [...modifiers, ...(press.shiftKey ? ["Shift"] : []), key].join("+");
}
