import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "./given-app";
import { NamedCorpus } from "./named-corpus";

const CORPUS = "11111111-1111-4111-8111-111111111111";
const CORPORA = {
  items: [{ id: CORPUS, name: "SN15 race extract", kind: "imported", trajectories: 3, filterVersion: "defaults-1" }],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const given = (search: string) => givenApp(<NamedCorpus />, { search, answers: { "GET /api/corpora": CORPORA } });
const named = () => screen.queryByRole("button", { name: /^Corpus: SN15 race extract/ });

test("the corpus of the address is named where a screen is about all of them", async () => {
  given(`?corpus=${CORPUS}`);

  expect(await screen.findByRole("button", { name: /^Corpus: SN15 race extract/ })).toBeTruthy();
});

test("its name begins where the content of the page does: the room of the button lies outside", async () => {
  given(`?corpus=${CORPUS}`);
  const button = await screen.findByRole("button", { name: /^Corpus: SN15 race extract/ });

  // 12 px of room and 1 of border.
  expect(button.className).toContain("px-3");
  expect(button.parentElement?.className).toContain("narrow:-ml-3.25");
});

test.each(["", "?corpus=22222222-2222-4222-8222-222222222222"])("one that nobody chose is not: %j", async (search) => {
  const { client } = given(search);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));

  expect(named()).toBeNull();
});
