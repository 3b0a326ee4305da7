import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lateAnswer } from "@/components/shell/given-app";
import { KEYS } from "@/lib/client/keys";
import type { CommitReview } from "@/lib/contract/review-flow";
import { aProgress, givenFlow, givenFreshBrowser, lamps, leaveBrowser, press, shown } from "./given-flow";

beforeEach(givenFreshBrowser);
afterEach(leaveBrowser);

test("all but the person is asked anew when the review is left, and not before", async () => {
  const { client, unmount } = givenFlow({ items: lamps() });
  await shown("a brass lamp");
  const nouns = Object.values(KEYS).flatMap((key) => (key === KEYS.me ? [] : key));
  for (const noun of nouns) client.setQueryData([noun, "of before"], {});
  const stale = () => nouns.filter((noun) => client.getQueryState([noun, "of before"])?.isInvalidated);
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  expect(stale()).toEqual([]);

  unmount();

  expect(stale()).toEqual(nouns);
});

test("what counts is asked once more when an answer arrives after the review was left", async () => {
  const items = lamps();
  let letGo: (() => void) | undefined;
  const { client, unmount } = givenFlow({
    items,
    answers: {
      [`POST /api/leases/${items[0]?.lease}/commit`]: (_url: URL, { commit }: CommitReview) => {
        const late = lateAnswer({ status: "committed", commit, progress: aProgress() });
        letGo = late.letGo;
        return late.response;
      },
    },
  });
  const key = [...KEYS.queues, "of before"];
  await shown("a brass lamp");
  await press("1", "4", "{Enter}");
  await shown("a copper lamp");
  await waitFor(() => expect(letGo).toBeDefined());

  unmount();
  client.setQueryData(key, {});
  letGo?.();

  await waitFor(() => expect(client.getQueryState(key)?.isInvalidated).toBe(true));
});
