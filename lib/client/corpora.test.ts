import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import type { Funnel } from "@/lib/contract/corpora";
import { funnelOptions } from "./corpora";

afterEach(() => vi.unstubAllGlobals());

const CORPUS = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001";

const EMPTY = {
  stages: [],
  judgeFailed: 0,
  labelled: 0,
  decided: 0,
  agreed: 0,
  overridden: 0,
  rejectedRows: 0,
  leftOut: null,
};

/** The funnel asked for twice, with the selection first so and then so; whether rows are stale by then. */
async function asked(...selections: readonly Funnel["selection"][]) {
  const client = new QueryClient();
  const told = vi.spyOn(client, "invalidateQueries");
  await client.query({ queryKey: ["trajectories"], queryFn: async () => "rows" });
  for (const selection of selections) {
    const funnel = { ...EMPTY, selection };
    vi.stubGlobal("fetch", async () => Response.json(funnel));
    await client.fetchQuery({ ...funnelOptions(CORPUS), staleTime: 0 });
  }

  // It was only seen: the other tabs are not told.
  expect(told).not.toHaveBeenCalled();

  return client.getQueryState(["trajectories"])?.isInvalidated;
}

test("once the selection that was behind is made, the rows are asked for anew with the figure", async () => {
  expect(await asked("being_made", undefined)).toBe(true);
  expect(await asked("out_of_date", undefined)).toBe(true);
});

test("while it is behind, and where it never was, nothing else is asked for anew", async () => {
  expect(await asked("out_of_date", "being_made")).toBe(false);
  expect(await asked(undefined, undefined)).toBe(false);
});

test.each([
  [100, 10_000],
  [6_400, 128_000],
])("a count that takes %d ms is asked for again after %d ms", async (takesMs, everyMs) => {
  const client = new QueryClient();
  const options = funnelOptions(CORPUS);
  const clock = vi.spyOn(performance, "now").mockReturnValue(0);
  vi.stubGlobal("fetch", async () => {
    clock.mockReturnValue(takesMs);
    return Response.json({ ...EMPTY, selection: "being_made" });
  });

  await client.fetchQuery(options);
  clock.mockRestore();

  const query = client.getQueryCache().find({ queryKey: options.queryKey });
  expect(Reflect.apply(Object(options.refetchInterval), undefined, [query])).toBe(everyMs);
});
