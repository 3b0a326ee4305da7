import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { CorpusScreen } from "./corpus-screen";
import { givenApp } from "./given-app";
import { givenMe } from "./given-me";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const corpus = givenCorpus();

function given(search: string) {
  givenApp(<CorpusScreen>{({ name }) => <h1>{name}</h1>}</CorpusScreen>, {
    search,
    answers: { ...givenMe("researcher"), "GET /api/corpora": { items: [corpus] } },
  });
}

test("an address that names a corpus which is not there says that another is shown", async () => {
  given("?corpus=00000000-0000-4000-8000-00000000dead");

  expect(await screen.findByRole("heading", { name: corpus.name })).toBeDefined();
  expect(screen.getByText(`The address names a corpus that is not here; this is ${corpus.name}.`)).toBeDefined();
});

test.each([
  ["no corpus", ""],
  ["the corpus", `?corpus=${corpus.id}`],
])("an address with %s says nothing of it", async (_, search) => {
  given(search);

  expect(await screen.findByRole("heading", { name: corpus.name })).toBeDefined();
  expect(screen.queryByText(/is not here/)).toBeNull();
});
