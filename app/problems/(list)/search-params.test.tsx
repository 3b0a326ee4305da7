import { act, cleanup, renderHook } from "@testing-library/react";
import { useQueryStates } from "nuqs";
import { NuqsTestingAdapter, type UrlUpdateEvent } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { matrixSearchParams } from "./search-params";

afterEach(cleanup);

function given() {
  const updates: UrlUpdateEvent[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NuqsTestingAdapter hasMemory onUrlUpdate={(update) => updates.push(update)}>
      {children}
    </NuqsTestingAdapter>
  );
  const { result } = renderHook(() => useQueryStates(matrixSearchParams, { history: "replace" }), { wrapper });

  return { set: (change: Parameters<(typeof result.current)[1]>[0]) => act(() => result.current[1](change)), updates };
}

test.each([{ filter: "bucket:shop" }, { runs: [crypto.randomUUID()] }, { sort: "key" }] as const)(
  "%j is undone by the way back, which does not leave the screen",
  async (change) => {
    const { set, updates } = given();

    await set(change);

    expect(updates.at(-1)?.options.history).toBe("push");
  },
);
