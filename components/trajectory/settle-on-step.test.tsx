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

test.each(["wheel", "keydown"])("a person who moves on (%s) is left alone", (event) => {
  const scroll = vi.fn();
  const list = givenSteps(BUSY);
  settleOn(list, 5, scroll);
  nextFrame();

  list.dispatchEvent(new Event(event));
  vi.advanceTimersByTime(60_000);

  expect(frame).toBeUndefined();
  expect(scroll).toHaveBeenCalledOnce();
});

test("a step whose body takes long is brought back into view when it comes, and is not looked for in every frame", () => {
  const scroll = vi.fn();
  const list = givenSteps(BUSY);
  settleOn(list, 5, scroll);
  nextFrame();
  vi.advanceTimersByTime(3_001);

  nextFrame();
  expect(frame).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  const before = scroll.mock.calls.length;
  vi.advanceTimersByTime(100);
  expect(scroll.mock.calls.length).toBeGreaterThan(before);
  list.querySelector("[aria-busy]")?.remove();
  vi.advanceTimersByTime(1_000);

  expect([frame, vi.getTimerCount()]).toEqual([undefined, 0]);
});
