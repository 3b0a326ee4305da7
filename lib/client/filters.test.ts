import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { givenActivation, givenDefaults } from "@/components/filter-lab/given-filters";
import type { FilterActivation } from "@/lib/contract/filters";
import { filterListOptions } from "./filters";

afterEach(() => vi.unstubAllGlobals());

const RUNNING = givenActivation({ state: "running", moved: null, finishedAt: null, canUndo: false });

/** The list asked for twice, with these activations first and then. */
async function asked(first: FilterActivation, then: FilterActivation) {
  const client = new QueryClient();
  const told = vi.spyOn(client, "invalidateQueries");
  const onAnswer = vi.fn(async () => "figures");
  const options = filterListOptions(givenDefaults().id);
  await client.query({ queryKey: ["trajectories"], queryFn: onAnswer });
  for (const activation of [first, then]) {
    const list = { items: [givenDefaults()], active: givenDefaults().id, activations: [activation] };
    vi.stubGlobal("fetch", async () => Response.json(list));
    await client.fetchQuery({ ...options, staleTime: 0 });
  }

  // It was only seen: the other tabs are not told.
  expect(told).not.toHaveBeenCalled();

  return client.getQueryState(["trajectories"])?.isInvalidated;
}

test("when the activation that runs has ended, whoever started it, everything that was asked for is stale", async () => {
  expect(await asked(RUNNING, givenActivation())).toBe(true);
});

test("while it runs, and where none ran, nothing else is asked for anew", async () => {
  expect(await asked(RUNNING, RUNNING)).toBe(false);
  expect(await asked(givenActivation(), givenActivation())).toBe(false);
});
