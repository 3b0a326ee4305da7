import { useEffectEvent, useLayoutEffect } from "react";
import { tinykeys } from "tinykeys";
import { type Bindings, hotkeyIds, keysOf, readOwnKeys, useOwnKeys } from "./hotkey-bindings";
import { HOTKEYS, type Hotkey, type HotkeyId } from "./hotkeys";
import { type KeyHandlers, offerActs } from "./screen-acts";

interface HotkeyOptions {
  /** What asks a question for a moment takes its keys before the screen around it. */
  readonly isFirst?: boolean;
}

/**
 * Listens for the keys of the acts given, while the component is on screen.
 * Keys rest while a person types, composes, or works in a dialog or a widget that owns its keys.
 */
export function useHotkeys(handlers: KeyHandlers, { isFirst = false }: HotkeyOptions = {}): void {
  const own = useOwnKeys();
  const act = useEffectEvent((id: HotkeyId, keys: string, event: KeyboardEvent) => {
    const handler = handlers[id];
    if (!handler || isAtRest(event, HOTKEYS[id]) || endsAnother(keys, own)) return;
    event.preventDefault();
    handler(event);
  });
  const now = useEffectEvent(() => ({ keys: handlers }));
  // Before the browser paints: who sees a part may press its keys, and an effect of the usual kind can come later.
  useLayoutEffect(() => offerActs(() => now(), isFirst ? "first" : "last"), [isFirst]);

  useLayoutEffect(() => {
    // All keys, also those that nothing acts on yet: what begins to act between two presses ends the sequence as well.
    const bindings = idsByKeys(own).map(
      ([keys, ids]) => [keys, (event: KeyboardEvent) => ids.forEach((id) => void act(id, keys, event))] as const,
    );

    // One of its own for each, so that a part which leaves takes nobody else's away.
    const onPress = (event: KeyboardEvent) => remember(event);
    window.addEventListener("keydown", onPress, { capture: true });
    const stop = tinykeys(window, Object.fromEntries(bindings), { capture: isFirst });
    return () => {
      window.removeEventListener("keydown", onPress, { capture: true });
      stop();
    };
  }, [own, isFirst]);
}

/** What each key or sequence may act on, in the order of the table. */
function idsByKeys(own: Bindings): readonly (readonly [string, readonly HotkeyId[]])[] {
  const byKeys = new Map<string, HotkeyId[]>();
  for (const id of hotkeyIds()) for (const keys of keysOf(id, own)) byKeys.set(keys, [...(byKeys.get(keys) ?? []), id]);

  return [...byKeys];
}

/** As long as a sequence waits for its next press. */
const SEQUENCE_MS = 1000;
let presses: readonly KeyboardEvent[] = [];

/**
 * Keeps the last two presses; several screens may listen, and each press counts once. A finished sequence starts afresh:
 * after `g g` the next key begins something of its own.
 */
function remember(event: KeyboardEvent): void {
  if (presses.at(-1) === event) return;

  presses = isSequence(presses, readOwnKeys()) ? [event] : [...presses.slice(-1), event];
}

/** Whether a single key is the end of a sequence: `g s` goes to a step and must not skip the item too. */
function endsAnother(keys: string, own: Bindings): boolean {
  return !keys.includes(" ") && isSequence(presses, own);
}

function isSequence([before, last]: readonly KeyboardEvent[], own: Bindings): boolean {
  if (!before || !last || last.timeStamp - before.timeStamp > SEQUENCE_MS) return false;
  const sequence = `${before.key} ${last.key}`;

  return hotkeyIds().some((id) => keysOf(id, own).includes(sequence));
}

const TYPING =
  "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable=true], [role=combobox]";
const OWNS_ITS_KEYS =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tablist], [role=separator], [role=group][data-orientation]";
/** The steps scroll with the arrows while the keyboard is in them. */
const SCROLLS = "[data-scrolls]";
/** Of a number on a track; letters mean nothing to it. */
const MOVES = /^(Arrow|Home|End|Page)/;
/** Takes the next choice with the arrows; other keys mean nothing to it, and a click leaves the focus on it. */
const CHOSEN = "input[type=radio]";
const PRESSED = `button, a[href], summary, input[type=checkbox], ${CHOSEN}, [role=button]`;

function isAtRest(event: KeyboardEvent, hotkey: Hotkey): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.repeat && !hotkey.repeats) return true;
  const target = event.target instanceof Element ? event.target : document.body;
  const isChord = event.ctrlKey || event.metaKey;
  if (isChord) return target.closest("[role=dialog]") !== null;
  if (document.querySelector("[role=dialog], [role=alertdialog]") || target.closest(`${TYPING}, ${OWNS_ITS_KEYS}`))
    return true;

  if (MOVES.test(event.key) && target.closest("input[type=range]")) return true;
  if (event.key.startsWith("Arrow") && target.closest(CHOSEN)) return true;
  if ((event.key === "ArrowUp" || event.key === "ArrowDown") && target.closest(SCROLLS)) return true;

  return (event.key === "Enter" || event.key === " ") && target.closest(PRESSED) !== null;
}
