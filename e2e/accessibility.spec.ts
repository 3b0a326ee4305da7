import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode, failedEpisode } from "./fixtures/episode";
import type { OwnCorpus } from "./fixtures/own-corpus";

const QUERY = "a brass lamp";
const FAILED = "a lamp that nobody found";
const LINES = [
  episode({ problem: "brass", query: QUERY, by: "code", inventsId: true }),
  episode({ problem: "copper", query: "a copper lamp" }),
  failedEpisode({ problem: "nobody", query: FAILED }),
];

interface Look {
  name: string;
  address: (corpus: OwnCorpus) => string;
  /** Until then the page is not what a person sees. */
  ready: (page: Page) => Promise<void>;
}

const visible = (role: Parameters<Page["getByRole"]>[0], name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole(role, { name }).first()).toBeVisible();

/** What the stories of home, the table and the imports do not look at themselves. */
const LOOKS: readonly Look[] = [
  {
    name: "a table without rows",
    address: ({ id }) => `/trajectories?corpus=${id}&filter=steps:>900`,
    ready: visible("heading", "No trajectory matches"),
  },
  {
    name: "a filter with a mistake",
    address: ({ id }) => `/trajectories?corpus=${id}&filter=verdit:x`,
    ready: async (page) => expect(page.getByText("There is no field “verdit”").first()).toBeVisible(),
  },
  {
    name: "a trajectory without steps",
    address: ({ idOf }) => `/trajectories/${idOf(FAILED)}`,
    ready: visible("heading", "No steps: the agent failed"),
  },
  {
    name: "a trajectory that is not there",
    address: () => "/trajectories/00000000-0000-4000-8000-000000000000",
    ready: visible("heading", "There is no such trajectory"),
  },
  {
    name: "an import that is not there",
    address: () => "/imports/00000000-0000-4000-8000-000000000000",
    ready: visible("heading", "There is no such import"),
  },
  {
    name: "a corpus without queues",
    address: ({ id }) => `/queues?corpus=${id}`,
    ready: visible("heading", /^No queue in /),
  },
  {
    name: "a queue that is not there",
    address: () => "/queues/00000000-0000-4000-8000-000000000000",
    ready: visible("heading", "There is no such queue"),
  },
  {
    name: "disagreements of a queue that is not there",
    address: () => "/adjudicate/00000000-0000-4000-8000-000000000000",
    ready: visible("heading", "There is no such queue"),
  },
  { name: "a lost page", address: () => "/nowhere", ready: visible("heading", "There is nothing at this address") },
];

test("no empty, lost or mistaken screen has an accessibility fault in either theme", async ({ page, givenCorpus }) => {
  test.slow();
  const corpus = await givenCorpus(LINES);

  for (const { name, address, ready } of LOOKS)
    await test.step(name, async () => {
      await page.goto(address(corpus));
      await ready(page);
      await expectAccessible(page);
    });
});

test("the reader has no accessibility fault in either theme, mode by mode", async ({ page, givenCorpus }) => {
  test.slow();
  const corpus = await givenCorpus(LINES);

  for (const mode of ["story", "full", "columns"])
    await test.step(mode, async () => {
      await page.goto(`/trajectories/${corpus.idOf(QUERY)}?mode=${mode}`);
      await expect(page.getByRole("article", { name: /^Step 3, / })).toContainText("I recommend");
      await expectAccessible(page);
    });

  await page.keyboard.press("/");
  await page.keyboard.type("lamp");
  await expect(page.getByText(/^\d+ hits$/)).toBeVisible();
  await page.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByText("A rejection needs a reason.")).toBeVisible();
  await expectAccessible(page);
});

test("a notice with its action has no accessibility fault in either theme", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdict:agentic`);
  await expect(page.getByRole("gridcell").getByRole("link", { name: "a copper lamp" })).toBeVisible();

  for (const key of ["j", "x", "y"]) await page.keyboard.press(key);
  await expect(page.getByText("Approved 1 trajectory")).toBeVisible();

  await expectAccessible(page, { notice: "Approved 1 trajectory" });
});
