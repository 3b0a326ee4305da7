import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { givenCorpus } from "@/components/trajectory-list/given-trajectory-row";
import { ImportsScreen } from "./imports-screen";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const corpus = givenCorpus();

function given(search: string) {
  givenApp(<ImportsScreen />, {
    search,
    answers: {
      ...givenMe("researcher"),
      "GET /api/corpora": { items: [corpus] },
      "GET /api/imports": { items: [] },
    },
  });
}

test("an address that names a corpus which is not there says so, and files do not go to another one", async () => {
  given("?corpus=00000000-0000-4000-8000-00000000dead");

  expect(await screen.findByText(/^The address names a corpus that is not here; files go to the one/)).toBeDefined();
  expect(await screen.findByRole("combobox", { name: "Corpus" })).toHaveProperty("value", "");
});

test("an address that names a corpus imports into it", async () => {
  given(`?corpus=${corpus.id}`);

  expect(await screen.findByDisplayValue(corpus.name)).toBeDefined();
  expect(screen.queryByText(/is not here/)).toBeNull();
});
