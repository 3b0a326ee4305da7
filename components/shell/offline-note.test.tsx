import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { OfflineNote } from "./offline-note";

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test("without a network every screen says that it shows what was there before", () => {
  render(<OfflineNote />);
  expect(screen.queryByRole("status")).toBeNull();

  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole("status").textContent).toMatch(/^Offline: this is from before/);

  act(() => onlineManager.setOnline(true));
  expect(screen.queryByRole("status")).toBeNull();
});
