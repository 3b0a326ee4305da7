import { matchKeyBindingPress, parseKeybinding } from "tinykeys";
import { keysOf, readOwnKeys } from "./hotkey-bindings";

/** Longer than any box takes to come; who typed and got none has his keys back then. */
export const MOST_WAIT_MS = 5000;

const NOTHING = { text: "", isSent: false };

/** What was typed, and whether Ctrl and Enter have sent it already. */
let typed: Readonly<typeof NOTHING> = NOTHING;
let stop: (() => void) | undefined;

/**
 * Between the press that asks for a text box and the box itself, whose code may still be on its way: what is typed is the
 * text of the box, and none of it acts on the screen. Tab gives up, and so does going into another field.
 *
 * @param onEscape - takes the box back that was asked for, as Escape within it would
 * @param before - typed already, where another part waited for the same box
 */
export function expectText(onEscape: () => void, before: Readonly<typeof NOTHING> = NOTHING): void {
  endTyping();
  typed = before;
  const left = new AbortController();
  const timer = setTimeout(endTyping, MOST_WAIT_MS);
  window.addEventListener("keydown", (event) => keep(event, onEscape), { capture: true, signal: left.signal });
  window.addEventListener("focusin", onFocus, { signal: left.signal });
  stop = () => {
    clearTimeout(timer);
    left.abort();
  };
}

/** What was typed until the box was there; from now on it takes the keys itself. */
export function takeTyped(): Readonly<typeof NOTHING> {
  const taken = typed;
  endTyping();

  return taken;
}

function endTyping(): void {
  stop?.();
  stop = undefined;
  typed = NOTHING;
}

function onFocus({ target }: FocusEvent): void {
  // The box that is waited for takes the focus first and what was typed right after.
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) queueMicrotask(endTyping);
}

function keep(event: KeyboardEvent, onEscape: () => void): void {
  if (event.key === "Tab") endTyping();
  // What was sent is closed, as its box would be.
  if (stop === undefined || typed.isSent || event.isComposing || event.defaultPrevented) return;

  // A chord or a key of the browser is no text: the browser has it, the screen not. The palette's chord, pressed again, is
  // neither's.
  event.stopImmediatePropagation();
  if (event.key === "Escape") {
    event.preventDefault();
    endTyping();
    onEscape();
    return;
  }
  const text = textAfter(typed.text, event);
  if (isSending(event)) typed = { ...typed, isSent: typed.text.trim() !== "" };
  else if (text !== undefined) typed = { text, isSent: false };
  else if (!isOfPalette(event)) return;
  event.preventDefault();
}

/** Ctrl and Enter, or Command and Enter. */
export function isSending({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">): boolean {
  return key === "Enter" && (ctrlKey || metaKey);
}

function isOfPalette(event: KeyboardEvent): boolean {
  return keysOf("global.palette", readOwnKeys()).some((keys) => {
    const [press, ...others] = parseKeybinding(keys);

    return press !== undefined && others.length === 0 && matchKeyBindingPress(event, press);
  });
}

/** Undefined for a key that types nothing. */
function textAfter(before: string, event: KeyboardEvent): string | undefined {
  // AltGr, which types, is Ctrl and Alt to some systems, and Option is Alt.
  const isChord = event.metaKey || (event.ctrlKey && !event.altKey);
  if (isChord) return undefined;
  if (event.key === "Backspace") return before.slice(0, -1);
  if (event.key === "Enter") return `${before}\n`;

  return [...event.key].length === 1 ? before + event.key : undefined;
}
