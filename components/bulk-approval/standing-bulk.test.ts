import { afterEach, expect, test, vi } from "vitest";
import { loadSchemas } from "@/lib/client/api";
import type { KnownBulk } from "@/lib/client/bulk-starts";
import type { BulkApproval } from "@/lib/contract/bulk-approvals";
import { aBulkApproval, bulkApprovals } from "./given-bulk-approval";
import { standingOf } from "./standing-bulk";

afterEach(() => vi.unstubAllGlobals());

const CORPUS = "11111111-1111-4111-8111-111111111111";
const older = aBulkApproval();
const newer = aBulkApproval();
const lost = (newestBefore?: string): KnownBulk => ({
  ...{ key: Symbol("lost"), corpus: CORPUS, newestBefore, status: "lost" },
});

test("a request that is waited for no longer is given up", async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  await loadSchemas();
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });

  expect(await standingOf(CORPUS, 1)).toBeUndefined();

  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test.each<[string, KnownBulk, readonly BulkApproval[], object, string]>([
  ["among newer ones that one stands", lost(older.job.id), [newer, older], {}, "stands"],
  ["among newer ones none stands", lost(older.job.id), [{ ...newer, undo: "done" }, older], {}, "gone"],
  ["nothing is newer", lost(older.job.id), [older], {}, "gone"],
  ["nothing was listed before", lost(), [newer], {}, "stands"],
  ["nothing is listed still", lost(), [], {}, "gone"],
  ["what was listed before is hidden by now", lost(older.job.id), [], { leavesOut: true }, "hidden"],
  ["what was listed before is further down", lost(older.job.id), [], { nextCursor: newer.job.id }, "stands"],
])("of one that met no answer, where %s", async (_, bulk, items, more, means) => {
  vi.stubGlobal("fetch", async () => Response.json({ ...bulkApprovals(items), ...more }));

  expect((await standingOf(CORPUS, 60_000))?.(bulk)).toBe(means);
});
