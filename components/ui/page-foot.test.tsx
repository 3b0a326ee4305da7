import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PageFoot } from "./page-foot";

afterEach(cleanup);

const rest = { more: "Show older", isLoading: false, onMore: () => undefined };

test("the way to more is there as long as there is a next page, whatever was added or removed since", () => {
  const { rerender } = render(<PageFoot {...rest} count={{ shown: 3, total: 3 }} hasMore />);
  expect(screen.getByRole("button", { name: "Show older" })).toBeTruthy();

  rerender(<PageFoot {...rest} count={{ shown: 2, total: 3 }} hasMore={false} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("while more comes its button keeps the keyboard, and asks for nothing twice", () => {
  const onMore = vi.fn();
  const { rerender } = render(<PageFoot {...rest} onMore={onMore} hasMore />);
  screen.getByRole("button").focus();
  rerender(<PageFoot {...rest} onMore={onMore} hasMore isLoading />);

  const loading = screen.getByRole("button", { name: "Loading" });
  fireEvent.click(loading);

  expect(document.activeElement).toBe(loading);
  expect(loading.matches(":disabled")).toBe(false);
  expect(onMore).not.toHaveBeenCalled();
});

test("what did not come is told beside the way to ask for it again", () => {
  const onMore = vi.fn();
  render(<PageFoot {...rest} hasMore fault={new Error("Assay failed inside.")} onMore={onMore} />);
  expect(screen.getByRole("alert").textContent).toBe("More could not be loaded. Assay failed inside.");

  fireEvent.click(screen.getByRole("button", { name: "Try again" }));

  expect(onMore).toHaveBeenCalledOnce();
});
