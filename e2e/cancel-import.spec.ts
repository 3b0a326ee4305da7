import { randomUUID } from "node:crypto";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

// Long enough to be stopped on its way, on a fast machine too.
const ROWS = 4_000;

test("an import is cancelled on its way and says what it kept", async ({ page }) => {
  test.slow();
  const corpus = `Cancel ${randomUUID().slice(0, 8)}`;
  const row = episode({ problem: "cancelled", query: "a lamp", searches: 1 });
  const lines = Array.from({ length: ROWS }, (_, index) => row.replaceAll('"cancelled"', `"cancelled-${index}"`));
  await page.goto("/imports");
  await page
    .getByLabel("Files to import")
    .setInputFiles({ name: "long.jsonl", mimeType: "application/json", buffer: Buffer.from(lines.join("\n")) });
  await page.getByRole("combobox", { name: "Corpus" }).fill(corpus);
  await page.getByRole("button", { name: "Import 1 file" }).click();
  const item = page
    .getByRole("list", { name: "Imports", exact: true })
    .getByRole("listitem")
    .filter({ hasText: corpus });
  await expect(item.getByRole("progressbar", { name: "Import" })).toBeVisible();

  await item.getByRole("button", { name: "Cancel", exact: true }).click();

  await expect(item.getByText("Cancelled", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(item.getByText(/before it was cancelled|Cancelled before a row was read/)).toBeVisible();
  await item.getByRole("link", { name: "long.jsonl" }).click();
  await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel", exact: true })).toBeHidden();
});
