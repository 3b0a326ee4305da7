import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { givenDefaults, givenStrict } from "@/components/filter-lab/given-filters";
import { givenDifference } from "./given-differences";
import { VersionsInReader } from "./versions-in-reader";

const ID = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const [own, strict] = [givenDefaults(), givenStrict()];
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("in the reader, which keeps its own address, a reload shows what is compared", async () => {
  const list = { items: [strict, own], active: own.id, activations: [] };
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(Response.json(address.includes("/filter-difference") ? givenDifference() : list)),
  );
  const act = vi.fn();
  const router = { push: act, back: act, forward: act, refresh: act, replace: act, prefetch: act, bfcacheId: "0" };

  render(
    <AppRouterContext.Provider value={router}>
      <SearchParamsContext.Provider value={new URLSearchParams(`versions=${own.id},${strict.id}`)}>
        <QueryClientProvider client={new QueryClient()}>
          <VersionsInReader trajectory={ID} corpus={ID} hash={own.hash} />
        </QueryClientProvider>
      </SearchParamsContext.Provider>
    </AppRouterContext.Provider>,
  );

  expect(await screen.findByText(givenDifference().why)).toBeTruthy();
});
