import { cleanup, fireEvent, render, screen, waitFor, waitForElementToBeRemoved } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BareDialog } from "./bare-dialog";
import { dismissToast, showToast, Toaster } from "./toast";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

test("the newest alone is seen, and takes the place of the one before it", async () => {
  render(<Toaster />);
  const action = { label: "Open it", onAct: () => undefined };
  showToast({ message: "First", tone: "danger", action });
  await screen.findByText("First");
  showToast({ message: "Second", tone: "danger", action });
  await screen.findByText("Second");
  const isSeen = (words: string) => screen.getByText(words).closest("li")?.dataset["visible"];

  expect([isSeen("First"), isSeen("Second")]).toEqual(["false", "true"]);
});

/** Notices that are seen now, as all who come to them by a key do. */
const seen = () =>
  screen
    .queryAllByRole("listitem")
    .filter((item) => item.dataset["removed"] !== "true")
    .map((item) => item.querySelector("[data-title]")?.textContent);

test("the time of a fault that is covered is held: it is seen, and has its time, once the newer one is over", async () => {
  render(<Toaster />);
  const action = { label: "Open it", onAct: () => undefined };
  showToast({ message: "First", tone: "danger", durationMs: 400, action });
  await screen.findByText("First");
  showToast({ message: "Second", durationMs: 900 });
  await screen.findByText("Second");
  await waitFor(() => expect(seen()).toEqual(["Second"]));
  // No key comes to a button that nobody sees.
  expect(screen.queryByRole("button", { name: "Open it" })).toBeNull();

  await waitForElementToBeRemoved(() => screen.queryByText("Second"));
  await waitFor(() => expect(seen()).toEqual(["First"]));
  expect(screen.getByRole("button", { name: "Open it" })).toBeTruthy();
  await waitForElementToBeRemoved(() => screen.queryByText("First"));
});

test("what a newer one covers and is no fault is over: it may be true no more, and neither it nor its undo comes back", async () => {
  render(<Toaster />);
  showToast({ message: "Approved", durationMs: 8000, action: { label: "Undo", onAct: () => undefined } });
  await screen.findByText("Approved");

  showToast({ message: "Undone: approval taken back" });
  await screen.findByText("Undone: approval taken back");

  await waitFor(() => expect(screen.queryByText("Approved")).toBeNull());
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Close toast" }));
  await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
});

test("a fault that is covered by plain words at once is seen again after them", async () => {
  render(<Toaster />);
  showToast({ message: "Not saved", tone: "danger" });
  showToast({ message: "Copied" });
  await screen.findByText("Copied");
  await waitFor(() => expect(seen()).toEqual(["Copied"]));

  fireEvent.click(screen.getByRole("button", { name: "Close toast" }));

  await waitFor(() => expect(seen()).toEqual(["Not saved"]));
  expect(screen.getByRole("listitem").dataset["type"]).toBe("error");
});

test("of faults that are covered the latest three are kept", async () => {
  render(<Toaster />);
  const all = ["1", "2", "3", "4", "5", "6"];

  for (const message of all) showToast({ message, tone: "danger" });

  await waitFor(() => expect(all.filter((words) => screen.queryByText(words))).toEqual(["3", "4", "5", "6"]));
});

test("one that is dismissed while another one comes does not come back", async () => {
  render(<Toaster />);
  showToast({ id: "old", message: "No longer true" });
  await screen.findByText("No longer true");

  const frames = new Map<number, FrameRequestCallback>();
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => {
    frames.set(frames.size + 1, draw);
    return frames.size;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));

  // It goes with the next frame; both others come before that.
  dismissToast("old");
  for (const message of ["Now", "And now"]) showToast({ message });
  await screen.findByText("And now");
  vi.unstubAllGlobals();
  for (const draw of frames.values()) draw(0);

  await waitFor(() => expect(screen.queryByText("No longer true")).toBeNull());
});
