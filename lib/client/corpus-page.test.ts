import { type DehydratedState, hydrate, QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Corpus, CorpusList } from "@/lib/contract/corpora";
import { corpusListOptions } from "./corpora";
import { corpusPageState } from "./corpus-page";

const aCorpus = (id: string): Corpus => ({
  id,
  name: id,
  kind: "imported",
  trajectories: 1,
  filterVersion: "defaults-1",
});
const BOTH: CorpusList = { items: [aCorpus("newest"), aCorpus("older")] };
const readCorpora = async () => BOTH;

/** What the browser finds under its keys. */
function inBrowser(state: DehydratedState): QueryClient {
  const client = new QueryClient();
  hydrate(client, state);

  return client;
}

test.each([
  ["older", "older"],
  [null, "newest"],
  ["gone", "newest"],
])("a page that asks for %s brings along the corpora and what is asked of %s", async (asked, about) => {
  const state = await corpusPageState({ asked, readCorpora }, (client, corpus) =>
    client.query({ queryKey: ["rows", corpus], queryFn: async () => `rows of ${corpus}` }),
  );

  const client = inBrowser(state);
  expect(client.getQueryData(corpusListOptions().queryKey)).toEqual(BOTH);
  expect(client.getQueryData(["rows", about])).toBe(`rows of ${about}`);
});

test("what fails is left for the browser to ask, and the rest is brought along", async () => {
  const state = await corpusPageState({ asked: null, readCorpora }, (client) =>
    client.query({ queryKey: ["rows"], retry: false, queryFn: async () => Promise.reject(new Error("no answer")) }),
  );

  const client = inBrowser(state);
  expect(client.getQueryData(corpusListOptions().queryKey)).toEqual(BOTH);
  expect(client.getQueryState(["rows"])).toBeUndefined();
});

test("without a corpus nothing is asked of one", async () => {
  const state = await corpusPageState({ asked: "older", readCorpora: async () => ({ items: [] }) }, () => {
    throw new Error("There is no corpus to ask about.");
  });

  expect(inBrowser(state).getQueryData(corpusListOptions().queryKey)).toEqual({ items: [] });
});
