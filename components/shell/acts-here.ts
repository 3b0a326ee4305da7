import type { Bindings } from "@/lib/client/hotkey-bindings";
import { offeredActs } from "@/lib/client/screen-acts";
import type { ActHere } from "./act-here";
import { keyActs } from "./key-acts";

/** Where the buttons of a screen stand; the rail and what every header has are no acts of it. */
const PARTS = "[data-acts], #main";
/** One of many alike, each about its own row. */
const ROW = "tr, li, [role=row], [data-scrolls]";

/** All of it, in the order of the page but for what stands beside it: each button as it stands, what menus hold, then what only a key does. */
export function actsHere(own: Bindings): readonly ActHere[] {
  const buttons = [...document.querySelectorAll(PARTS)]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>("[data-act]")])
    .toSorted((a, b) => Number(isBeside(a)) - Number(isBeside(b)));
  // A button that the layout hides, as a narrow window's is in a wide one, does nothing for its key.
  const keyed = new Set(buttons.filter((button) => button.checkVisibility()).map(keysAt));
  const acts = [
    ...buttons.filter(isPossible).map((button) => ({
      name: nameOf(button),
      about: aboutOf(button),
      keys: keysAt(button),
      isKeyOnly: false,
      run: () => press(button),
    })),
    ...menuActs(),
    ...keyActs(own).filter(({ keys }) => keys === undefined || !keyed.has(keys)),
  ];

  return acts.filter(({ name }) => name !== "");
}

/** What menus hold, which can be done as long as they hold it. */
function menuActs(): readonly ActHere[] {
  return offeredActs().flatMap(({ acts = [], now }) =>
    acts.map(({ name, place }) => ({
      name,
      about: place,
      keys: undefined,
      isKeyOnly: false,
      run: () =>
        now()
          ?.acts?.find((act) => act.name === name && act.place === place)
          ?.run(),
    })),
  );
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

/** As the person would: a menu opens on its key, everything else on a click, and what has gone not at all. */
function press(button: HTMLElement): void {
  if (!button.isConnected || !isPossible(button)) return;
  if (button.getAttribute("aria-haspopup") === "menu")
    button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  else button.click();
}
