import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { LateMenu } from "./late-menu";

afterEach(cleanup);

function givenMenu() {
  const onSelect = vi.fn();
  render(
    <LateMenu trigger={<button type="button">More</button>}>
      {({ MenuItem }) => (
        <>
          <MenuItem onSelect={() => onSelect("first")}>First</MenuItem>
          <MenuItem onSelect={() => onSelect("second")}>Second</MenuItem>
        </>
      )}
    </LateMenu>,
  );

  return { onSelect, trigger: () => screen.getByRole("button", { name: "More", hidden: true }) };
}

test("before its first use the trigger says that it opens a menu", () => {
  const { trigger } = givenMenu();

  expect(trigger().getAttribute("aria-haspopup")).toBe("menu");
  expect(trigger().getAttribute("aria-expanded")).toBe("false");
});

test("the first press opens the menu", async () => {
  const { onSelect, trigger } = givenMenu();

  await userEvent.click(trigger());
  await userEvent.click(await screen.findByRole("menuitem", { name: "Second" }));

  expect(onSelect).toHaveBeenCalledExactlyOnceWith("second");
});

test.each(["{Enter}", " ", "{ArrowDown}"])("the first %s puts the keyboard on the first item", async (key) => {
  const { onSelect } = givenMenu();
  await userEvent.tab();

  await userEvent.keyboard(key);
  const first = await screen.findByRole("menuitem", { name: "First" });
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard("{ArrowDown}{Enter}");

  expect(onSelect).toHaveBeenCalledExactlyOnceWith("second");
});

test("a menu that closes gives the keyboard back to its trigger", async () => {
  const { trigger } = givenMenu();
  await userEvent.click(trigger());
  await screen.findByRole("menu");

  await userEvent.keyboard("{Escape}");

  await vi.waitFor(() => expect(document.activeElement).toBe(trigger()));
});
