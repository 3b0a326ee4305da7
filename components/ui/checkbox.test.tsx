import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Checkbox } from "./checkbox";

afterEach(cleanup);

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("a press and the space bar say what the box is to become", async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox aria-label="Gzip" checked={false} onCheckedChange={onCheckedChange} />);

  await userEvent.click(box("Gzip"));
  await userEvent.keyboard(" ");

  expect(onCheckedChange.mock.calls).toEqual([[true], [true]]);
});

test("a half state is neither on nor off, until it is settled", () => {
  const { rerender } = render(<Checkbox aria-label="All rows" checked="indeterminate" />);
  expect([box("All rows").indeterminate, box("All rows").checked]).toEqual([true, false]);

  rerender(<Checkbox aria-label="All rows" checked />);
  expect([box("All rows").indeterminate, box("All rows").checked]).toEqual([false, true]);
});
