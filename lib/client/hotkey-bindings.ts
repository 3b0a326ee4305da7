import { useSyncExternalStore } from "react";
import { HOTKEYS, type HotkeyId } from "./hotkeys";

/** A person's own keys: id → patterns; an empty list switches the key off. */
export type Bindings = Readonly<Record<string, readonly string[]>>;

const STORE = "assay.keys";
const NONE: Bindings = {};
const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly bindings: Bindings } = { text: null, bindings: NONE };

/** The keys that act now: the person's own, else those of the table. */
export function keysOf(id: HotkeyId, own: Bindings): readonly string[] {
  return own[id] ?? HOTKEYS[id].keys;
}

/** The person's own keys, kept in this browser. */
export function useOwnKeys(): Bindings {
  return useSyncExternalStore(subscribe, readOwnKeys, () => NONE);
}

/** Keeps them in this browser and tells every part of the page. */
export function keepOwnKeys(own: Bindings): void {
  localStorage.setItem(STORE, JSON.stringify(own));
  for (const listener of listeners) listener();
}

/** First key of an act, for tooltips and the palette. */
export function useKeyOf(id: HotkeyId | undefined): string | undefined {
  const own = useOwnKeys();

  return id && keysOf(id, own)[0];
}

/** All ids, in the order of the table. */
export function hotkeyIds(): HotkeyId[] {
  return Object.keys(HOTKEYS).filter(isHotkeyId);
}

function isHotkeyId(id: string): id is HotkeyId {
  return id in HOTKEYS;
}

/** The same, once. */
export function readOwnKeys(): Bindings {
  const text = localStorage.getItem(STORE);
  if (text !== cached.text) cached = { text, bindings: text === null ? NONE : parseBindings(text) };

  return cached.bindings;
}

function parseBindings(text: string): Bindings {
  try {
    const value: unknown = JSON.parse(text);

    return isBindings(value) ? value : NONE;
  } catch {
    // Not JSON: another program wrote it. The table's own keys apply.
    return NONE;
  }
}

function isBindings(value: unknown): value is Bindings {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === "string"))
  );
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("storage", onChange);

  return () => {
    listeners.delete(onChange);
    window.removeEventListener("storage", onChange);
  };
}
