import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";
import { hotkeyIds, keysOf, useOwnKeys } from "./hotkey-bindings";
import { HOTKEYS, type Hotkey, type HotkeyId } from "./hotkeys";

type Handlers = Partial<Record<HotkeyId, (event: KeyboardEvent) => void>>;

/**
 * Listens for the keys of the acts given, while the component is on screen.
 * Keys rest while a person types, composes, or works in a dialog or a widget that owns its keys.
 */
export function useHotkeys(handlers: Handlers): void {
  const own = useOwnKeys();
  const act = useEffectEvent((id: HotkeyId, event: KeyboardEvent) => {
    const handler = handlers[id];
    if (!handler || isAtRest(event, HOTKEYS[id])) return;
    event.preventDefault();
    handler(event);
  });
  const ids = hotkeyIds()
    .filter((id) => handlers[id])
    .join(" ");

  useEffect(() => {
    const active = hotkeyIds().filter((id) => ids.split(" ").includes(id));
    const bindings = active.flatMap((id) =>
      keysOf(id, own).map((keys) => [keys, (event: KeyboardEvent) => act(id, event)] as const),
    );

    return tinykeys(window, Object.fromEntries(bindings));
  }, [ids, own]);
}

const TYPING =
  "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=combobox]";
const OWNS_ITS_KEYS =
  "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tablist], [role=radiogroup], [role=separator], [role=group][data-orientation]";
/** The steps scroll with the arrows while the keyboard is in them. */
const SCROLLS = "[data-scrolls]";
const PRESSED = "button, a[href], summary, [role=checkbox], [role=button]";

function isAtRest(event: KeyboardEvent, hotkey: Hotkey): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.repeat && !hotkey.repeats) return true;
  const target = event.target instanceof Element ? event.target : document.body;
  const isChord = event.ctrlKey || event.metaKey;
  if (isChord) return target.closest("[role=dialog]") !== null;
  if (document.querySelector("[role=dialog], [role=alertdialog]") || target.closest(`${TYPING}, ${OWNS_ITS_KEYS}`))
    return true;

  if ((event.key === "ArrowUp" || event.key === "ArrowDown") && target.closest(SCROLLS)) return true;

  return (event.key === "Enter" || event.key === " ") && target.closest(PRESSED) !== null;
}
