import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { corpusListOptions } from "./corpora";
import { keepCorpus } from "./keep-corpus";

const corpora = ["1", "2", "3"].map((digit) => ({
  ...givenCorpus(),
  id: `00000000-0000-4000-8000-00000000000${digit}`,
}));
const [first, second, third] = corpora.map(({ id }) => id);

test("the corpus that was looked at last comes first for an address without one, before the server is asked again", () => {
  const { queryKey } = corpusListOptions();
  const client = new QueryClient();
  client.setQueryData(queryKey, { items: corpora }, { updatedAt: 17 });

  keepCorpus(client, second ?? "");

  expect(client.getQueryData(queryKey)?.items.map(({ id }) => id)).toEqual([second, first, third]);
  // As old as it was: it is read anew when it would have been.
  expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(17);
  expect(document.cookie).toContain(`assay.corpus=${second}`);
});

test("where no list was read there is none to put in order", () => {
  const client = new QueryClient();

  keepCorpus(client, first ?? "");

  expect(client.getQueryData(corpusListOptions().queryKey)).toBeUndefined();
});
