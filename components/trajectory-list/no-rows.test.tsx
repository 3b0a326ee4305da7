import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { NoRows } from "./no-rows";

function shown(filter: string) {
  const onFilter = vi.fn();
  const { container } = render(<NoRows corpus={crypto.randomUUID()} filter={filter} onFilter={onFilter} />);

  return { onFilter, words: () => container.textContent };
}

test("a whole name that nothing has is offered as the beginning of one, in its place", async () => {
  const { onFilter, words } = shown('gate:<4 run:"night 3" magnet');

  expect(words()).toContain("A name is matched whole; * stands for the rest of it.");
  await userEvent.click(screen.getByRole("button", { name: "Try run:night*3*" }));

  expect(onFilter.mock.calls).toEqual([["gate:<4 run:night*3* magnet"]]);
});

test("each of several terms can be left out; an only one shows all", async () => {
  const { onFilter, words } = shown("gate:1 steps:5");
  await userEvent.click(screen.getByRole("button", { name: "Without gate:1" }));
  await userEvent.click(screen.getByRole("button", { name: "Without steps:5" }));

  expect(onFilter.mock.calls).toEqual([["steps:5"], ["gate:1"]]);
  expect(words()).not.toContain("A name");
});

test("an only term that asks for no name can be let go of", async () => {
  const { onFilter, words } = shown("gate:1");
  expect(words()).toContain("No trajectory matches “gate:1”");
  await userEvent.click(screen.getByRole("button"));

  expect(onFilter.mock.calls).toEqual([[""]]);
});
