import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Job } from "@/lib/contract/jobs";
import { whenOver } from "./jobs";

// What an answer is read by comes late, and by no timer.
beforeAll(() => import("./answer-schemas"));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ID = "2f0e7c2a-6a51-4a0e-9a34-50c1f5a6f001";
const PATIENCE = { timeout: 20_000 };

function aJob(state: Job["state"]): Response {
  return Response.json({
    ...{ id: ID, kind: "activate_filter", state, done: 3, total: 12, unit: "rows", cancelRequested: false },
    ...{ error: null, result: null, createdAt: "2026-11-20T09:00:00.000Z", startedAt: null, finishedAt: null },
  });
}

/** Follows a job of which the server says these, one after the other and the last one for ever. */
function followed(...answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.endsWith(ID)) return Response.json({});
    asked.push(address);
    return answers[Math.min(asked.length, answers.length) - 1]?.();
  });
  const act = vi.fn();
  whenOver(new QueryClient({ defaultOptions: { queries: { retry: false } } }), ID, act);

  return { asked, act };
}

const silence = () => {
  throw new TypeError("fetch failed");
};
const fault = () => Response.json({ code: "INTERNAL", requestId: "r-1" }, { status: 500 });
const proxied = (status: number) => () => new Response("<html>", { status });
const refusal = () => Response.json({ code: "NOT_FOUND", requestId: "r-2" }, { status: 404 });

test.each<[string, (() => Response)[]]>([
  ["done", [() => aJob("queued"), () => aJob("running"), () => aJob("done")]],
  ["cancelled, behind faults and silence", [fault, silence, () => aJob("cancelled")]],
  ["done, behind what a proxy says of the moment", [proxied(408), proxied(429), () => aJob("done")]],
  ["refused", [() => aJob("running"), refusal]],
  ["told in a way that cannot be read", [() => Response.json({ state: "odd" })]],
  ["told by the page of a proxy", [proxied(200)]],
])("a job is followed until it is %s, and asked for no more", async (_, answers) => {
  const { asked, act } = followed(...answers);

  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1), PATIENCE);
  await vi.advanceTimersByTimeAsync(10_000);

  expect(asked).toHaveLength(answers.length);
  expect(act).toHaveBeenCalledTimes(1);
});
