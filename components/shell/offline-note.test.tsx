import { onlineManager } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { noteContact } from "@/lib/client/server-contact";
import { givenApp } from "./given-app";
import { OfflineNote } from "./offline-note";
import { Screen } from "./screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
  noteContact("answer");
});

test("without a network every screen says that it shows what was there before", () => {
  render(<OfflineNote />);
  expect(screen.queryByRole("status")).toBeNull();

  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole("status").textContent).toMatch(/^Offline: what is shown is from before/);

  act(() => onlineManager.setOnline(true));
  expect(screen.queryByRole("status")).toBeNull();
});

test("a server that is gone is said, one silence is not; without a network it is that which is said", () => {
  render(<OfflineNote />);
  act(() => noteContact("silence"));
  expect(screen.queryByRole("status")).toBeNull();

  act(() => noteContact("gone"));
  expect(screen.getByRole("status").textContent).toMatch(/^The server does not answer: what is shown is from before/);
  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole("status").textContent).toMatch(/^Offline/);
  act(() => onlineManager.setOnline(true));
  act(() => noteContact("silence"));
  expect(screen.getByRole("status").textContent).toMatch(/^The server does not answer/);

  act(() => noteContact("answer"));
  expect(screen.queryByRole("status")).toBeNull();
});

test("it is a band between the header and the page, so that it lies over no title", async () => {
  givenApp(<Screen crumbs={<h1>A long title</h1>}>rows</Screen>);
  act(() => onlineManager.setOnline(false));

  const band = await screen.findByRole("status");
  expect(screen.getByRole("banner").contains(band)).toBe(false);
  expect(band.nextElementSibling).toBe(screen.getByRole("main"));
});
