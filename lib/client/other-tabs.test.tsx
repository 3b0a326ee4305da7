import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { KEYS } from "./keys";
import { type TabChannel, tellOtherTabs } from "./other-tabs";

/** Tabs of one browser: what one of them posts all others hear. */
function givenTabs(count: number) {
  const channels: TabChannel[] = [];
  const tabs = Array.from({ length: count }, () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
    const channel: TabChannel = {
      close: vi.fn(),
      postMessage: (data: unknown) => {
        for (const other of channels.filter((one) => one !== channel))
          other.onmessage?.(new MessageEvent("message", { data }));
      },
    };
    channels.push(channel);
    onTestFinished(tellOtherTabs(client, channel));

    return client;
  });

  return tabs;
}

/** A screen of a tab that shows what the server answers under the key. */
function shown(client: QueryClient, queryKey: readonly string[]) {
  const queryFn = vi.fn(async () => ({}));
  const observer = new QueryObserver(client, { queryKey, queryFn });
  onTestFinished(observer.subscribe(() => undefined));

  return { queryFn, isStale: () => observer.getCurrentResult().isStale };
}

test("what a write in one tab makes old is asked anew in another one that is in sight, and nothing else", async () => {
  const [reader, table] = givenTabs(2);
  if (!reader || !table) throw new Error("two tabs");
  const list = shown(table, [...KEYS.trajectories, "corpus"]);
  const views = shown(table, [...KEYS.views, "corpus"]);
  await vi.waitFor(() => expect(list.isStale()).toBe(false));

  await reader.invalidateQueries({ queryKey: KEYS.trajectories });

  await vi.waitFor(() => expect(list.queryFn).toHaveBeenCalledTimes(2));
  expect(views.queryFn).toHaveBeenCalledOnce();
});

test("a tab behind waits until it comes to the front, where what is old is asked for", async () => {
  const [reader, table] = givenTabs(2);
  if (!reader || !table) throw new Error("two tabs");
  const funnel = shown(table, [...KEYS.funnel, "corpus"]);
  await vi.waitFor(() => expect(funnel.isStale()).toBe(false));
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  onTestFinished(() => state.mockRestore());

  await reader.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.me[0] });

  await vi.waitFor(() => expect(funnel.isStale()).toBe(true));
  expect(funnel.queryFn).toHaveBeenCalledOnce();
});

test("a tab that has ended tells nobody, and is told nothing", async () => {
  const client = new QueryClient();
  const channel = { close: vi.fn(), postMessage: vi.fn() };
  const end = tellOtherTabs(client, channel);
  end();

  await client.invalidateQueries({ queryKey: KEYS.funnel });

  expect(channel.postMessage).not.toHaveBeenCalled();
  expect(channel.close).toHaveBeenCalledOnce();
});
