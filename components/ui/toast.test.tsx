import { cleanup, fireEvent, render, screen, waitFor, waitForElementToBeRemoved } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BareDialog } from "./bare-dialog";
import { showToast, Toaster } from "./toast";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the same words are one notice, unless each can be acted on", async () => {
  render(<Toaster />);
  const action = { label: "Undo", onAct: () => undefined };

  for (const _ of [1, 2, 3]) showToast({ message: "Nothing is answered yet." });
  await screen.findByText("Nothing is answered yet.");
  expect(screen.getAllByText("Nothing is answered yet.")).toHaveLength(1);

  for (const _ of [1, 2]) showToast({ message: "Not saved", tone: "danger", action });
  await waitFor(() => expect(screen.getAllByText("Not saved")).toHaveLength(2));
});

test("notices stand at the right of the foot, and below dialogs", async () => {
  render(
    <>
      <Toaster />
      <BareDialog open onOpenChange={() => undefined} title="Keys" onGone={() => undefined}>
        words
      </BareDialog>
    </>,
  );
  showToast({ message: "Saved" });

  const place = (await screen.findByText("Saved")).closest<HTMLElement>("[data-sonner-toaster]");
  expect(place?.dataset).toMatchObject({ xPosition: "right", yPosition: "bottom" });
  const dialogAt = /z-(\d+)/.exec(screen.getByRole("dialog").className)?.[1];
  expect(Number(place?.style.zIndex)).toBeLessThan(Number(dialogAt));
});

/** Notices that are seen now, the newest first. */
const seen = () =>
  screen
    .queryAllByRole("listitem")
    .filter(({ dataset }) => dataset["removed"] !== "true" && dataset["visible"] === "true")
    .map((item) => item.querySelector("[data-title]")?.textContent);

test("none covers another: each is seen, can be acted on and has its own time", async () => {
  render(<Toaster />);
  const onAct = vi.fn();
  showToast({ message: "Set A removed", durationMs: 60_000, action: { label: "Undo", onAct } });
  await screen.findByText("Set A removed");
  showToast({ message: "Not saved", tone: "danger", durationMs: 400 });

  await waitFor(() => expect(seen()).toEqual(["Not saved", "Set A removed"]));
  await waitForElementToBeRemoved(() => screen.queryByText("Not saved"));
  expect(seen()).toEqual(["Set A removed"]);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onAct).toHaveBeenCalledTimes(1);
});

test("a third that is no fault ends the oldest of them; faults stay, however many there are", async () => {
  render(<Toaster />);
  const fault = (message: string) =>
    showToast({ message, tone: "danger", action: { label: "Open it", onAct: vi.fn() } });
  fault("Not saved");
  for (const message of ["1", "2", "3"]) showToast({ message });
  for (const message of ["Not sent", "Not removed"]) fault(message);

  await waitFor(() => expect(seen()).toEqual(["Not removed", "Not sent", "3", "2", "Not saved"]));
  expect(screen.getAllByRole("button", { name: "Open it" })).toHaveLength(3);
});

test("what another one ends before it is drawn is not drawn behind that", async () => {
  // A frame that comes before the timers of a busy page.
  vi.stubGlobal("requestAnimationFrame", (onFrame: () => void) => queueMicrotask(onFrame));
  render(<Toaster />);
  for (const message of ["first", "second", "third"]) showToast({ message });
  showToast({ about: "answer", message: "Approved" });
  showToast({ about: "answer", message: "Taken back" });

  await screen.findByText("Taken back");
  await waitFor(() => expect(seen()).toEqual(["Taken back", "third"]));
});

test("in a narrow window one stands at a time, beside the faults", async () => {
  // Words of another test would be its notice, which is still going.
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      ...{ matches: media === "(width < 700px)", media, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    }),
  );
  render(<Toaster />);
  showToast({ message: "Not stored", tone: "danger" });
  for (const message of ["Taken", "Sent"]) showToast({ message });

  await waitFor(() => expect(seen()).toEqual(["Sent", "Not stored"]));
});

test("what is about the same thing as an earlier one takes it and its undo away, since they are true no more", async () => {
  render(<Toaster />);
  const action = { label: "Undo", onAct: () => undefined };
  showToast({ about: "answer", message: "Approved", action });
  showToast({ message: "Copied" });
  await screen.findByText("Copied");

  showToast({ about: "answer", message: "Undone: approval taken back" });
  await waitFor(() => expect(seen()).toEqual(["Undone: approval taken back", "Copied"]));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());

  // The same words of it again are the same notice.
  showToast({ about: "answer", message: "Undone: approval taken back" });
  showToast({ message: "Copied again" });
  await waitFor(() => expect(seen()).toEqual(["Copied again", "Undone: approval taken back"]));
});
