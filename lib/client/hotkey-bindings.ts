import { useSyncExternalStore } from "react";
import { HOTKEYS, type HotkeyGroup, type HotkeyId } from "./hotkeys";

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

/** First key of an act, for tooltips and the palette. */
export function useKeyOf(id: HotkeyId | undefined): string | undefined {
  const own = useOwnKeys();

  return id && keysOf(id, own)[0];
}

type SetKeys = { readonly status: "saved" } | { readonly status: "taken"; readonly by: HotkeyId };

/** Gives an act another key, or none. A key that acts elsewhere in reach is refused. */
export function setOwnKeys(id: HotkeyId, keys: readonly string[] | undefined): SetKeys {
  const own = readOwnKeys();
  const taken = keys && actThatHas(keys, id, own);
  if (taken) return { status: "taken", by: taken };

  const { [id]: _replaced, ...others } = own;
  localStorage.setItem(STORE, JSON.stringify(keys ? { ...others, [id]: keys } : others));
  for (const listener of listeners) listener();

  return { status: "saved" };
}

function actThatHas(keys: readonly string[], id: HotkeyId, own: Bindings): HotkeyId | undefined {
  return hotkeyIds().find(
    (other) => other !== id && isInReach(other, id) && keysOf(other, own).some((key) => keys.includes(key)),
  );
}

type KeyScreen = "table" | "queues" | "reader" | "adjudication" | "charts" | "runs" | "problems" | "problem";

/** Where the keys of a group act. Groups without a screen in common may share keys. */
const ON_SCREEN: Readonly<Record<HotkeyGroup, readonly KeyScreen[]>> = {
  global: ["table", "queues", "reader", "adjudication", "charts", "runs", "problems", "problem"],
  table: ["table"],
  queue: ["queues"],
  item: ["reader", "adjudication"],
  verdict: ["reader"],
  step: ["reader", "adjudication"],
  label: ["reader", "adjudication"],
  span: ["reader", "adjudication"],
  layers: ["reader", "adjudication"],
  adjudicate: ["adjudication"],
  run: ["runs"],
  problem: ["problems"],
  rollout: ["problem"],
  chart: ["charts"],
};
const SCREENS: ReadonlyMap<string, readonly KeyScreen[]> = new Map(Object.entries(ON_SCREEN));

function isInReach(a: HotkeyId, b: HotkeyId): boolean {
  const others = screensOf(b);

  return screensOf(a).some((screen) => others.includes(screen));
}

function screensOf(id: HotkeyId): readonly KeyScreen[] {
  return SCREENS.get(id.split(".")[0] ?? "") ?? [];
}

/** All ids, in the order of the table. */
export function hotkeyIds(): HotkeyId[] {
  return Object.keys(HOTKEYS).filter(isHotkeyId);
}

function isHotkeyId(id: string): id is HotkeyId {
  return id in HOTKEYS;
}

function readOwnKeys(): Bindings {
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
