import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hotkeyIds } from "@/lib/client/hotkey-bindings";
import { HOTKEY_WORDS } from "@/lib/client/hotkey-words";
import { givenApp } from "./given-app";
import { KeySheet } from "./key-sheet";

beforeEach(() => {
  localStorage.clear();
  givenApp(<KeySheet open onOpenChange={() => undefined} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const line = (words: string) => {
  const item = screen.getAllByRole("listitem").find((one) => one.textContent?.startsWith(words));
  if (!item) throw new Error(`no line ${words}`);
  return within(item);
};

test("lists every act of the key table", () => {
  expect(screen.getAllByRole("listitem")).toHaveLength(hotkeyIds().length);
});

test("keys of digits in a row are named by their ends", () => {
  const sides = line(HOTKEY_WORDS["adjudicate.choose"]);

  expect(sides.getByText("to", { exact: false }).textContent).toBe("1 to 9");
});

test("no act shows the same key twice", () => {
  for (const item of screen.getAllByRole("listitem")) {
    const caps = [...item.querySelectorAll("kbd")].map(({ textContent }) => textContent);
    expect(new Set(caps).size, item.textContent ?? "").toBe(caps.length);
  }
  expect([...line("Good step").getAllByText("+")]).toHaveLength(1);
});

test("a key is changed by pressing the new one", async () => {
  await userEvent.click(line("Select the row").getByRole("button", { name: "Change the key of Select the row" }));
  await userEvent.keyboard("q");

  expect(line("Select the row").getByText("q")).toBeTruthy();
});

test("a key that is taken is refused with the act that has it", async () => {
  await userEvent.click(line("Select the row").getByRole("button", { name: "Change the key of Select the row" }));
  await userEvent.keyboard("j");

  expect(screen.getByRole("alert").textContent).toContain(HOTKEY_WORDS["table.next"]);
  expect(line("Select the row").getByText("x")).toBeTruthy();
});

test("a key can be switched off and comes back with Reset", async () => {
  await userEvent.click(line("Row height").getByRole("button", { name: "Switch off the key of Row height" }));
  expect(line("Row height").getByText("off")).toBeTruthy();

  await userEvent.click(line("Row height").getByRole("button", { name: "Reset" }));

  expect(line("Row height").getByText(".")).toBeTruthy();
});
