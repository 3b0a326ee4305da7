import { act, renderHook } from "@testing-library/react";
import { type UseQueryStatesKeysMap, useQueryStates, type Values } from "nuqs";
import { NuqsTestingAdapter, type UrlUpdateEvent } from "nuqs/adapters/testing";
import type { ReactNode } from "react";

/** The settings of a screen in an address of its own, as its parts change them; `updates` are the changes of the address. */
export function givenQueryStates<Parsers extends UseQueryStatesKeysMap>(parsers: Parsers) {
  const updates: UrlUpdateEvent[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NuqsTestingAdapter hasMemory onUrlUpdate={(update) => updates.push(update)}>
      {children}
    </NuqsTestingAdapter>
  );
  const { result } = renderHook(() => useQueryStates(parsers, { history: "replace" }), { wrapper });

  return { set: (change: Partial<Values<Parsers>>) => act(() => result.current[1](change)), updates };
}
