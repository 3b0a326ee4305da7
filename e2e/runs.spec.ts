import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CorpusList } from "@/lib/contract/corpora";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";
import { airlineFile, importTrials, trialsFile } from "./fixtures/trials";

/** A job starts its threads first, and a screen may be opened for the first time. */
const WORKED = { timeout: 60_000 };

test("results imported through the interface are a run with its figures, each of which opens its rows", async ({
  page,
}) => {
  test.slow();
  const corpus = `Airline ${randomUUID().slice(0, 8)}`;
  await page.goto("/imports");
  await page.getByLabel("Files to import").setInputFiles(airlineFile());
  await page.getByLabel("Corpus").fill(corpus);
  await page.getByRole("button", { name: "Import 1 file" }).click();
  const item = page.getByRole("listitem").filter({ hasText: corpus }).first();
  await expect(item.getByText("100 trajectories imported.")).toBeVisible(WORKED);

  await openRuns(page, corpus);

  const run = page.getByRole("row", { name: "airline.json.gz" });
  // With as many rollouts of every problem it is pass@1, and so no usual column.
  await run.waitFor(WORKED);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "ASR" }).check();
  await page.keyboard.press("Escape");
  await expect(run.getByRole("link", { name: /^ASR 31\.0\s%/ })).toBeVisible(WORKED);
  await expect(run.getByRole("link", { name: /^pass@4 60\.0\s%/ })).toBeVisible();
  await expect(run.getByRole("link", { name: /^Headroom \+29\.0 points/ })).toBeVisible();
  await expect(run.getByText("tau-bench", { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("combobox", { name: "k of pass@k" }).click();
  await page.getByRole("option", { name: "k = 2" }).click();
  await expect(run.getByRole("link", { name: /^pass@2 42\.7\s%/ })).toBeVisible();
  await expect(page).toHaveURL(/k=2/);

  await run.getByRole("link", { name: /^ASR 31\.0\s%/ }).click();
  await expect(page).toHaveURL(/\/trajectories\?.*outcome/);
  await expect(page.getByText("Showing 31 of 31")).toBeVisible(WORKED);
});

test("two runs are chosen by keys alone and compared in the order they were chosen", async ({ page, request }) => {
  test.slow();
  const name = `Pair ${randomUUID().slice(0, 8)}`;
  const corpus = await importTrials(request, name, {
    "base.json": trialsFile(`base ${name}`, 2, [0, 0, 1]),
    "tuned.json": trialsFile(`tuned ${name}`, 2, [0, 2, 2]),
  });
  await page.goto(`/runs?corpus=${corpus}&sort=name`);
  await page.getByRole("row", { name: "base.json" }).waitFor(WORKED);

  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(page.locator("[role=grid]")).toHaveAttribute("aria-activedescendant", /^row-/);
  await page.keyboard.press("x");
  await expect(page.getByText("1 run chosen")).toBeVisible();
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  const compare = page.getByRole("link", { name: /^Compare/ });
  await expect(compare).toHaveAttribute(
    "href",
    new RegExp(`^/runs/compare\\?runs=[0-9a-f-]+,[0-9a-f-]+&corpus=${corpus}`),
  );
  await page.keyboard.press("c");

  await expect(page).toHaveURL(/\/runs\/compare\?runs=/, WORKED);
});

test("the runs are downloaded as CSV with all digits", async ({ page, request }) => {
  const name = `File ${randomUUID().slice(0, 8)}`;
  const corpus = await importTrials(request, name, { "only.json": trialsFile(`only ${name}`, 3, [0, 1, 3]) });
  await page.goto(`/runs?corpus=${corpus}`);
  await page.getByRole("row", { name: "only.json" }).waitFor(WORKED);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const text = readFileSync(await (await download).path(), "utf8");

  const [head = "", line = ""] = text.split("\r\n");
  const passAt1 = line.split(",")[head.split(",").indexOf("pass@1")] ?? "";
  expect(passAt1.length).toBeGreaterThan(14);
  expect(Number(passAt1)).toBeCloseTo(4 / 9, 14);
});

async function openRuns(page: Page, corpus: string): Promise<void> {
  const { items } = CorpusList.parse(await (await ask(page.request, "/api/corpora")).json());
  const id = items.find(({ name }) => name === corpus)?.id ?? "";
  await page.goto(`/runs?corpus=${id}`);
}
