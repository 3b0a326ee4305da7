import { type Bindings, hotkeyIds, keepOwnKeys, keysOf, readOwnKeys } from "./hotkey-bindings";
import type { HotkeyId } from "./hotkeys";
import { type KeyScreen, ON_SCREEN } from "./key-screens";

type SetKeys = { readonly status: "saved" } | { readonly status: "taken"; readonly by: HotkeyId };

/** Gives an act another key, or none. A key that acts elsewhere in reach is refused. */
export function setOwnKeys(id: HotkeyId, keys: readonly string[] | undefined): SetKeys {
  const own = readOwnKeys();
  const taken = keys && actThatHas(keys, id, own);
  if (taken) return { status: "taken", by: taken };

  const { [id]: _replaced, ...others } = own;
  keepOwnKeys(keys ? { ...others, [id]: keys } : others);

  return { status: "saved" };
}

function actThatHas(keys: readonly string[], id: HotkeyId, own: Bindings): HotkeyId | undefined {
  return hotkeyIds().find(
    (other) => other !== id && isInReach(other, id) && keysOf(other, own).some((key) => keys.includes(key)),
  );
}

const SCREENS: ReadonlyMap<string, readonly KeyScreen[]> = new Map(Object.entries(ON_SCREEN));

function isInReach(a: HotkeyId, b: HotkeyId): boolean {
  const others = screensOf(b);

  return screensOf(a).some((screen) => others.includes(screen));
}

function screensOf(id: HotkeyId): readonly KeyScreen[] {
  return SCREENS.get(id.split(".")[0] ?? "") ?? [];
}
