import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { corpusListOptions } from "@/lib/client/corpora";
import { CorpusScreen } from "./corpus-screen";
import { givenApp } from "./given-app";
import { givenMe } from "./given-me";
import { Place } from "./place";

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

test("a page under a screen says where it stands, and its corpus can still be changed", async () => {
  givenApp(
    <CorpusScreen
      place={({ id }) => <Place all={{ href: `/splits?corpus=${id}`, name: "Splits" }} title="Make a split" />}
    >
      {() => <p>The form</p>}
    </CorpusScreen>,
    { search: "", answers: { ...givenMe("researcher"), "GET /api/corpora": { items: [corpus] } } },
  );

  const place = within(await screen.findByRole("navigation", { name: "Place" }));
  expect(place.getByRole("link", { name: "Splits" }).getAttribute("href")).toBe(`/splits?corpus=${corpus.id}`);
  expect(place.getByRole("heading", { level: 1, name: "Make a split" })).toBeDefined();
  expect(screen.getByRole("button", { name: `Corpus: ${corpus.name}. Switch corpus` })).toBeDefined();
});
