import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";
import { awaitReact } from "./fixtures/await-react";
import { episode } from "./fixtures/episode";
import type { OwnCorpus } from "./fixtures/own-corpus";

const LAMPS = [episode({ problem: "brass", query: "a brass lamp" })];
const CHAIRS = [episode({ problem: "oak", query: "an oak chair" })];

test("Back leads to the corpus that was shown, though its address named none at first", async ({
  page,
  givenCorpus,
}) => {
  const [lamps, chairs] = [await givenCorpus(LAMPS), await givenCorpus(CHAIRS)];
  await lookAt(page, lamps);
  await page.goto("/");
  await expectShown(page, lamps);

  await choose(page, chairs);
  await expectShown(page, chairs);
  await page.goBack();

  await expectShown(page, lamps);
});

test("a corpus that is chosen in one tab stays out of the other, where all matching are approved by name", async ({
  page,
  context,
  givenCorpus,
}) => {
  const [lamps, chairs] = [await givenCorpus(LAMPS), await givenCorpus(CHAIRS)];
  await lookAt(page, lamps);
  await page.goto("/trajectories");
  await expectShown(page, lamps);
  const second = awaitReact(await context.newPage());
  await second.goto("/trajectories");
  await choose(second, chairs);
  await expectShown(second, chairs);

  await page.reload();

  await expectShown(page, lamps);
  await page.getByRole("button", { name: "Approve all matching" }).click();
  await expect(page.getByRole("dialog")).toContainText(`Every trajectory of ${lamps.name}`);
});

/** By its address, as a link does. */
async function lookAt(page: Page, corpus: OwnCorpus): Promise<void> {
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await expect.poll(async () => (await page.context().cookies()).map(({ value }) => value)).toContain(corpus.id);
}

async function choose(page: Page, corpus: OwnCorpus): Promise<void> {
  await page.getByRole("button", { name: /Switch corpus/ }).click();
  const name = new RegExp(`^${corpus.name}`);
  // A menu, or past ten corpora a list to search.
  await page.getByRole("menuitemradio", { name }).or(page.getByRole("option", { name })).click();
}

async function expectShown(page: Page, corpus: OwnCorpus): Promise<void> {
  await expect(page.getByRole("button", { name: `Corpus: ${corpus.name}. Switch corpus` })).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get("corpus") === corpus.id);
}
