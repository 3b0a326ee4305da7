import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { likenessOptions, pipelineOptions, whatIfOptions } from "./filter-lab";

// What an answer is read by comes late, and by no timer.
beforeAll(() => import("./answer-schemas"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BEHIND = {
  isBehind: true,
  isBeingMade: true,
  stages: [],
  splits: [],
  rejectedRows: 0,
  setAsideRows: 0,
  leftOut: 0,
  notCompared: 0,
  ...{ trajectories: 0, notScored: 0, lostAgentic: 0, isActive: true, caps: [] },
  selectedAt: null,
};

/** How often an address was asked for of all that was fetched: what another file left behind in the process may ask, too. */
function asksFor(path: string, answer: unknown) {
  const fetched = vi.fn(async (_address: string) => Response.json(answer));
  vi.stubGlobal("fetch", fetched);

  return () => fetched.mock.calls.filter(([address]) => address.endsWith(path)).length;
}

test.each([
  ["a saved version", false, 3],
  ["a draft", true, 1],
])(
  "while the selection is being made, the stages of %s are asked for as often as they can change",
  async (_, isDraft, asked) => {
    const asks = asksFor("/pipeline", BEHIND);
    const options = pipelineOptions("2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001", {
      thresholds: DEFAULT_THRESHOLDS,
      isDraft,
    });

    const client = new QueryClient();
    const observer = new QueryObserver(client, { ...options, refetchIntervalInBackground: true });
    const stop = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await vi.advanceTimersByTimeAsync(11_000);
    stop();

    expect(asks()).toBe(asked);
  },
);

test.each([
  ["is being made", "being_made", 3],
  ["is out of date", "out_of_date", 1],
])("where a trajectory leaves is asked for again only while the selection %s", async (_, state, asked) => {
  const asks = asksFor("/likeness", { state });

  const observer = new QueryObserver(new QueryClient(), {
    ...likenessOptions("2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001"),
    refetchIntervalInBackground: true,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  await vi.advanceTimersByTimeAsync(11_000);
  stop();

  expect(asks()).toBe(asked);
});

test("of a track that is moved only the place at which it rests is asked about", async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal("fetch", async (address: string, { body }: RequestInit = {}) => {
    if (address.endsWith("/what-if")) bodies.push(JSON.parse(String(body)));
    return Response.json({});
  });
  const at = (agenticShare: number) =>
    whatIfOptions("2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001", {
      base: "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f002",
      thresholds: { ...DEFAULT_THRESHOLDS, agenticShare },
      labels: "blind",
    });

  const observer = new QueryObserver(new QueryClient({ defaultOptions: { queries: { retry: false } } }), at(0.8));
  const stop = observer.subscribe(() => undefined);
  for (const share of [0.85, 0.88, 0.9]) {
    await vi.advanceTimersByTimeAsync(100);
    observer.setOptions(at(share));
  }
  await vi.advanceTimersByTimeAsync(119);
  expect(bodies).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  stop();

  expect(bodies).toMatchObject([{ thresholds: { agenticShare: 0.9 } }]);
});
