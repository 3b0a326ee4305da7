import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";

/** Records as the arena writes them: four of them finished, one failed and one timed out. */
const ENVELOPES = resolve(import.meta.dirname, "../../shared/data/sn15/output-envelopes.jsonl");
const FIRST = "11111111-0000-4000-8000-000000000001";

test("a file of the arena is imported, read, overridden, approved and exported; its records come back byte for byte", async ({
  page,
}) => {
  test.skip(!existsSync(ENVELOPES), "records of the arena are not here");
  test.slow();
  const corpus = `Arena ${randomUUID().slice(0, 8)}`;
  await page.goto("/imports");
  await page.getByLabel("Files to import").setInputFiles(ENVELOPES);
  await page.getByLabel("Corpus").fill(corpus);
  await page.getByRole("button", { name: "Import 1 file" }).click();
  const item = page.getByRole("listitem").filter({ hasText: corpus }).first();
  await expect(item.getByText("6 trajectories imported.")).toBeVisible({ timeout: 60_000 });

  await item.getByRole("link", { name: "output-envelopes.jsonl" }).click();
  await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
  await page.getByRole("link", { name: "Open 6 trajectories" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Showing 6 of 6" })).toBeVisible();
  expect((await rawRecords(page)).toSorted()).toEqual(linesOf(readFileSync(ENVELOPES)).toSorted());

  await page.getByRole("combobox", { name: "Filter" }).fill(`problem:${FIRST}`);
  await page.getByRole("combobox", { name: "Filter" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Showing 1 of 1" })).toBeVisible();
  await page.getByRole("gridcell").getByRole("link").first().click();

  await expect(page.getByRole("article", { name: /^Step 1, / })).toContainText("country fridge magnet in resin");
  await expect(page.getByRole("heading", { name: "Who made the calls" })).toBeVisible();
  await page.getByRole("button", { name: "Sub-task" }).click();
  await page.getByRole("button", { name: "A macro tool hides the calls" }).click();
  await page.getByRole("button", { name: "Save label" }).click();
  await expect(page.getByTitle("Filter defaults-1 said agentic")).toBeVisible();
  await page.getByRole("button", { name: /^Approve / }).click();
  await expect(page.getByText("Approved for export")).toBeVisible();

  await page.getByRole("link", { name: "‹ Trajectories" }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("checkbox", { name: "Compress with gzip" }).uncheck();
  await page.getByRole("button", { name: "Start the export" }).click();
  await expect(page.getByText("1 trajectory in")).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download the file" }).click();
  const row = JSON.parse(await readFile(await (await coming).path(), "utf8"));
  expect(JSON.stringify(row.messages)).toContain("country fridge magnet in resin");
});

async function rawRecords(page: Page): Promise<string[]> {
  await page.getByRole("button", { name: "More for all matching" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download raw records of matching" }).click();

  return linesOf(gunzipSync(await readFile(await (await coming).path())));
}

function linesOf(bytes: Buffer): string[] {
  return bytes.toString("utf8").trimEnd().split("\n");
}
