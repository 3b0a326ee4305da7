import { type Bindings, hotkeyIds, keysOf } from "@/lib/client/hotkey-bindings";
import { HOTKEY_WORDS } from "@/lib/client/hotkey-words";
import { HOTKEYS, type HotkeyId } from "@/lib/client/hotkeys";
import { offeredActs } from "@/lib/client/screen-acts";

/** Something that can be done on the screen behind the palette, now and by this person. */
export interface ActHere {
  readonly name: string;
  /** What it is about: the part of the page, or what the control says of itself. */
  readonly about: string | undefined;
  readonly keys: string | undefined;
  readonly run: () => void;
}

/** Where the buttons of a screen stand; the rail and what every header has are no acts of it. */
const PARTS = "[data-acts], #main";
/** One of many alike, each about its own row. */
const ROW = "tr, li, [role=row], [data-scrolls]";

/** Keys that move, or act on the row under the cursor. */
const OF_A_ROW_KEYS = "next previous next-part previous-part first last open select range choose pin cut refuse accept";
/** Keys of what has a button on the screen while it can be done. */
const OF_A_BUTTON =
  "approve close clear compare save activate reset make build review settle join submit submit-text back undo reveal would-change would-keep own instructions gate find ids attribution difference horizon";
const LEFT_OUT = new Set(`${OF_A_ROW_KEYS} ${OF_A_BUTTON}`.split(" "));

/** All of it, in the order of the page but for what stands beside it: each button as it stands, what menus hold, then what only a key does. */
export function actsHere(own: Bindings): readonly ActHere[] {
  const buttons = [...document.querySelectorAll(PARTS)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-act]")])
    .toSorted((a, b) => Number(isBeside(a)) - Number(isBeside(b)));
  const keyed = new Set(buttons.map(keysAt));
  const acts = [
    ...buttons.filter(isPossible).map((button) => ({
      name: nameOf(button),
      about: aboutOf(button),
      keys: keysAt(button),
      run: () => press(button),
    })),
    ...offeredActs().flatMap(({ acts = [] }) =>
      acts.map(({ place, ...act }) => ({ ...act, about: place, keys: undefined })),
    ),
    ...keyActs(own).filter(({ keys }) => keys === undefined || !keyed.has(keys)),
  ];

  return acts.filter(({ name }) => name !== "");
}

/** What only keys do. Of several parts that hear a key the first one acts, as it does for a press. */
function keyActs(own: Bindings): readonly ActHere[] {
  const offered = offeredActs();

  return hotkeyIds().flatMap((id) => {
    const run = isLeftOut(id) ? undefined : offered.find(({ keys }) => keys?.[id] !== undefined)?.keys?.[id];

    return run
      ? [
          {
            name: HOTKEY_WORDS[id],
            about: undefined,
            keys: keysOf(id, own)[0],
            run: () => run(new KeyboardEvent("keydown")),
          },
        ]
      : [];
  });
}

function isLeftOut(id: HotkeyId): boolean {
  const [group, word = ""] = id.split(".");

  return group === "global" || "repeats" in HOTKEYS[id] || LEFT_OUT.has(word);
}

function isBeside(button: HTMLElement): boolean {
  return button.closest("aside") !== null;
}

function isPossible(button: HTMLElement): boolean {
  return !button.matches(":disabled, [aria-disabled=true]") && !button.closest(ROW) && button.checkVisibility();
}

/** Its name for screen readers, without the key that is drawn in it. */
function nameOf(button: HTMLElement): string {
  const text = [...button.childNodes].map((node) => (isKey(node) ? "" : (node.textContent ?? ""))).join(" ");

  return (button.getAttribute("aria-label") ?? text).replaceAll(/\s+/g, " ").trim();
}

function isKey(node: Node): boolean {
  return node instanceof Element && (node.matches("kbd") || node.querySelector("kbd") !== null);
}

/** What it says of itself, else the part that it stands in; nothing where its name has that already. */
function aboutOf(button: HTMLElement): string | undefined {
  const part = button.closest("section[aria-labelledby], section[aria-label], aside[aria-label]");
  const heading = document.getElementById(part?.getAttribute("aria-labelledby") ?? "");
  const about = button.title || heading?.textContent || part?.getAttribute("aria-label") || "";

  return about === "" || nameOf(button).toLowerCase().includes(about.toLowerCase()) ? undefined : about;
}

function keysAt(button: HTMLElement): string | undefined {
  return button.dataset["keys"] ?? button.querySelector<HTMLElement>("kbd[data-keys]")?.dataset["keys"];
}

/** As the person would: a menu opens on its key, everything else on a click. */
function press(button: HTMLElement): void {
  if (button.getAttribute("aria-haspopup") === "menu")
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  else button.click();
}
