import { InfiniteQueryObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { givenImport, givenJob } from "@/components/import/given-import";
import { importListOptions } from "./imports";
import { KEYS } from "./keys";
import { setLabelOptions } from "./labels";
import { invalidateElsewhere, invalidateHere, type TabChannel, tellOtherTabs } from "./other-tabs";

// What an answer is read by comes late, and by no timer.
beforeAll(() => import("./answer-schemas"));

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

  await reader.invalidateQueries({ queryKey: KEYS.funnel });

  await vi.waitFor(() => expect(funnel.isStale()).toBe(true));
  expect(funnel.queryFn).toHaveBeenCalledOnce();
});

test("what a function chooses is asked anew here alone, or elsewhere by the key beside it or keys of its own", async () => {
  const [reader, table] = givenTabs(2);
  if (!reader || !table) throw new Error("two tabs");
  const asked = {
    list: shown(table, [...KEYS.trajectories, "corpus"]),
    funnel: shown(table, [...KEYS.funnel, "corpus"]),
    views: shown(table, [...KEYS.views, "corpus"]),
  };
  const times = () => Object.values(asked).map(({ queryFn }) => queryFn.mock.calls.length);
  await vi.waitFor(() => expect(Object.values(asked).some(({ isStale }) => isStale())).toBe(false));

  await reader.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.me[0] });
  expect(times()).toEqual([1, 1, 1]);

  await reader.invalidateQueries({ queryKey: KEYS.funnel, predicate: () => false });
  expect(times()).toEqual([1, 2, 1]);

  invalidateElsewhere(reader, [KEYS.trajectories]);
  expect(times()).toEqual([2, 2, 1]);
});

test("two tabs that list an import that ends ask for their lists no more often than one", async () => {
  const tabs = givenTabs(2);
  const [running, over] = [givenImport({ job: givenJob({ state: "running" }), finishedAt: null }), givenImport()];
  let [now, lists] = [running, 0];
  vi.stubGlobal("fetch", () => {
    lists += 1;
    if (lists > 50) return new Promise(() => undefined);
    return Promise.resolve(Response.json({ items: [now], total: 1, nextCursor: null }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const tab of tabs)
    onTestFinished(new InfiniteQueryObserver(tab, importListOptions()).subscribe(() => undefined));
  await vi.waitFor(() => expect(tabs.every((tab) => tab.isFetching() === 0)).toBe(true));
  now = over;
  lists = 0;

  for (const tab of tabs) void tab.refetchQueries({ queryKey: KEYS.imports });

  await vi.waitFor(() => expect(tabs.every((tab) => tab.isFetching() === 0)).toBe(true));
  expect(lists).toBe(2);
});

test("a label that is written in a reader has the table and the funnel of another tab ask anew", async () => {
  const [reader, table] = givenTabs(2);
  if (!reader || !table) throw new Error("two tabs");
  const list = shown(table, [...KEYS.trajectories, "corpus"]);
  const funnel = shown(table, [...KEYS.funnel, "corpus"]);
  await vi.waitFor(() => expect(list.isStale() || funnel.isStale()).toBe(false));
  const { onSuccess } = setLabelOptions(reader, "t1");

  await (onSuccess as (answer: unknown) => Promise<void>)?.({ status: "conflict" });

  await vi.waitFor(() => expect(list.queryFn).toHaveBeenCalledTimes(2));
  expect(funnel.queryFn).toHaveBeenCalledTimes(2);
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

test("what a tab has only seen to end it asks anew itself, and tells nobody", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const channel = { close: vi.fn(), postMessage: vi.fn() };
  onTestFinished(tellOtherTabs(client, channel));
  const list = shown(client, [...KEYS.trajectories, "corpus"]);
  await vi.waitFor(() => expect(list.isStale()).toBe(false));

  await invalidateHere(client, { predicate: ({ queryKey }) => queryKey[0] !== KEYS.funnel[0] });

  expect(list.queryFn).toHaveBeenCalledTimes(2);
  expect(channel.postMessage).not.toHaveBeenCalled();
});
