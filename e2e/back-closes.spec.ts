import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";

test("Back closes a dialog first and leaves the page the next time; Forward is where it was", async ({
  page,
  sampleId,
}) => {
  await page.goto(`/runs?corpus=${sampleId}`);
  await page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name: "Trajectories" }).click();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await page.getByRole("button", { name: "Make a queue" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Night");

  await back(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/trajectories/);

  await back(page);
  await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
  await page.goForward();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("Back leaves the filter under a dialog as it is until the dialog is closed", async ({ page, sampleId }) => {
  await page.goto(`/trajectories?corpus=${sampleId}`);
  await page.getByRole("combobox", { name: "Filter" }).fill("steps:>2");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/filter=steps/);
  await page.getByRole("button", { name: "Make a queue" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Night");

  await back(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/filter=steps/);

  await back(page);
  await expect(page).not.toHaveURL(/filter=steps/);
});

/** The browser's own button: page.goBack() waits for a page to come, which none does. */
async function back(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await session.send("Page.getNavigationHistory");
  await session.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id ?? 0 });
  await session.detach();
}
