import { expectAccessible, THEMES, useTheme } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";

const rows = (page: import("@playwright/test").Page) => page.getByRole("grid").getByRole("row").filter({ hasText: /\S/ });

for (const theme of THEMES)
  test(`the table, its peek and its dialogs have no accessibility fault in the ${theme} theme`, async ({ page }) => {
    await useTheme(page, theme);
    await page.goto("/trajectories");
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Agentic, / }).first()).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press("j");
    await page.keyboard.press("Space");
    await expect(page.getByRole("heading", { name: "Why this verdict" })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("button", { name: "Approve all matching" }).click();
    await expect(page.getByText("A sample of them")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible();
    await expectAccessible(page);
  });

test("from home to an opened trajectory by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "From imported to approved" })).toBeVisible();

  await page.keyboard.press("g");
  await page.keyboard.press("l");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("verdict:review");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/filter=verdict(:|%3A)review/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Review, / })).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  await expect(page.getByRole("complementary", { name: "Peek" })).toBeVisible();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/trajectories\/[0-9a-f-]{36}\?.*filter=/);
});

test("the address is the whole state: sort, columns, density and filter survive a reload", async ({ page }) => {
  await page.goto("/trajectories?filter=steps:>1&sort=-tokens&columns=problem,tokens,verdict&density=comfortable");

  await page.reload();

  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveCount(4);
  await expect(page.getByRole("columnheader", { name: "Tokens" })).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("combobox", { name: "Filter" })).toHaveValue("steps:>1");
});

test("values of the address that make no sense fall back", async ({ page }) => {
  await page.goto("/trajectories?sort=-colour&columns=colour&density=huge&facets=maybe");

  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Imported" })).toHaveAttribute("aria-sort", "descending");
});

test("a mistake in the filter is explained and the rows stay", async ({ page }) => {
  await page.goto("/trajectories?filter=verdict:agentic");
  await expect(page.getByRole("gridcell").first()).toBeVisible();

  await page.getByRole("combobox", { name: "Filter" }).fill("verdit:agentic");
  await page.keyboard.press("Enter");

  await expect(page.getByText("There is no field “verdit”")).toBeVisible();
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await expect(page).toHaveURL(/filter=verdict(:|%3A)agentic/);
});

test("a facet narrows the table to the number that it shows", async ({ page }) => {
  await page.goto("/trajectories");
  const facet = page.getByRole("button", { name: /^Sub-task, / }).first();
  const count = /, ([\d,]+)/.exec((await facet.getAttribute("aria-label")) ?? "")?.[1];

  await facet.click();

  await expect(page.getByRole("status").filter({ hasText: `of ${count}` })).toBeVisible();
  await expect(rows(page).nth(1)).toContainText("sub-task");
});

test("the next pages come in while a person scrolls", async ({ page }) => {
  await page.goto("/trajectories");
  const grid = page.getByRole("grid", { name: "Trajectories" });
  await expect(page.getByRole("gridcell").first()).toBeVisible();

  await grid.hover();
  await page.mouse.wheel(0, 5000);

  await expect(page.getByRole("status").filter({ hasText: /^Showing (1[5-9]\d|[2-9]\d\d)/ })).toBeVisible();
});

test("a view is saved, opened and deleted", async ({ page }) => {
  const name = `View ${Date.now()}`;
  await page.goto("/trajectories?filter=unseen:>0&sort=-unseen");

  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("textbox", { name: "Name of the view" }).fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await page.goto("/trajectories");
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("button", { name, exact: true }).click();

  await expect(page).toHaveURL(/filter=unseen/);
  await expect(page).toHaveURL(/sort=-unseen/);
  await page.getByRole("button", { name: "Saved views" }).click();
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
});

test("a selected row is approved, the facets follow, and undo takes it back", async ({ page }) => {
  await page.goto("/trajectories?filter=verdict:sub_task+approved:no&sort=tokens");
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");

  await page.keyboard.press("y");

  await expect(page.getByText("Approved 1 trajectory")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.goto("/trajectories?filter=verdict:sub_task+approved:yes");
  await expect(page.getByText("No trajectory matches every term")).toBeVisible();
});

test("all matching are approved by a job and taken back by another", async ({ page }) => {
  await page.goto("/trajectories?filter=verdict:insufficient_evidence");
  await expect(page.getByRole("gridcell").first()).toBeVisible();

  await page.getByRole("button", { name: "Approve all matching" }).click();
  await page.getByRole("button", { name: /^Approve \d+$/ }).click();
  await expect(page.getByText(/\d+ (trajectory|trajectories) approved\./)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Undo" }).click();

  await expect(page.getByText(/approvals? taken back\./)).toBeVisible({ timeout: 30_000 });
});
