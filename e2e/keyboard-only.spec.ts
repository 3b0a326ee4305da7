import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";
import type { OwnCorpus } from "./fixtures/own-corpus";

const QUERIES = ["a brass lamp", "a copper lamp", "a tin lamp"] as const;

test("a trajectory is found, read, overridden and approved without a mouse", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus([
    episode({ problem: "brass", query: QUERIES[0], by: "code", inventsId: true }),
    episode({ problem: "copper", query: QUERIES[1] }),
    episode({ problem: "tin", query: QUERIES[2] }),
  ]);

  await openFromTable(page, corpus);
  await readByKeys(page);
  await answerByKeys(page);
  await undoByKeys(page);
});

test("every screen, the sheet of keys and the palette are a key away", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERIES[0] })]);
  await page.goto(`/?corpus=${corpus.id}`);
  await expect(page.getByRole("heading", { name: "From imported to approved" })).toBeVisible();

  await press(page, "g", "i");
  await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  await press(page, "g", "l");
  await expect(page.getByRole("row", { name: QUERIES[0] })).toBeVisible();
  await press(page, "g", "h");
  await expect(page.getByRole("heading", { name: "From imported to approved" })).toBeVisible();

  await press(page, "Shift+?");
  const sheet = page.getByRole("dialog", { name: "All keys" });
  await expect(sheet.getByText("Approve, or take the approval back")).toBeVisible();
  await press(page, "Escape");
  await expect(sheet).toBeHidden();

  await press(page, "Control+k");
  const palette = page.getByRole("dialog", { name: "Go to or run" });
  await expect(palette).toBeVisible();
  await page.keyboard.type(corpus.idOf(QUERIES[0]));
  await press(page, "Enter");
  await expect(page.getByRole("article", { name: /^Step 1, / })).toBeVisible();
});

async function openFromTable(page: Page, { id }: OwnCorpus): Promise<void> {
  await page.goto(`/trajectories?corpus=${id}&sort=problem`);
  await expect(page.getByRole("row", { name: QUERIES[0] })).toBeVisible();

  await press(page, "j", "j");
  await expectActive(page, QUERIES[1]);
  await press(page, "k");
  await expectActive(page, QUERIES[0]);
  await press(page, "Enter");
  await expect(page.getByRole("article", { name: /^Step 1, / })).toBeVisible();
}

async function expectActive(page: Page, query: string): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: query });
  await expect(page.getByRole("grid")).toHaveAttribute("aria-activedescendant", (await row.getAttribute("id")) ?? "");
}

async function readByKeys(page: Page): Promise<void> {
  const current = page.locator("article[aria-current=step]");
  await press(page, "j");
  await expect(current).toHaveAccessibleName(/^Step 2, /);
  await press(page, "k");
  await expect(current).toHaveAccessibleName(/^Step 1, /);
  await press(page, "n");
  await expect(current).toHaveAccessibleName(/^Step 3, /);
  await expect(current).toContainText("appears in no result");
  await press(page, "p");
  await press(page, "g", "g");
  await expect(current).toHaveAccessibleName(/^Step 1, /);

  await expect(current.getByRole("button", { name: "4 products folded" })).toBeVisible();
  await press(page, "o");
  await expect(current.getByText("Brass lamp number 2")).toBeVisible();
  await press(page, "v");
  await expect(page.getByRole("radio", { name: "Full" })).toBeChecked();

  await press(page, "/");
  await page.keyboard.type("variant 2");
  await expect(page.getByText(/^\d+ hits$/)).toBeVisible();
  await press(page, "Enter");
  await expect(current).toHaveAccessibleName(/^Step 2, /);
  await press(page, "Escape");
  await expect(page.getByRole("textbox", { name: "Find in the trajectory" })).toBeHidden();
}

async function answerByKeys(page: Page): Promise<void> {
  await press(page, "1");
  await expect(page.getByRole("button", { name: "Agentic", pressed: true })).toBeVisible();
  await press(page, "2");
  await expect(page.getByRole("button", { name: "The model decided the calls", pressed: true })).toBeVisible();
  await press(page, "Enter");
  await expect(page.getByText("Label saved")).toBeVisible();
  await expect(page.getByTitle("Filter defaults-1 said sub-task")).toBeVisible();

  await press(page, "y");
  await expect(page.getByRole("button", { name: /^Take the approval back/ })).toBeVisible();
}

/** The newest answer goes first. */
async function undoByKeys(page: Page): Promise<void> {
  await press(page, "u");
  await expect(page.getByRole("button", { name: /^Approve / })).toBeVisible();
  // It stands there before the server has it, and until then no other undo is taken.
  await expect(page.getByText("Undone: approval taken back")).toBeVisible();
  await press(page, "u");
  await expect(page.getByTitle("Filter defaults-1 said sub-task")).toBeHidden();
  await expect(page.getByText("The filter said: ")).toBeHidden();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
