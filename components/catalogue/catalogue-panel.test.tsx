import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { givenApp, lateAnswer } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { Toaster } from "@/components/ui/toast";
import type { Corpus } from "@/lib/contract/corpora";
import { AnswerKeys } from "./answer-keys";
import { CataloguePanel } from "./catalogue-panel";

afterEach(cleanup);

const CORPUS: Corpus = {
  id: "22222222-2222-4222-8222-222222222222",
  name: "Autumn race",
  kind: "imported",
  trajectories: 12,
  filterVersion: "defaults-1",
};
const PATH = `/api/corpora/${CORPUS.id}/catalogue`;

const NO_PROBLEM = { problems: 0, answered: 0, waiting: 0 };

test.each([
  [{ problems: 0, answered: 0, waiting: 0 }, ""],
  [{ problems: 9, answered: 0, waiting: 0 }, "No problem has an answer key: what runs do not score"],
  [{ problems: 1200, answered: 1, waiting: 0 }, "1 of 1,200 problems has an answer key."],
  [
    { problems: 9, answered: 3, waiting: 1 },
    "3 of 9 problems have an answer key. 1 more waits for a rollout of its problem.",
  ],
  [
    { problems: 9, answered: 0, waiting: 1 },
    "0 of 9 problems have an answer key. 1 answer key waits for a rollout of its problem.",
  ],
  [{ problems: 0, answered: 0, waiting: 12 }, "12 answer keys wait for rollouts of their problems."],
])("of the answer keys %o it says “%s”", (known, words) => {
  const { container } = givenApp(<AnswerKeys catalogue={known} />);

  expect(container.textContent?.startsWith(words)).toBe(true);
  expect(container.textContent === "").toBe(words === "");
});

test.each([
  ["researcher", 2],
  ["annotator", 0],
] as const)("to the role %s it is told %i times what to import", async (role, times) => {
  givenApp(<CataloguePanel corpus={CORPUS} />, {
    answers: { ...givenMe(role), [`GET ${PATH}`]: { problems: 9, answered: 0, waiting: 0, products: 0, embedded: 0 } },
  });
  expect(await screen.findByText(/No problem has an answer key: what runs do not score/)).toBeTruthy();

  await waitFor(() => expect(screen.queryAllByText(/Import a file/)).toHaveLength(times));
  expect(screen.getByText(/knows no product yet: outcomes are scored by what results tell/)).toBeTruthy();
});

test("says how many products are known, and removes them once a person has confirmed", async () => {
  let products = 528;
  givenApp(<CataloguePanel corpus={CORPUS} />, {
    answers: {
      [`GET ${PATH}`]: () => ({ ...NO_PROBLEM, products, embedded: 2 }),
      [`DELETE ${PATH}`]: () => {
        products = 0;
        return { ...NO_PROBLEM, products, embedded: 0 };
      },
    },
  });
  expect(await screen.findByText(/528 products, 2 with an embedding/)).toBeTruthy();

  await userEvent.click(screen.getByRole("button", { name: "Remove all" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep them" }));
  expect(products).toBe(528);

  await userEvent.click(screen.getByRole("button", { name: "Remove all" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove all" }));
  const none = await screen.findByText(/knows no product yet: outcomes/);
  expect(none.textContent).toMatch(/^“Autumn race” knows/);
  expect(screen.queryByRole("button", { name: "Remove all" })).toBeNull();
});

test("a removal that is refused once its question is closed is told", async () => {
  const late = lateAnswer({ code: "CONFLICT", detail: "It is being scored.", requestId: "r-1" }, 409);
  render(<Toaster />);
  givenApp(<CataloguePanel corpus={CORPUS} />, {
    answers: { [`GET ${PATH}`]: { ...NO_PROBLEM, products: 528, embedded: 2 }, [`DELETE ${PATH}`]: late.response },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Remove all" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove all" }));
  await userEvent.keyboard("{Escape}");

  late.letGo();

  expect(await screen.findByText(/^The products of “.+” were not removed$/)).toBeTruthy();
});
