import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { exportListOptions, exportOptions } from "./exports";
import { createQueryClient } from "./query-client";

const CORPUS = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f000";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listed(state: "running" | "done") {
  const job = {
    ...{ id: CORPUS, kind: "export_corpus", state, done: 0, total: 1, unit: "rows" },
    ...{ error: null, result: null, cancelRequested: false, createdAt: "2026-11-20T08:00:00.000Z" },
    ...{ startedAt: null, finishedAt: null },
  };
  const item = { id: CORPUS, corpus: "Tests", preset: "chat", filter: "", fileName: "a.jsonl", manifest: null, job };

  return { items: [{ ...item, createdAt: "2026-11-20T08:00:00.000Z" }], leavesOut: false };
}

test("the exports of a corpus are asked for again until none is being written", async () => {
  vi.useFakeTimers();
  const answers = [listed("running"), listed("running"), listed("done")];
  const asked = vi.fn(async () => Response.json(answers.shift()));
  vi.stubGlobal("fetch", asked);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = exportListOptions(CORPUS);

  const stop = new QueryObserver(client, exportListOptions(CORPUS)).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(queryKey)?.items[0]?.job?.state).toBe("done"), 10_000);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(asked).toHaveBeenCalledTimes(3);
  stop();
});

test("an export that was refused or removed while it was written is held and asked for no more", async () => {
  vi.useFakeTimers();
  const [item] = listed("running").items;
  const refused = () =>
    Response.json({ code: "FORBIDDEN", detail: "You review it blind.", requestId: "r" }, { status: 403 });
  const asked = vi.fn(async () => refused());
  asked.mockResolvedValueOnce(Response.json(item));
  vi.stubGlobal("fetch", asked);
  const client = createQueryClient();
  const observer = new QueryObserver(client, exportOptions(CORPUS));

  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isLoadingError).toBe(true), 10_000);
  await vi.advanceTimersByTimeAsync(60_000);

  expect(observer.getCurrentResult().data).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});
