import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { Manifest } from "@/lib/contract/exports";
import { expect, test } from "./fixtures/app-test";
import { dropFile } from "./fixtures/drop-file";
import { episode } from "./fixtures/episode";

const SCRIPTED = "a brass desk lamp with cash on delivery";

test("a file is dropped, read, overridden, approved and exported", async ({ page }) => {
  const corpus = `Main job ${randomUUID().slice(0, 8)}`;
  await importByDrop(page, corpus);

  await page.getByRole("link", { name: "Open 3 trajectories" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Showing 3 of 3" })).toBeVisible();
  await page.getByRole("combobox", { name: "Filter" }).fill("verdict:sub_task");
  await page.getByRole("combobox", { name: "Filter" }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Showing 1 of 1" })).toBeVisible();
  await page.getByRole("gridcell").getByRole("link", { name: SCRIPTED }).click();

  await expectMadeByCode(page);
  await override(page);
  await page.getByRole("button", { name: /^Approve / }).click();
  await expect(page.getByText("Approved for export")).toBeVisible();

  await page.getByRole("link", { name: "‹ Trajectories" }).click();
  const row = page.getByRole("row").filter({ hasText: SCRIPTED });
  await expect(row.locator("s")).toHaveText("sub-task");
  await expect(row).toContainText("agentic");
  const funnel = page.getByRole("list", { name: "Funnel from imported to approved" });
  await expect(funnel.getByRole("button", { name: "Agentic 3" })).toBeVisible();
  await expect(funnel.getByRole("button", { name: "Approved 1" })).toBeVisible();

  await exportChat(page);
  await exportForTraining(page);
});

async function importByDrop(page: Page, corpus: string): Promise<void> {
  const lines = [
    episode({ problem: "lamp", query: SCRIPTED, by: "code" }),
    episode({ problem: "chair", query: "an oak chair that folds" }),
    episode({ problem: "mug", query: "a blue mug" }),
  ];
  await page.goto("/imports");
  await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();

  await dropFile(page, { name: "night.jsonl", text: lines.join("\n") });
  await page.getByRole("combobox", { name: "Corpus" }).fill(corpus);
  await page.getByRole("button", { name: "Import 1 file" }).click();

  const imports = page.getByRole("list", { name: "Imports" });
  const own = imports.getByRole("listitem").filter({ hasText: corpus });
  await expect(own.getByText("3 trajectories imported.")).toBeVisible();
  await own.getByRole("link", { name: "night.jsonl" }).click();
  await expect(page.getByRole("heading", { name: "Result" })).toBeVisible();
}

async function expectMadeByCode(page: Page): Promise<void> {
  const step = page.getByRole("article", { name: /^Step 1, / });
  await expect(step).toContainText("code");
  await expect(page.getByRole("heading", { name: "Who made the calls" })).toBeVisible();
  await expect(page.getByText("sub-task").first()).toBeVisible();
}

async function override(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Agentic" }).click();
  await page.getByRole("button", { name: "The model decided the calls" }).click();
  await page.getByRole("textbox", { name: "Note" }).fill("The log of this agent is incomplete.");
  await page.getByRole("button", { name: "Save label" }).click();

  await expect(page.getByText("Label saved")).toBeVisible();
  await expect(page.getByTitle("Filter defaults-1 said sub-task")).toBeVisible();
  await expect(page.getByText("The filter said: ")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "The saved label" }).getByText("The log of this agent is incomplete."),
  ).toBeVisible();
}

async function exportChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("checkbox", { name: "Compress with gzip" }).uncheck();
  await page.getByRole("button", { name: "Start the export" }).click();
  await expect(page.getByText("1 trajectory in")).toBeVisible();

  const file = await bytesOf(page, "Download the file");
  const manifest = Manifest.parse(JSON.parse((await bytesOf(page, "Download the manifest")).toString("utf8")));
  const lines = file.toString("utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ messages: expect.any(Array), tools: expect.any(Array) });
  expect(lines[0]).toContain(SCRIPTED);
  expect(manifest).toMatchObject({ rows: 1, bytes: file.length, fileSha256: sha256(file) });
}

/** The one row again, with a mask: code made its first call, so that turn is not trained on. */
async function exportForTraining(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("combobox", { name: "Preset" }).click();
  await page.getByRole("option", { name: "Stage 1: supervised fine-tuning" }).click();
  await expect(page.getByText("Takes approved trajectories.")).toBeVisible();
  const start = page.getByRole("button", { name: "Start the export" });
  await page.getByRole("textbox", { name: "Longest row in tokens" }).fill("few");
  await expect(page.getByText("“few” is not a whole number from 1 to 1000000.")).toBeVisible();
  await expect(start).toBeDisabled();

  await page.getByRole("textbox", { name: "Longest row in tokens" }).fill("14336");
  await page.getByRole("combobox", { name: "Turns that are trained on" }).click();
  await page.getByRole("option", { name: "Only turns whose calls the model made" }).click();
  await page.getByRole("checkbox", { name: "Compress with gzip" }).uncheck();
  await start.click();
  await expect(page.getByText("1 trajectory in")).toBeVisible();
  await expect(page.getByText(/^Counted: tokens /)).toBeVisible();

  const manifest = Manifest.parse(JSON.parse((await bytesOf(page, "Download the manifest")).toString("utf8")));
  const row = JSON.parse((await bytesOf(page, "Download the file")).toString("utf8"));
  const turns = row.messages.flatMap(({ role }: { role: string }, at: number) => (role === "assistant" ? [at] : []));
  expect(row.loss_mask[turns[0]]).toBe(0);
  expect(row.loss_mask).toHaveLength(row.messages.length);
  expect(manifest).toMatchObject({
    preset: "sft",
    options: { calls: "model", maxTokens: "14336" },
    tokenizer: "Qwen3",
  });
}

async function bytesOf(page: Page, link: string): Promise<Buffer> {
  const coming: Promise<Download> = page.waitForEvent("download");
  await page.getByRole("link", { name: link }).click();

  return readFile(await (await coming).path());
}

function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
