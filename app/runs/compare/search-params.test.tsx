import { act, cleanup, renderHook } from "@testing-library/react";
import { useQueryStates } from "nuqs";
import { NuqsTestingAdapter, type UrlUpdateEvent } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { comparisonSearchParams } from "./search-params";

afterEach(cleanup);

function given() {
  const updates: UrlUpdateEvent[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NuqsTestingAdapter hasMemory onUrlUpdate={(update) => updates.push(update)}>
      {children}
    </NuqsTestingAdapter>
  );
  const { result } = renderHook(() => useQueryStates(comparisonSearchParams, { history: "replace" }), { wrapper });

  return { set: (change: Parameters<(typeof result.current)[1]>[0]) => act(() => result.current[1](change)), updates };
}

test.each<[Parameters<ReturnType<typeof given>["set"]>[0], "push" | "replace"]>([
  [{ filter: "bucket:shop" }, "push"],
  [{ runs: [crypto.randomUUID()], list: "" }, "push"],
  [{ k: 3 }, "push"],
  [{ list: "wins" }, "replace"],
])("%j is undone by the way back, but for a list that opens over the screen", async (change, history) => {
  const { set, updates } = given();

  await set(change);

  expect(updates.at(-1)?.options.history).toBe(history);
});
