import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settleOn } from "./settle-on-step";

/** What waits for the next frame. A tab in the background has none. */
let frame: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  vi.stubGlobal("requestAnimationFrame", (next: () => void) => {
    frame = next;
    return 1;
  });
  vi.stubGlobal("cancelAnimationFrame", () => (frame = undefined));
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function givenSteps(within = ""): HTMLElement {
  const list = document.createElement("div");
  list.innerHTML = `<article tabindex="-1" data-step-row="5">${within}</article>`;
  document.body.append(list);

  return list;
}

const BUSY = '<i aria-busy="true"></i>';
const nextFrame = () => {
  const now = frame;
  frame = undefined;
  now?.();
};

test("a step that is here takes the keyboard, and is looked for no more once it stood still", () => {
  const scroll = vi.fn();
  settleOn(givenSteps(), 5, scroll);

  nextFrame();
  expect(document.activeElement).toBe(document.querySelector("article"));
  vi.advanceTimersByTime(1_000);

  expect(scroll).not.toHaveBeenCalled();
  expect([frame, vi.getTimerCount()]).toEqual([undefined, 0]);
});

test("a step that was asked for in a tab in the background is brought into view once the tab is shown", () => {
  const scroll = vi.fn();
  settleOn(givenSteps(BUSY), 5, scroll);
  vi.advanceTimersByTime(60_000);

  nextFrame();

  expect(scroll).toHaveBeenCalledOnce();
  expect(frame).toBeDefined();
});

test("bodies that begin to come while it stands still are waited for", () => {
  const scroll = vi.fn();
  const list = givenSteps();
  settleOn(list, 5, scroll);
  nextFrame();
  list.insertAdjacentHTML("beforeend", BUSY);

  vi.advanceTimersByTime(100);

  expect(scroll).toHaveBeenCalledOnce();
});

test("a person who scrolls is left alone, and so is one who read on by keys while a body did not come", () => {
  const scroll = vi.fn();
  const list = givenSteps(BUSY);
  settleOn(list, 5, scroll);
  nextFrame();
  list.dispatchEvent(new Event("wheel"));
  expect(frame).toBeUndefined();
  settleOn(list, 5, scroll);
  nextFrame();
  for (let frames = 0; frames < 180; frames += 1) nextFrame();
  scroll.mockClear();
  list.querySelector("article")?.remove();
  list.insertAdjacentHTML("beforeend", BUSY);

  vi.advanceTimersByTime(60_000);

  expect([frame, vi.getTimerCount()]).toEqual([undefined, 0]);
  expect(scroll).not.toHaveBeenCalled();
});

test.each([
  ["here", ""],
  ["pushed off the page", "off"],
])("a step whose body comes late is brought back into view then, %s or not, and its citation shown", (_, off) => {
  const scroll = vi.fn();
  const list = givenSteps(`${BUSY}<i data-cited></i>`);
  const shown = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => undefined);
  settleOn(list, 5, scroll);
  nextFrame();
  for (let frames = 0; frames < 180; frames += 1) nextFrame();
  scroll.mockClear();
  vi.advanceTimersByTime(60_000);
  expect(frame).toBeUndefined();
  expect(scroll).not.toHaveBeenCalled();

  list.querySelector("[aria-busy]")?.remove();
  const [row] = list.children;
  if (off === "off") row?.remove();
  vi.advanceTimersByTime(100);
  expect(scroll).toHaveBeenCalledOnce();
  expect(shown).not.toHaveBeenCalled();
  if (row) list.append(row);
  nextFrame();
  expect(shown).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_000);

  expect(scroll).toHaveBeenCalledOnce();
  expect([frame, vi.getTimerCount()]).toEqual([undefined, 0]);
});
