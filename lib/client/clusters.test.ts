import { focusManager, InfiniteQueryObserver, MutationObserver } from "@tanstack/react-query";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { decideProposalOptions, proposalListOptions } from "./clusters";
import { createQueryClient } from "./query-client";

// What an answer is read by comes late, and by no timer.
beforeAll(() => import("./answer-schemas"));
afterEach(() => {
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
});

const CORPUS = "11111111-1111-4111-8111-111111111111";
const PROPOSAL = "00000000-0000-4000-8000-000000000001";
const NO_PAGE = { pages: [{ items: [], total: 0, nextCursor: null }], pageParams: [""] };

test("once a proposal is answered every list of proposals is read again when it is opened", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ jobId: null })));
  const client = createQueryClient();
  const lists = (["open", "accepted", "refused"] as const).map((state) => proposalListOptions(CORPUS, state).queryKey);
  for (const key of lists) client.setQueryData(key, NO_PAGE);
  const isStale = () => lists.map((key) => client.getQueryState(key)?.isInvalidated);
  expect(isStale()).toEqual([false, false, false]);

  const decide = new MutationObserver(client, decideProposalOptions(client, CORPUS));
  await decide.mutate({ proposal: PROPOSAL, answer: "refused" });

  expect(isStale()).toEqual([true, true, true]);
  client.clear();
});

test("a list of proposals that is answered stays as it stands when a person comes back to its window", async () => {
  const fetched = vi.fn(async () => Response.json(NO_PAGE.pages[0]));
  vi.stubGlobal("fetch", fetched);
  const client = createQueryClient();
  client.mount();
  const list = new InfiniteQueryObserver(client, proposalListOptions(CORPUS, "open"));
  const stop = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(list.getCurrentResult().isSuccess).toBe(true));

  await client.invalidateQueries({ refetchType: "none" });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));

  expect(fetched).toHaveBeenCalledOnce();
  stop();
  client.unmount();
  client.clear();
});
