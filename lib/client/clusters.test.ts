import { MutationObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { decideProposalOptions, proposalListOptions } from "./clusters";
import { createQueryClient } from "./query-client";

afterEach(() => vi.unstubAllGlobals());

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
