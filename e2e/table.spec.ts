import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

const LAMPS = [
  episode({ problem: "brass", query: "a brass lamp", searches: 1 }),
  episode({ problem: "copper", query: "a copper lamp", searches: 2 }),
  episode({ problem: "tin", query: "a tin lamp", searches: 3, by: "code" }),
  episode({ problem: "glass", query: "a glass lamp", searches: 4, by: "code", inventsId: true }),
];

test("the table, its peek and its layers have no accessibility fault in either theme", async ({
  page,
  givenCorpus,
}) => {
  test.slow();
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Agentic, / }).first()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "Why this verdict" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Approve all matching" }).click();
  await expect(page.getByText("A sample of them")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Columns" }).click();
  await expect(page.getByRole("checkbox", { name: "Tokens" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.keyboard.press("Shift+?");
  await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible();
  await expectAccessible(page);
});

test("the address is the whole state: sort, columns and filter survive a reload", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await page.getByRole("button", { name: "Steps" }).click();
  await page.getByRole("combobox", { name: "Filter" }).fill("steps:>2");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=-steps/);
  await expect(page).toHaveURL(/filter=steps/);

  await page.reload();

  await expect(page.getByRole("columnheader", { name: "Steps" })).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("combobox", { name: "Filter" })).toHaveValue("steps:>2");
  await expect(page.getByRole("row", { name: "a glass lamp" })).toHaveAttribute("aria-rowindex", "2");
});

test("values of the address that make no sense fall back", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LAMPS);

  await page.goto(`/trajectories?corpus=${corpus.id}&sort=-colour&columns=colour&density=huge&facets=maybe`);

  await expect(page.getByRole("row", { name: "a tin lamp" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Label" })).toBeVisible();
  await expect(page.locator("[role=columnheader]:is([aria-sort=ascending], [aria-sort=descending])")).toHaveCount(0);
});

test("columns are left out, moved and brought back", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await expect(page.getByRole("columnheader", { name: "Bucket" })).toBeVisible();

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Bucket" }).click();
  await page.getByRole("button", { name: "Move Verdict to the left" }).click();
  await page.keyboard.press("Escape");

  await expect(page.getByRole("columnheader", { name: "Bucket" })).toHaveCount(0);
  await expect(page.getByRole("columnheader").nth(2)).toHaveText("Verdict");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Show the usual columns" }).click();
  await expect(page.getByRole("columnheader", { name: "Bucket" })).toHaveCount(1);
});

test("a mistake in the filter is explained, its rows stay, and one press mends it", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdict:agentic`);
  await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();

  await page.getByRole("combobox", { name: "Filter" }).fill("verdit:sub_task");
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is no field “verdit”")).toBeVisible();
  await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();
  await page.getByRole("button", { name: "Use verdict" }).click();

  await expect(page.getByRole("row", { name: "a tin lamp" })).toBeVisible();
  await expect(page.getByRole("row", { name: "a brass lamp" })).toHaveCount(0);
});

test("a facet narrows the table to the number that it shows, and excludes with the right button", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}`);

  await page.getByRole("button", { name: "Sub-task, 2" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Showing 2 of 2" })).toBeVisible();
  await page
    .getByRole("button", { name: "1 or more, 1" })
    .or(page.getByRole("button", { name: "1 to 2, 1" }))
    .click({
      button: "right",
    });

  await expect(page.getByRole("status").filter({ hasText: "Showing 1 of 1" })).toBeVisible();
  await expect(page.getByRole("row", { name: "a tin lamp" })).toBeVisible();
});

test("the next pages come in while a person scrolls", async ({ page, givenCorpus }) => {
  const row = episode({ problem: "lamp", query: "a lamp", searches: 1 });
  const corpus = await givenCorpus(
    Array.from({ length: 350 }, (_, index) => row.replaceAll('"lamp"', `"lamp-${index}"`)),
  );
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await expect(page.getByText("Showing 100 of 350")).toBeVisible();

  await page.getByRole("grid", { name: "Trajectories" }).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText("Showing 350 of 350")).toBeVisible({ timeout: 500 });
  }).toPass();
});

test("a view is saved, opened and deleted", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=steps:>2&sort=-steps`);

  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("textbox", { name: "Name of the view" }).fill("Long ones");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Long ones", exact: true })).toBeVisible();
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("button", { name: "Long ones", exact: true }).click();
  await expect(page).toHaveURL(/sort=-steps/);
  await expect(page.getByRole("combobox", { name: "Filter" })).toHaveValue("steps:>2");

  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("button", { name: "Delete Long ones" }).click();

  await expect(page.getByRole("button", { name: "Long ones", exact: true })).toHaveCount(0);
});

test("selected rows are approved, the funnel follows at once, and undo takes it back", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdict:agentic`);
  await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();
  const stage = page
    .getByRole("list", { name: "Funnel from imported to approved" })
    .getByRole("button", { name: /^Approved/ });

  for (const key of ["j", "x", "j", "x", "y"]) await page.keyboard.press(key);
  await expect(page.getByText("Approved 2 trajectories")).toBeVisible();
  await expect(stage).toContainText("2");
  await page.getByRole("button", { name: "Undo" }).click();

  await expect(stage).toContainText("0");
});

test("the raw records of all matching are downloaded as they came", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdict:sub_task`);
  await expect(page.getByRole("row", { name: "a tin lamp" })).toBeVisible();

  await page.getByRole("button", { name: "More for all matching" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download raw records of matching" }).click(),
  ]);

  expect(download.suggestedFilename()).toMatch(/\.json\.gz$/);
  const lines = gunzipSync(readFileSync(await download.path()))
    .toString("utf8")
    .trimEnd()
    .split("\n");
  expect(lines.toSorted()).toEqual([LAMPS[2], LAMPS[3]].toSorted());
});

test("the button that starts an export stays in its place while what it would take is counted", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();
  for (const key of ["j", "x", "y"]) await page.keyboard.press(key);
  await expect(page.getByText("Approved 1 trajectory")).toBeVisible();
  let count = () => {};
  const isCounted = new Promise<void>((resolve) => {
    count = resolve;
  });
  await page.route(/\/api\/exports[?/]/, async (route) => {
    await isCounted;
    await route.continue();
  });

  await page.getByRole("button", { name: "Export", exact: true }).click();
  const start = page.getByRole("button", { name: "Start the export" });
  await start.hover();
  const before = await start.boundingBox();
  const isListed = page.waitForResponse(/\/api\/exports\?/);
  count();
  await isListed;
  await expect(page.getByText("1 trajectory of 4 that match would be taken.")).toBeVisible();

  expect(await start.boundingBox()).toEqual(before);
});
