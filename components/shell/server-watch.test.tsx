import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Toaster } from "@/components/ui/toast";
import { noteContact, noteDeparture } from "@/lib/client/server-contact";
import { ServerWatch } from "./server-watch";
import { useKeptDeparture } from "./use-kept-departure";

const next = vi.hoisted(() => ({ isOffline: false, listeners: new Set<() => void>() }));

vi.mock("next/offline", async () => {
  const { useSyncExternalStore } = await import("react");
  const subscribe = (listener: () => void) => {
    next.listeners.add(listener);
    return () => void next.listeners.delete(listener);
  };

  return { useOffline: () => useSyncExternalStore(subscribe, () => next.isOffline) };
});

/** Next hears nothing when it asks for a page, or hears it again. */
function cutOff(isOffline: boolean): void {
  next.isOffline = isOffline;
  for (const listener of next.listeners) listener();
}

const STAYS = "The server does not answer, so you stay on this screen.";

afterEach(() => {
  next.isOffline = false;
  noteContact("answer");
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function given(
  ask: () => Promise<Response> = () => Promise.reject(new TypeError("refused")),
  client = new QueryClient(),
) {
  vi.stubGlobal("fetch", ask);
  const stayed = vi.spyOn(window.history, "replaceState");
  render(
    <QueryClientProvider client={client}>
      <ServerWatch />
      <Toaster />
    </QueryClientProvider>,
  );

  return stayed;
}

test("who sets out while the server is gone stays and is told", async () => {
  const stayed = given();
  noteDeparture("/runs");
  expect(stayed).not.toHaveBeenCalled();
  await act(async () => noteContact("gone"));
  stayed.mockClear();

  await act(async () => noteDeparture("/runs"));

  expect(stayed.mock.calls).toEqual([[{}, "", window.location.href]]);
  expect(await screen.findByText(STAYS)).toBeDefined();
});

test("who set out a moment before anybody knew that it is gone stays, too", async () => {
  const stayed = given();

  noteDeparture("/runs");
  await act(async () => noteContact("gone"));

  expect(stayed).toHaveBeenCalledOnce();
});

test("who set out, and whose address says something else by now, stays as well", async () => {
  const stayed = given();
  renderHook(() => useKeptDeparture());
  noteDeparture("/runs");
  window.history.replaceState(null, "", "?peek=1");
  stayed.mockClear();

  await act(async () => noteContact("gone"));

  expect(stayed.mock.calls).toEqual([[{}, "", expect.stringContaining("?peek=1")]]);
  expect(await screen.findByText(STAYS)).toBeDefined();
});

test("without a network and without the server it is the network which is told", async () => {
  const stayed = given();
  await act(async () => onlineManager.setOnline(false));
  stayed.mockClear();

  await act(async () => noteDeparture("/runs"));

  expect(stayed).toHaveBeenCalledOnce();
  expect(await screen.findByText("There is no network, so you stay on this screen.")).toBeDefined();
});

test("without a network, but with a server on this machine, people go where they want", async () => {
  const stayed = given(() => Promise.resolve(new Response(null)));
  await act(async () => onlineManager.setOnline(false));
  await act(async () => noteDeparture("/runs"));

  expect(stayed).not.toHaveBeenCalled();
});

test("where the server answers and Next meets silence all the same, the screen is loaded whole", async () => {
  const gone = given(() => Promise.resolve(new Response(null)));
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  await act(async () => noteDeparture("/runs"));
  expect(assign).not.toHaveBeenCalled();

  await act(async () => cutOff(true));
  expect(assign.mock.calls).toEqual([["/runs"]]);
  await act(async () => noteDeparture("/queues"));

  expect(assign.mock.calls).toEqual([["/runs"], ["/queues"]]);
  expect(gone).not.toHaveBeenCalled();
});

test("who stayed, because the server was gone, is not taken away when it is back, nor who came back by hand", async () => {
  const server = { isThere: false };
  given(() => (server.isThere ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError("refused"))));
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  await act(async () => noteDeparture("/runs"));
  await act(async () => cutOff(true));
  expect(await screen.findByText(STAYS)).toBeDefined();
  server.isThere = true;
  await act(async () => noteContact("answer"));
  await act(async () => cutOff(false));

  await act(async () => noteDeparture("/runs"));
  window.dispatchEvent(new PopStateEvent("popstate"));
  await act(async () => cutOff(true));

  expect(assign).not.toHaveBeenCalled();
});

test("who set out before and is there by now, or set out long ago, is told nothing", async () => {
  const stayed = given();
  noteDeparture("/runs");
  window.history.pushState(null, "", "/runs");

  await act(async () => noteContact("gone"));
  noteContact("answer");
  noteDeparture("/runs");
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 11_000);
  await act(async () => noteContact("gone"));

  expect(stayed).not.toHaveBeenCalled();
  expect(screen.queryByText(STAYS)).toBeNull();
});

test("what waits for a network to be sent is not lost with the page before the person was asked", async () => {
  const client = new QueryClient();
  given(undefined, client);
  const goes = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const write = vi.fn(async () => "done");
  await act(async () => onlineManager.setOnline(false));
  expect(goes()).toBe(true);

  await act(async () => void client.getMutationCache().build(client, { mutationFn: write }).execute(undefined));
  await waitFor(() => expect(goes()).toBe(false));
  await act(async () => onlineManager.setOnline(true));

  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  await waitFor(() => expect(goes()).toBe(true));
});
