import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { corpusListOptions } from "@/lib/client/corpora";
import { CorpusScreen } from "./corpus-screen";
import { givenApp } from "./given-app";
import { givenMe } from "./given-me";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const corpus = givenCorpus();

function given(search: string, corpora: () => unknown = () => ({ items: [corpus] })) {
  return givenApp(<CorpusScreen>{({ name }) => <h1>{name}</h1>}</CorpusScreen>, {
    search,
    answers: { ...givenMe("researcher"), "GET /api/corpora": corpora },
  });
}

test("an address that names a corpus which is not there says that another is shown", async () => {
  given("?corpus=00000000-0000-4000-8000-00000000dead");

  expect(await screen.findByRole("heading", { name: corpus.name })).toBeDefined();
  expect(screen.getByText(`The address names a corpus that is not here; this is “${corpus.name}”.`)).toBeDefined();
});

test.each([
  ["no corpus", ""],
  ["the corpus", `?corpus=${corpus.id}`],
])("an address with %s says nothing of it", async (_, search) => {
  given(search);

  expect(await screen.findByRole("heading", { name: corpus.name })).toBeDefined();
  expect(screen.queryByText(/is not here/)).toBeNull();
});

test("a later look at the corpora that fails puts no fault under the screen", async () => {
  let fails = false;
  const { client } = given("", () => (fails ? new Response("", { status: 500 }) : { items: [corpus] }));
  await screen.findByRole("heading", { name: corpus.name });
  fails = true;

  const { queryKey } = corpusListOptions();
  await client.invalidateQueries({ queryKey });
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe("error"));

  expect(screen.getByRole("heading", { name: corpus.name })).toBeDefined();
  expect(screen.queryByText("The corpora could not be read")).toBeNull();
});

test("an installation without a corpus says so also after a later look that fails", async () => {
  let fails = false;
  const { client } = given("", () => (fails ? new Response("", { status: 500 }) : { items: [] }));
  await screen.findByText("Nothing is imported yet");
  fails = true;

  const { queryKey } = corpusListOptions();
  await client.invalidateQueries({ queryKey });
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe("error"));

  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByText("Nothing is imported yet")).toBeDefined();
});
