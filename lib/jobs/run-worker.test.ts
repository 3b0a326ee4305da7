import { expect, test, vi } from "vitest";
import { createLog } from "@/lib/log";
import type { JobHost } from "./run-job";
import { runWorker } from "./run-worker";

const run = vi.hoisted(() => vi.fn());
vi.mock("graphile-worker", async (original) => ({ ...(await original<object>()), run }));
vi.mock("./recover-jobs", () => ({ recoverJobs: async () => [] }));
vi.mock("@/lib/services/leases/return-lapsed", () => ({ returnLapsed: async () => 0 }));

test("where the second slots cannot start, the first are stopped", async () => {
  const stop = vi.fn(async () => undefined);
  run.mockResolvedValueOnce({ stop, promise: new Promise(() => undefined) });
  run.mockRejectedValueOnce(new Error("no connection is left"));
  const host = {
    log: createLog({ write: () => undefined }),
    now: () => new Date(),
    shutdown: new AbortController().signal,
  };

  await expect(runWorker(host as unknown as JobHost, { concurrency: 2 })).rejects.toThrow("no connection is left");

  expect(stop).toHaveBeenCalledOnce();
});
