import { focusManager, onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A page that is left stays so: each test has one of its own.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Refusal = Pick<import("./api").ApiError, "code" | "status"> & { readonly detail: string };

const SIGNED_OUT: Refusal = { code: "UNAUTHENTICATED", status: 401, detail: "You are not signed in." };

function onPage(path: string) {
  window.history.replaceState(null, "", path);

  return vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
}

/** A question that is answered with a refusal. */
async function ask(refusal: Refusal): Promise<void> {
  const { createQueryClient } = await import("./query-client");
  const { ApiError } = await import("./api");
  const queryFn = () => Promise.reject(new ApiError(refusal));
  await expect(createQueryClient().query({ queryKey: ["x"], queryFn, retry: false })).rejects.toThrow();
}

test("a session that ended leads to the sign-in page and back to this very place", async () => {
  const assign = onPage("/trajectories?filter=gate%3A5");
  await ask(SIGNED_OUT);

  expect(assign.mock.calls).toEqual([["/sign-in?next=%2Ftrajectories%3Ffilter%3Dgate%253A5"]]);
});

test("who signs out is led to the sign-in page alone, whatever was still on its way; a page that stays asks again", async () => {
  const assign = onPage("/trajectories?filter=gate%3A5");
  const { leaveFor } = await import("./me");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  leaveFor("/sign-in");
  await ask(SIGNED_OUT);
  expect(assign.mock.calls).toEqual([["/sign-in"]]);

  vi.advanceTimersByTime(10_000);
  await ask(SIGNED_OUT);

  expect(assign).toHaveBeenLastCalledWith("/sign-in?next=%2Ftrajectories%3Ffilter%3Dgate%253A5");
});

test.each(["/sign-in", "/invite/token", "/reset/token"])("%s stays where it is", async (path) => {
  const assign = onPage(path);
  await ask(SIGNED_OUT);

  expect(assign).not.toHaveBeenCalled();
});

/** A question on screen that was answered once, and is answered otherwise from now on. */
async function askAnew(
  error: Refusal,
  options: { readonly meta?: { readonly keepsRefused: true }; readonly staleTime?: number } = {},
) {
  const { createQueryClient } = await import("./query-client");
  const { ApiError } = await import("./api");
  const client = createQueryClient();
  const queryFn = vi.fn(async (): Promise<string> => Promise.reject(new ApiError(error)));
  queryFn.mockResolvedValueOnce("as it was");
  const observer = new QueryObserver(client, {
    ...{ queryKey: ["x"], queryFn, retry: false, refetchIntervalInBackground: true, ...options },
    refetchInterval: ({ state }) => (state.data === undefined ? false : 1_000),
  });
  stops.push(observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("as it was"));
  await client.refetchQueries();

  return { client, observer, queryFn };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test.each([
  { code: "FORBIDDEN", status: 403, detail: "You review it blind." },
  { code: "NOT_FOUND", status: 404, detail: "It is gone." },
] as const)(
  "what is refused with $code is held no more: its error takes the place, and it is not asked for ever",
  async (refusal) => {
    vi.useFakeTimers();
    const { observer, queryFn } = await askAnew(refusal);

    expect(observer.getCurrentResult()).toMatchObject({ isLoadingError: true, data: undefined });
    const asked = queryFn.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(asked);
  },
);

/** Looked at again after another window, or back on the network. */
const RETURNS = {
  focus: () => [false, true].forEach((isFocused) => void focusManager.setFocused(isFocused)),
  reconnect: () => [false, true].forEach((isOnline) => void onlineManager.setOnline(isOnline)),
};

test.each(["focus", "reconnect"] as const)(
  "after a %s a refused question is not asked for again, and its error stays; one that failed is",
  async (way) => {
    const refused = await askAnew({ code: "NOT_FOUND", status: 404, detail: "It is gone." });
    const failed = await askAnew({ code: "INTERNAL", status: 500, detail: "Assay failed inside." }, { staleTime: 0 });
    for (const { client } of [refused, failed]) client.mount();
    stops.push(
      () => refused.client.unmount(),
      () => failed.client.unmount(),
    );
    const asked = [refused, failed].map(({ queryFn }) => queryFn.mock.calls.length);

    RETURNS[way]();

    await vi.waitFor(() => expect(failed.queryFn.mock.calls.length).toBeGreaterThan(asked[1] ?? 0));
    expect(refused.queryFn).toHaveBeenCalledTimes(asked[0] ?? 0);
    expect(refused.observer.getCurrentResult().isLoadingError).toBe(true);
  },
);

test.each(["focus", "reconnect"] as const)(
  "after a %s what stays on screen although it was refused is asked for again",
  async (way) => {
    const { KEEPS_REFUSED } = await import("./query-client");
    const refusal: Refusal = { code: "FORBIDDEN", status: 403, detail: "You are no reviewer of it." };
    const kept = await askAnew(refusal, { staleTime: 0, meta: KEEPS_REFUSED });
    kept.client.mount();
    stops.push(() => kept.client.unmount());
    const asked = kept.queryFn.mock.calls.length;

    RETURNS[way]();

    await vi.waitFor(() => expect(kept.queryFn.mock.calls.length).toBeGreaterThan(asked));
  },
);

test("what the server fails to answer stays held, as does what its own screen tells of", async () => {
  const fault = await askAnew({ code: "INTERNAL", status: 500, detail: "Assay failed inside." });
  expect(fault.observer.getCurrentResult()).toMatchObject({ isRefetchError: true, data: "as it was" });

  const { KEEPS_REFUSED } = await import("./query-client");
  const told = await askAnew({ code: "NOT_FOUND", status: 404, detail: "It is gone." }, { meta: KEEPS_REFUSED });
  expect(told.observer.getCurrentResult()).toMatchObject({ isRefetchError: true, data: "as it was" });
});

test("another refusal is the page's own to show", async () => {
  const assign = onPage("/trajectories");
  await ask({ code: "FORBIDDEN", status: 403, detail: "Your role may not." });

  expect(assign).not.toHaveBeenCalled();
});
