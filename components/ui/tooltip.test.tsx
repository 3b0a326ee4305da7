import { cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Tooltip } from "./tooltip";

afterEach(cleanup);

function givenControls() {
  render(
    <>
      <Tooltip label="Copies the id" keys="c">
        <button type="button">Copy</button>
      </Tooltip>
      <Tooltip label="Opens the record">
        <button type="button">Open</button>
      </Tooltip>
    </>,
  );

  return { copy: screen.getByRole("button", { name: "Copy" }), open: screen.getByRole("button", { name: "Open" }) };
}

test("a control that the keyboard reaches says what it does, and describes itself with it", async () => {
  const { copy } = givenControls();

  await userEvent.tab();
  const words = await screen.findByRole("tooltip");

  expect(words.textContent).toBe("Copies the idc");
  expect(copy.getAttribute("aria-describedby")).toBe(words.id);
});

test("the words go with Escape, while the keyboard stays where it is", async () => {
  const { copy } = givenControls();
  await userEvent.tab();
  await screen.findByRole("tooltip");

  await userEvent.keyboard("{Escape}");

  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(copy.hasAttribute("aria-describedby")).toBe(false);
  expect(document.activeElement).toBe(copy);
});

test("a pointer that rests on a control brings the words, and a press takes them away", async () => {
  const { open } = givenControls();

  await userEvent.hover(open);
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect((await screen.findByRole("tooltip")).textContent).toBe("Opens the record");

  await userEvent.click(open);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("one control at a time speaks", async () => {
  const { open } = givenControls();
  await userEvent.tab();
  await screen.findByRole("tooltip");

  await userEvent.hover(open);
  await screen.findByText("Opens the record");

  expect(screen.getAllByRole("tooltip")).toHaveLength(1);
});

test("the words stay while the pointer moves onto them", async () => {
  const { open } = givenControls();
  await userEvent.hover(open);
  const words = await screen.findByRole("tooltip");

  await userEvent.unhover(open);
  await userEvent.hover(words);

  await expect(waitForElementToBeRemoved(words, { timeout: 600 })).rejects.toThrow("Timed out");
});

test("the words go when the page moves under them, and not for the scroll that brought their control into view", async () => {
  const { copy } = givenControls();
  const placeOf = vi.spyOn(copy, "getBoundingClientRect").mockReturnValue(new DOMRect(48, 0, 100, 24));
  await userEvent.tab();
  await screen.findByRole("tooltip");

  // A browser tells of that one when the keyboard is there already.
  fireEvent.scroll(document);
  expect(screen.getByRole("tooltip").id).toBe(copy.getAttribute("aria-describedby"));

  placeOf.mockReturnValue(new DOMRect(20, 0, 100, 24));
  fireEvent.scroll(document);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
