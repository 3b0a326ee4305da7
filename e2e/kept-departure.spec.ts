import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

const [BRASS, COPPER, TIN, GLASS] = ["a brass lamp", "a copper lamp", "a tin lamp", "a glass lamp"] as const;
const LAMPS = [BRASS, COPPER, TIN, GLASS].map((query, at) => episode({ problem: query, query, searches: at + 1 }));

/** The reader of any trajectory, or of one, comes once it is let go. */
async function heldReader(page: Page, id = "[0-9a-f-]{36}"): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/trajectories/${id}\\?.*_rsc=`), async (route) => {
    await isFree;
    await route.continue();
  });

  return () => letGo();
}

test("a row that Enter opens at once after a key moved the peek is opened", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LAMPS);
  const copper = corpus.idOf(COPPER);
  await page.goto(`/trajectories?corpus=${corpus.id}&sort=-steps&peek=${corpus.idOf(TIN)}`);
  await expect(page.getByRole("complementary", { name: "Peek" })).toContainText(TIN);
  await expect(page.getByRole("row", { name: COPPER })).toBeVisible();
  const letGo = await heldReader(page);

  for (const key of ["k", "j", "j", "Enter"]) await page.keyboard.press(key);
  // The address is written a moment after the key.
  await expect(page).toHaveURL(new RegExp(`peek=${copper}`));
  letGo();

  await expect(page).toHaveURL(new RegExp(`/trajectories/${copper}`));
  await expect(page.getByRole("article", { name: /^Step 1, / })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`peek=${copper}`));
  await expect(page.getByRole("complementary", { name: "Peek" })).toContainText(COPPER);
});

test("who goes on to the next trajectory right after a step gets there, although the step is written meanwhile", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}&sort=problem`);
  await page.getByRole("link", { name: BRASS }).click();
  await expect(page.locator("article[aria-current=step]")).toHaveAccessibleName(/^Step 1, /);
  await expect(page.getByRole("button", { name: "Next trajectory of the table" })).toBeEnabled();
  const letGo = await heldReader(page, corpus.idOf(COPPER));

  for (const key of ["j", "Shift+J"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(/step=2/);
  letGo();

  await expect(page).toHaveURL(new RegExp(`/trajectories/${corpus.idOf(COPPER)}`));
  await expect(page.getByRole("heading", { name: COPPER })).toBeVisible();
});
