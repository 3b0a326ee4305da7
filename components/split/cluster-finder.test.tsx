import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { givenApp } from "@/components/shell/given-app";
import { givenMe } from "@/components/shell/given-me";
import { foundClusters } from "./given-found-clusters";
import { givenSplitDetail } from "./given-split";
import { PinDialog } from "./pin-dialog";

const split = givenSplitDetail();
const OTHER = "7b1e7c2a-6a51-4a0e-9a34-50c1f5a6f041";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function givenDialog(found: ReturnType<typeof foundClusters>) {
  givenApp(<PinDialog split={split} onClose={() => undefined} />, {
    answers: { ...givenMe("lead"), [`GET /api/corpora/${split.corpus.id}/clusters`]: found },
  });

  return within(await screen.findByRole("dialog", { name: "Pin a cluster" }));
}

test("a hit says in which of its problems the words are, where its own query does not show them", async () => {
  const words = "…and a mirasol phone tripod of at most 120 cm";
  const found = foundClusters(
    { match: { key: "p-9", words } },
    { id: OTHER, key: "p-2", query: "a tripod", match: { key: "p-2", words: "a tripod" } },
  );
  const dialog = await givenDialog(found);
  await userEvent.type(dialog.getByRole("searchbox", { name: "Cluster" }), "tripod");

  const [first, second] = await dialog.findAllByRole("listitem");
  expect(first?.textContent).toContain(`matches in: ${words}`);
  expect(second?.textContent).not.toContain("matches in");
});

test("of many hits the first few stand there whole, and the others on demand", async () => {
  const items = ["1", "2", "3", "4", "5"].map((digit) => ({ id: OTHER.slice(0, -1) + digit, key: `p-${digit}` }));
  const dialog = await givenDialog(foundClusters(...items));
  await userEvent.type(dialog.getByRole("searchbox", { name: "Cluster" }), "lamp");
  expect(await dialog.findAllByRole("checkbox")).toHaveLength(3);

  await userEvent.click(dialog.getByRole("button", { name: "Show 2 more" }));
  await userEvent.click(dialog.getByRole("checkbox", { name: /p-5/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Show fewer" }));

  expect(dialog.getAllByRole("checkbox")).toHaveLength(4);
  expect(dialog.getByRole("checkbox", { name: /p-5/, checked: true })).toBeTruthy();
});
