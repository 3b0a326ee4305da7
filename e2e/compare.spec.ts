import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { CorpusList } from "@/lib/contract/corpora";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";
import { AIRLINE, airlineFile, importTrials, trialsFile } from "./fixtures/trials";

/** A job starts its threads first, and a screen may be opened for the first time. */
const WORKED = { timeout: 60_000 };

test("a results file imported through the interface shows its curves in the chart's data table", async ({ page }) => {
  test.slow();
  const corpus = `Airline ${randomUUID().slice(0, 8)}`;
  await page.goto("/imports");
  await page.getByLabel("Files to import").setInputFiles(airlineFile());
  await page.getByLabel("Corpus").fill(corpus);
  await page.getByRole("button", { name: "Import 1 file" }).click();
  const item = page.getByRole("listitem").filter({ hasText: corpus }).first();
  await expect(item.getByText("100 trajectories imported.")).toBeVisible(WORKED);

  await openComparison(page, corpus);
  await expectRuns(page, ["airline.json.gz"]);

  await expect(page.getByText("29.0 points of headroom from 11 problems")).toBeVisible(WORKED);
  await page
    .getByRole("radiogroup", { name: /^Show Success within k tries/ })
    .getByText("Data")
    .click();
  const table = page.getByRole("table", { name: "Success within k tries: pass@k" });
  await expect(table.getByRole("row")).toHaveCount(5);
  expect(await column(table, 2)).toEqual(["0.31000", "0.42667", "0.52000", "0.60000"]);
  expect(await column(table, 5)).toEqual(["0.31000", "0.19333", "0.17000", "0.16000"]);
  await expect(page).toHaveURL(/data=pass-at-k/);

  await page
    .getByRole("radiogroup", { name: /^Show Success within k tries/ })
    .getByText("Chart")
    .click();
  await expect(page.getByText("tries (k); n = 25 problems").first()).toBeVisible(WORKED);
  const svg = (await saved(page, "Success within k tries: pass@k", "Picture as SVG")).toString();
  expect(svg).toContain(">tries (k); n = 25 problems</");
  expect(svg).toContain("A airline.json.gz 60.0");
  expect(svg).not.toMatch(/var\(|oklch/);
  const png = await saved(page, "Problem by problem", "Picture as PNG");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.length).toBeGreaterThan(10_000);
});

test("from a point over the recoverable problems to the trajectories of one", async ({ page, request }) => {
  test.slow();
  const corpus = await importTrials(request, `Story ${randomUUID().slice(0, 8)}`, {
    "airline.json": trialsFile("airline", 4, AIRLINE),
  });
  await page.goto(`/runs/compare?corpus=${corpus}`);
  await expectRuns(page, ["airline.json"]);

  await page
    .getByRole("region", { name: /^Success within k tries/ })
    .locator(".recharts-dot")
    .last()
    .click(WORKED);
  const dialog = page.getByRole("dialog", { name: "11 problems that run A solves in some rollouts and not in others" });
  await expect(dialog.getByRole("listitem")).toHaveCount(11);
  await expectAccessible(page);
  await dialog.getByRole("link", { name: /^1 of 4 successful, tau-bench:airline:10 in run A/ }).click();

  await expect(page.getByText("Showing 4 of 4")).toBeVisible(WORKED);
  await page.goBack();
  await expect(dialog).toBeVisible(WORKED);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "4 problems always in run A: open the problems" })).toBeVisible();
  // What only a screen reader finds must not make the page longer than its scrolling part.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

test("two runs are compared problem by problem, and every count opens its rows", async ({ page, request }) => {
  test.slow();
  const base = [...times(6, 0), ...times(3, 1), ...times(4, 0), ...times(7, 1)];
  const tuned = [...times(6, 1), ...times(3, 0), ...times(4, 0), ...times(7, 1)];
  const corpus = await importTrials(request, `Story ${randomUUID().slice(0, 8)}`, {
    "base.json": trialsFile("base", 1, base),
    "tuned.json": trialsFile("tuned", 1, tuned),
  });
  await page.goto(`/runs/compare?corpus=${corpus}`);
  await expectRuns(page, ["base.json", "tuned.json"]);

  const paired = page.getByRole("region", { name: /^Problem by problem against run A/ });
  await expect(
    paired.getByText(/^Runs B and A are not separable at n = 20; about \d+ more problems would be needed\.$/),
  ).toBeVisible(WORKED);
  await paired.getByText("Data", { exact: true }).click();
  const row = paired.getByRole("row").nth(1);
  expect((await row.getByRole("cell").allTextContents()).slice(0, 6)).toEqual([
    "20",
    "6",
    "3",
    "11",
    "0.5078125",
    "exact McNemar",
  ]);
  await paired.getByText("Chart", { exact: true }).click();
  await expectAccessible(page);

  await paired.getByRole("button", { name: "6 wins of run B: open the problems" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(6);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Make tuned.json the baseline" }).click();
  await expect(paired.getByRole("button", { name: "3 wins of run B: open the problems" })).toBeVisible(WORKED);

  const cell = page.getByRole("link", { name: /, tau-bench:airline:\d+ in run A: open the trajectories/ }).first();
  await cell.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-cell]:focus")).toHaveAttribute("aria-label", /in run B/);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Showing 1 of 1")).toBeVisible(WORKED);
});

async function openComparison(page: Page, corpus: string): Promise<void> {
  const { items } = CorpusList.parse(await (await ask(page.request, "/api/corpora")).json());
  const id = items.find(({ name }) => name === corpus)?.id ?? "";
  await page.goto(`/runs/compare?corpus=${id}`);
}

/** One or two runs are all that the corpus has: nobody needs to choose them. */
async function expectRuns(page: Page, names: readonly string[]): Promise<void> {
  const lines = page.getByRole("list", { name: "Runs", exact: true }).getByRole("listitem");
  await expect(lines).toHaveCount(names.length, WORKED);
  for (const [at, name] of names.entries()) await expect(lines.nth(at)).toContainText(name);
}

/** What the browser saves of a chart. */
async function saved(page: Page, title: string, item: string): Promise<Buffer> {
  await page.getByRole("button", { name: `Download ${title}`, exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: item }).click();

  return readFileSync(await (await download).path());
}

/** The texts of a column, but for its head; the first column heads the rows. */
async function column(table: ReturnType<Page["getByRole"]>, at: number): Promise<string[]> {
  return table.locator(`tbody tr > :nth-child(${at + 1})`).allTextContents();
}

function times(count: number, value: number): number[] {
  return Array.from({ length: count }, () => value);
}
