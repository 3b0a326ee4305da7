import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Segmented } from "@/components/ui/segmented";
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

const right = vi.fn();
const accept = vi.fn();
const peek = vi.fn();
const choose = vi.fn();
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

test("a key acts as soon as its part is drawn", () => {
  function PressedAtOnce() {
    useLayoutEffect(() => pressAt("j", 0), []);
    return null;
  }

  render(
    <>
      <Screen />
      <PressedAtOnce />
    </>,
  );

  expect(next).toHaveBeenCalledOnce();
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

function Choosing() {
  const [part, setPart] = useState("clusters");
  useHotkeys({
    "cluster.next": next,
    "cluster.right": right,
    "cluster.open": open,
    "cluster.accept": accept,
    "lab.next": part === "clusters" ? skip : goTo,
    "table.peek": peek,
    "verdict.choose": choose,
  });

  return (
    <>
      <Segmented
        label="Part"
        value={part}
        onValueChange={setPart}
        options={[
          { value: "clusters", label: "Clusters" },
          { value: "proposals", label: "Proposals" },
        ]}
      />
      <input type="checkbox" aria-label="Only mine" />
    </>
  );
}

test("after a click on one of a few choices letters, digits and brackets act, and what moves or presses it does not", async () => {
  render(<Choosing />);
  await userEvent.click(screen.getByRole("radio", { name: "Proposals" }));
  const choice = screen.getByRole("radio", { name: "Proposals" });
  expect(document.activeElement).toBe(choice);

  for (const key of ["ArrowDown", "ArrowRight", "Enter", " "]) fireEvent.keyDown(choice, { key });
  for (const act of [next, right, open, peek]) expect(act).not.toHaveBeenCalled();
  for (const key of ["j", "a", "]", "1"]) fireEvent.keyDown(choice, { key });

  for (const act of [next, accept, goTo, choose]) expect(act).toHaveBeenCalledOnce();
});

test("on a checkbox letters act too, and Space and Enter are its own", () => {
  render(<Choosing />);
  const box = screen.getByRole("checkbox", { name: "Only mine" });

  for (const key of [" ", "Enter", "a"]) fireEvent.keyDown(box, { key });

  expect(accept).toHaveBeenCalledOnce();
  for (const act of [open, peek]) expect(act).not.toHaveBeenCalled();
});

test.each([
  ["a text field", '<input aria-label="Here">'],
  ["a number", '<input type="number" aria-label="Here">'],
  ["a text area", '<textarea aria-label="Here"></textarea>'],
  ["a select", '<select aria-label="Here"></select>'],
  ["a combobox", '<button role="combobox" aria-label="Here"></button>'],
  ["editable text", '<div contenteditable="true" aria-label="Here"></div>'],
  ["a choice in a menu", '<div role="menu"><input type="radio" aria-label="Here"></div>'],
])("all keys stay with %s", (_, field) => {
  render(<Choosing />).container.insertAdjacentHTML("beforeend", field);

  for (const key of ["j", "a", "]", "1", "ArrowDown", "Enter", " "])
    fireEvent.keyDown(screen.getByLabelText("Here"), { key });

  for (const act of [next, accept, skip, choose, open, peek]) expect(act).not.toHaveBeenCalled();
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
