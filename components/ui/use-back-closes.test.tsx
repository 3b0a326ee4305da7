import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Dialog } from "./dialog";

beforeEach(() => {
  window.history.replaceState(null, "", "/queues");
  vi.stubGlobal("navigation", new EventTarget());
});

afterEach(() => vi.unstubAllGlobals());

/** What the browser asks before it goes elsewhere; answers whether it may. */
function goes(facts: { to?: string; type?: NavigationType; isByHand?: boolean; isCancelable?: boolean } = {}): boolean {
  const { to = "/runs", type = "traverse", isByHand = true, isCancelable = true } = facts;
  const event = Object.assign(new Event("navigate", { cancelable: isCancelable }), {
    navigationType: type,
    userInitiated: isByHand,
    destination: { url: new URL(to, window.location.href).href },
  });

  act(() => void window.navigation.dispatchEvent(event));

  return !event.defaultPrevented;
}

function Two() {
  const [isOpen, setOpen] = useState(true);
  const [isInnerOpen, setInnerOpen] = useState(true);

  return (
    <>
      <Dialog open={isOpen} onOpenChange={setOpen} title="New queue">
        Name
      </Dialog>
      <Dialog open={isInnerOpen} onOpenChange={setInnerOpen} title="What is that?">
        Words
      </Dialog>
    </>
  );
}

const titles = () => screen.queryAllByRole("dialog", { hidden: true }).map((dialog) => dialog.textContent?.slice(0, 9));

test("Back closes the topmost dialog first, then the one below, and leaves the page only after that", () => {
  render(<Two />);
  expect(titles()).toEqual(["New queue", "What is t"]);

  expect(goes()).toBe(false);
  expect(titles()).toEqual(["New queue"]);
  expect(goes()).toBe(false);
  expect(titles()).toEqual([]);
  expect(goes()).toBe(true);
});

test("Back to another state of the page closes the dialog, too, before what it is about becomes another", () => {
  render(<Two />);

  expect(goes({ to: "/queues?filter=reward" })).toBe(false);
  expect(titles()).toEqual(["New queue"]);
});

test("a dialog that the address opened goes with Back to another state of the page, and is closed before the page is left", () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open isAddressed onOpenChange={onOpenChange} title="Overlap">
      Words
    </Dialog>,
  );

  expect(goes({ to: "/queues?queue=1" })).toBe(true);
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(goes()).toBe(false);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test.each([
  ["a link", { type: "push" }],
  ["what the application does by itself", { isByHand: false }],
  ["what cannot be held up", { isCancelable: false }],
] as const)("%s goes on, and closes nothing", (_what, facts) => {
  render(<Two />);

  expect(goes(facts)).toBe(true);

  expect(titles()).toHaveLength(2);
});

test("a browser that does not ask shows dialogs all the same", () => {
  vi.stubGlobal("navigation", undefined);
  Reflect.deleteProperty(window, "navigation");

  render(<Two />);

  expect(titles()).toHaveLength(2);
});
