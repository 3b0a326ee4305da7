import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { importTrials, trialsFile } from "./fixtures/trials";

/** A screen may be opened for the first time. */
const WORKED = { timeout: 60_000 };
const steps = Array.from({ length: 21 }, (_, step) => step);
const METRICS = `step,run,rule_score,kl\n${steps
  .flatMap((step) => [`${step},ours,${0.02 + step * 0.015},${0.5 + (step % 2)}`, `${step},theirs,0.05,nan`])
  .join("\n")}\n`;

async function givenTraining(page: Page, corpus: string): Promise<void> {
  await page.goto(`/runs?corpus=${corpus}`);
  await page.getByRole("link", { name: "Training curves" }).click();
  await expect(page.getByRole("heading", { name: "No training metrics yet" })).toBeVisible(WORKED);
  await page.getByLabel("Files of metrics").setInputFiles({
    name: "night.csv.gz",
    mimeType: "application/gzip",
    buffer: gzipSync(METRICS),
  });
  await expect(page.getByRole("region", { name: "rule_score" })).toBeVisible(WORKED);
}

const aCorpus = (request: Parameters<typeof importTrials>[0]) =>
  importTrials(request, `Story ${randomUUID().slice(0, 8)}`, { "a.json": trialsFile("airline", 2, [1, 2, 0]) });

test("a file of metrics becomes a chart a metric with what the paper says, and its values are a table", async ({
  page,
  request,
}) => {
  await givenTraining(page, await aCorpus(request));

  const chart = page.getByRole("region", { name: "rule_score" });
  await expect(chart.getByText("2 runs, 42 points.")).toBeVisible();
  await expect(chart.getByText("At its end ours is highest with 0.32, theirs lowest with 0.05.")).toBeVisible();
  await expect(chart.getByText(/v19 rose from 0.02 to 0.42/)).toBeVisible();
  await expect(chart.locator("svg.recharts-surface").getByText("v19 in the paper, its last value")).toBeVisible();
  await chart.getByText("Data", { exact: true }).click();

  const table = page.getByRole("table", { name: "rule_score" });
  await expect(table.getByRole("row")).toHaveCount(43);
  await expect(table.getByRole("row").nth(21)).toHaveText("ours200.32");
  await expect(page).toHaveURL(/data=metric-rule-score/);
});

test("what could not be read is told by reason; the same file again changes nothing; a curve comes back", async ({
  page,
  request,
}) => {
  await givenTraining(page, await aCorpus(request));

  await page.locator("summary").filter({ hasText: "21 values could not be read" }).click();
  await expect(page.getByText(/“kl” is not finite \(NaN or infinite\)\. 21, first on line 3\./)).toBeVisible();
  await page
    .getByLabel("Files of metrics")
    .setInputFiles({ name: "night.csv", mimeType: "text/csv", buffer: Buffer.from(METRICS) });
  await expect(
    page.getByText(/63 points in 42 lines: 0 new, 0 replaced another value, 63 there already\./),
  ).toBeVisible(WORKED);
  // Its notice comes over the place of the next press.
  await expect(page.getByText("“night.csv”: 63 points there already")).toBeVisible();

  await page.getByRole("button", { name: "Remove rule_score of theirs" }).click();
  await expect(page.getByRole("region", { name: "rule_score" }).getByText("1 run, 21 points.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("region", { name: "rule_score" }).getByText("2 runs, 42 points.")).toBeVisible();
});

test("a figure from elsewhere is added beside compared runs, drawn, and taken back", async ({ page, request }) => {
  const corpus = await aCorpus(request);
  await page.goto(`/runs/compare?corpus=${corpus}`);
  // The corpus has one run, which is shown at once.
  await page.getByRole("button", { name: "Show them" }).click(WORKED);
  await page.getByRole("button", { name: "Add a reference value" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a reference value" });

  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog.getByText("Write where the value comes from, so that others can look it up.")).toBeVisible();
  await dialog.getByLabel("Label").fill("Ours of March");
  await dialog.getByLabel("Value", { exact: true }).fill("42.7");
  await dialog.getByLabel("Problems, if known").fill("75");
  await dialog.getByLabel("Source").fill("Report of March");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();

  const row = page.getByRole("row").filter({ hasText: "Ours of March" });
  await expect(row).toContainText("32.1 to 53.9 %");
  await expect(row.getByRole("checkbox")).toBeChecked();
  const drawn = page.getByRole("list", { name: "Letters and numbers of the chart" }).first();
  await expect(drawn.getByText(/^Ours of March 42.7/)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(row).toHaveCount(0);
});

test("the training screen is accessible in either theme", async ({ page, request }) => {
  await givenTraining(page, await aCorpus(request));

  await expect(page.locator("svg.recharts-surface").first()).toBeVisible();
  await expectAccessible(page);
});
