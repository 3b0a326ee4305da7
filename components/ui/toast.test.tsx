import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BareDialog } from "./bare-dialog";
import { showToast, Toaster } from "./toast";

afterEach(cleanup);

test("the same words are one notice, unless each can be acted on", async () => {
  render(<Toaster />);
  const action = { label: "Undo", onAct: () => undefined };

  for (const _ of [1, 2, 3]) showToast({ message: "Nothing is answered yet." });
  for (const _ of [1, 2]) showToast({ message: "1 approved", action });

  await waitFor(() => expect(screen.getAllByText("1 approved")).toHaveLength(2));
  expect(screen.getAllByText("Nothing is answered yet.")).toHaveLength(1);
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
  const action = { label: "Undo", onAct: () => undefined };
  showToast({ message: "First", action });
  await screen.findByText("First");
  showToast({ message: "Second", action });
  await screen.findByText("Second");
  const isSeen = (words: string) => screen.getByText(words).closest("li")?.dataset["visible"];

  expect([isSeen("First"), isSeen("Second")]).toEqual(["false", "true"]);
});
