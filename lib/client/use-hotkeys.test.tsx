import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setOwnKeys } from "./set-own-keys";
import { useHotkeys } from "./use-hotkeys";

const open = vi.fn();
const next = vi.fn();
const palette = vi.fn();

function Screen({ layer = false }: { layer?: boolean }) {
  useHotkeys({ "table.open": open, "table.next": next, "global.palette": palette });

  return (
    <>
      <input aria-label="Filter" />
      <input type="range" aria-label="Share" />
      <button type="button">Approve</button>
      {layer ? <div role="dialog" aria-label="Layer" /> : null}
    </>
  );
}

const goTo = vi.fn();
const skip = vi.fn();

function Sequences() {
  // The single key listens first, so that no sequence has taken the press from it.
  useHotkeys({ "item.skip": skip });
  useHotkeys({ "step.go": goTo });

  return null;
}

function pressAt(key: string, timeMs: number) {
  const press = createEvent.keyDown(document.body, { key });
  Object.defineProperty(press, "timeStamp", { value: timeMs });
  fireEvent(document.body, press);
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("a key acts from anywhere on the screen", () => {
  render(<Screen />);

  fireEvent.keyDown(document.body, { key: "j" });

  expect(next).toHaveBeenCalledOnce();
});

test("the end of a sequence is not a key of its own", () => {
  render(<Sequences />);

  fireEvent.keyDown(document.body, { key: "g" });
  fireEvent.keyDown(document.body, { key: "s" });
  expect(goTo).toHaveBeenCalledOnce();
  expect(skip).not.toHaveBeenCalled();

  fireEvent.keyDown(document.body, { key: "s" });
  expect(skip).toHaveBeenCalledOnce();
});

test("a finished sequence is over: the next key acts, though it would end another after the same press", () => {
  render(<Sequences />);

  for (const key of ["g", "g", "s"]) fireEvent.keyDown(document.body, { key });

  expect(skip).toHaveBeenCalledOnce();
  expect(goTo).not.toHaveBeenCalled();
});

test("two presses with a pause between them are no sequence: the second begins one", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  render(<Sequences />);

  pressAt("g", 0);
  vi.advanceTimersByTime(1500);
  pressAt("g", 1500);
  pressAt("s", 1600);
  vi.useRealTimers();

  expect(goTo).toHaveBeenCalledOnce();
  expect(skip).not.toHaveBeenCalled();
});

test("a part that leaves the screen takes no sequence from those that stay", () => {
  const layer = render(<Screen />);
  render(<Sequences />);
  fireEvent.keyDown(document.body, { key: "z" });

  layer.unmount();
  for (const key of ["g", "s"]) fireEvent.keyDown(document.body, { key });

  expect(goTo).toHaveBeenCalledOnce();
  expect(skip).not.toHaveBeenCalled();
});

function Late({ isThere }: { isThere: boolean }) {
  useHotkeys({ "step.go": goTo, ...(isThere ? { "item.skip": skip } : {}) });

  return null;
}

test("a sequence goes on when other keys begin to act between its presses", () => {
  const { rerender } = render(<Late isThere={false} />);

  fireEvent.keyDown(document.body, { key: "g" });
  rerender(<Late isThere />);
  fireEvent.keyDown(document.body, { key: "s" });

  expect(goTo).toHaveBeenCalledOnce();
});

test("a number on a track keeps the keys that move it, and no others", () => {
  render(<Screen />);
  const track = screen.getByRole("slider", { name: "Share" });

  fireEvent.keyDown(track, { key: "ArrowDown" });
  expect(next).not.toHaveBeenCalled();
  fireEvent.keyDown(track, { key: "j" });

  expect(next).toHaveBeenCalledOnce();
});

test("keys rest while a person types, but a chord still acts", () => {
  render(<Screen />);
  const input = screen.getByRole("textbox", { name: "Filter" });

  fireEvent.keyDown(input, { key: "j" });
  fireEvent.keyDown(input, { key: "k", ctrlKey: true });

  expect(next).not.toHaveBeenCalled();
  expect(palette).toHaveBeenCalledOnce();
});

test("keys rest while a dialog is open, even when the focus is outside of it", () => {
  render(<Screen layer />);

  fireEvent.keyDown(document.body, { key: "j" });

  expect(next).not.toHaveBeenCalled();
});

test("Enter on a button presses the button and opens no row", () => {
  render(<Screen />);

  fireEvent.keyDown(screen.getByRole("button", { name: "Approve" }), { key: "Enter" });

  expect(open).not.toHaveBeenCalled();
});

test("a held key moves on, but it opens nothing twice", () => {
  render(<Screen />);

  fireEvent.keyDown(document.body, { key: "j", repeat: true });
  fireEvent.keyDown(document.body, { key: "Enter", repeat: true });

  expect(next).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test("other modifiers make it another key", () => {
  render(<Screen />);

  fireEvent.keyDown(document.body, { key: "j", altKey: true });
  fireEvent.keyDown(document.body, { key: "j", ctrlKey: true });

  expect(next).not.toHaveBeenCalled();
});

test("keys rest while text is being composed", () => {
  render(<Screen />);

  fireEvent.keyDown(document.body, { key: "j", isComposing: true });

  expect(next).not.toHaveBeenCalled();
});

test("a person's own key acts at once and the old one no longer does", async () => {
  render(<Screen />);

  setOwnKeys("table.next", ["q"]);
  await vi.waitFor(() => {
    fireEvent.keyDown(document.body, { key: "q" });
    expect(next).toHaveBeenCalled();
  });
  next.mockClear();
  fireEvent.keyDown(document.body, { key: "j" });

  expect(next).not.toHaveBeenCalled();
});
