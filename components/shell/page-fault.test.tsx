import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/client/api";
import { PageFault } from "./page-fault";

afterEach(cleanup);

const back = { href: "/splits?corpus=1", name: "All splits" };

test.each([
  ["NOT_FOUND", 404, "There is no such split. Choose one of the list."],
  ["INVALID", 400, "path.id: Invalid UUID"],
] as const)("an id that names nothing, %s, leads back to all of them in plain words", (code, status, detail) => {
  render(<PageFault thing="split" error={new ApiError({ code, status, detail })} back={back} onRetry={vi.fn()} />);

  expect(screen.getByRole("heading", { level: 2, name: "There is no such split" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All splits" }).getAttribute("href")).toBe(back.href);
  expect(screen.queryByText(/UUID/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("what a person may not open says so and why, as the title of a page that has no other", () => {
  const error = new ApiError({ code: "FORBIDDEN", status: 403, detail: "It is hidden from you." });
  render(<PageFault isPage thing="trajectory" error={error} back={back} onRetry={vi.fn()} />);

  expect(screen.getByRole("heading", { level: 1, name: "You may not open this trajectory" })).toBeTruthy();
  expect(screen.getByText("It is hidden from you.")).toBeTruthy();
});

test("a fault says so, with its request, another try and the way back", async () => {
  const onRetry = vi.fn();
  const error = new ApiError({ code: "INTERNAL", status: 500, detail: "It broke.", requestId: "r-1" });
  render(<PageFault thing="split" error={error} back={back} onRetry={onRetry} />);

  expect(screen.getByRole("heading", { name: "The split could not be read" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByText("r-1")).toBeTruthy();
  expect(screen.getByRole("link", { name: "All splits" }).getAttribute("href")).toBe(back.href);
});
