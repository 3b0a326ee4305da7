import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { TrajectoryPage } from "@/lib/contract/trajectories";
import { KEYS } from "./keys";
import { trajectoryListOptions } from "./trajectories";

afterEach(() => vi.unstubAllGlobals());

const CORPUS = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001";

/** Whether the funnel, which said so, is asked for anew after a page of rows that says so. */
async function asked(funnel: TrajectoryPage["selection"], page: TrajectoryPage["selection"]) {
  const client = new QueryClient();
  const queryKey = [...KEYS.funnel, CORPUS];
  client.setQueryData(queryKey, { selection: funnel });
  const rows = { items: [], nextCursor: null, count: { value: 0, isCapped: false }, selection: page };
  vi.stubGlobal("fetch", async () => Response.json(rows));
  await client.fetchInfiniteQuery(trajectoryListOptions({ corpus: CORPUS, filter: "leaves:kept", sort: "-imported" }));

  return client.getQueryState(queryKey)?.isInvalidated;
}

test("rows whose selection is made anew have the funnel beside them say the same", async () => {
  expect(await asked("out_of_date", "being_made")).toBe(true);
  expect(await asked(undefined, "being_made")).toBe(true);
});

test("rows that say the same as the funnel, or nothing, leave it", async () => {
  expect(await asked("being_made", "being_made")).toBe(false);
  expect(await asked("out_of_date", undefined)).toBe(false);
});

test.each([
  ["being_made", 10_000],
  ["out_of_date", false],
  [undefined, false],
] as const)("rows whose selection is %s follow by themselves every %s ms", async (selection, everyMs) => {
  const client = new QueryClient();
  const options = trajectoryListOptions({ corpus: CORPUS, filter: "leaves:kept", sort: "-imported" });
  const rows = { items: [], nextCursor: null, count: { value: 0, isCapped: false }, selection };
  vi.stubGlobal("fetch", async () => Response.json(rows));
  await client.fetchInfiniteQuery(options);
  const query = client.getQueryCache().find({ queryKey: options.queryKey });

  expect(Reflect.apply(Object(options.refetchInterval), undefined, [query])).toBe(everyMs);
});
