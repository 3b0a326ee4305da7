import { afterEach, beforeEach, expect, test } from "vitest";
import { KEYS } from "@/lib/client/keys";
import { givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

test.each([
  ["the table", KEYS.trajectories],
  ["the facets", KEYS.facets],
  ["the funnel", KEYS.funnel],
  ["the judge’s report", KEYS.judgeReport],
  ["the list of queues", KEYS.queues],
])("%s is asked anew when the review is left, and not before", async (_, key) => {
  const { client, unmount } = givenFlow({ items: lamps() });
  await shown("a brass lamp");
  client.setQueryData([...key, "of before"], {});
  const isStale = () => client.getQueryState([...key, "of before"])?.isInvalidated;
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  expect(isStale()).toBe(false);

  unmount();

  expect(isStale()).toBe(true);
});
