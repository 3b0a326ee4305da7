import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toast";
import { noteContact, noteDeparture } from "@/lib/client/server-contact";
import { ServerWatch } from "./server-watch";

const STAYS = "The server does not answer, so you stay on this screen.";

afterEach(() => {
  noteContact("answer");
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function given() {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("refused")));
  const stayed = vi.spyOn(window.history, "replaceState");
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ServerWatch />
      <Toaster />
    </QueryClientProvider>,
  );

  return stayed;
}

test("who sets out while the server is gone stays and is told", async () => {
  const stayed = given();
  noteDeparture();
  expect(stayed).not.toHaveBeenCalled();
  await act(async () => noteContact("gone"));
  stayed.mockClear();

  await act(async () => noteDeparture());

  expect(stayed.mock.calls).toEqual([[null, "", window.location.href]]);
  expect(await screen.findByText(STAYS)).toBeDefined();
});

test("who set out a moment before anybody knew that it is gone stays, too", async () => {
  const stayed = given();

  noteDeparture();
  await act(async () => noteContact("gone"));

  expect(stayed).toHaveBeenCalledOnce();
});

test("without a network it is that which is told", async () => {
  const stayed = given();
  onlineManager.setOnline(false);
  stayed.mockClear();

  await act(async () => noteDeparture());

  expect(stayed).toHaveBeenCalledOnce();
  expect(await screen.findByText("There is no network, so you stay on this screen.")).toBeDefined();
});

test("who set out before and is there by now, or set out long ago, is told nothing", async () => {
  const stayed = given();
  noteDeparture();
  window.history.pushState(null, "", "/runs");

  await act(async () => noteContact("gone"));
  noteContact("answer");
  noteDeparture();
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 11_000);
  await act(async () => noteContact("gone"));

  expect(stayed).not.toHaveBeenCalled();
  expect(screen.queryByText(STAYS)).toBeNull();
});
