import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

/** A job starts its threads and loads the tokenizer first, and a screen may be opened for the first time. */
const WORKED = { timeout: 45_000 };

test("chosen files are imported, their rows are one click away, and the same file again changes nothing", async ({
  page,
}) => {
  const corpus = await importFile(page, "night.jsonl", rows(3));
  const item = page.getByRole("listitem").filter({ hasText: corpus }).first();
  await expect(item.getByText("3 trajectories imported.")).toBeVisible(WORKED);

  await item.getByRole("link", { name: "Open 3 trajectories" }).click();
  await expect(page.getByText("Showing 3 of 3")).toBeVisible(WORKED);

  await importFile(page, "night.jsonl", rows(3), corpus);
  await expect(page.getByText("Nothing new: all 3 were here already.").first()).toBeVisible(WORKED);
});

test("a file dropped anywhere on the page waits for the word to import it", async ({ page }) => {
  await page.goto("/imports");
  await page.getByRole("button", { name: "Choose files" }).waitFor();

  await page.getByRole("heading", { name: "What can be imported" }).evaluate((target, text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "dropped run.jsonl"));
    for (const type of ["dragenter", "dragover", "drop"]) {
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    }
  }, rows(1));

  await expect(page.getByRole("list", { name: "Files to import" }).getByText("dropped run.jsonl")).toBeVisible();
  await expect(page.getByLabel("Corpus")).toHaveValue("dropped run");
  await expect(page.getByRole("button", { name: "Import 1 file" })).toBeEnabled();
});

test("an unknown file is refused with what was tried and why, at once where it would make a corpus", async ({
  page,
}) => {
  const unknown = '{"title":"Quarterly","pages":[1,2]}';
  const corpus = await importFile(page, "report.json", unknown);
  const uploads = page.getByRole("list", { name: "Uploads" });
  await expect(uploads.getByText(/^report\.json: No known format fits\. The file holds/)).toBeVisible(WORKED);
  await uploads.getByText("What was tried").click();
  await expect(uploads.getByText(/^Tried .*sn15/)).toBeVisible();

  await importFile(page, "night.jsonl", rows(1), corpus);
  await expect(
    page.getByRole("listitem").filter({ hasText: corpus }).first().getByText("1 trajectory imported."),
  ).toBeVisible(WORKED);
  await importFile(page, "report.json", unknown, corpus);
  await openImport(page, corpus, "report.json");

  await expect(page.getByRole("list", { name: "Refused files" }).getByText("Refused: report.json")).toBeVisible(WORKED);
  await expect(page.getByText("Nothing was imported.")).toBeVisible();
  await page.getByRole("list", { name: "Refused files" }).getByText("What was tried").click();
  await expect(page.getByText(/Tried .*sn15/)).toBeVisible();
});

test("rejected rows are listed as inert text, can be downloaded whole and tried again", async ({ page }) => {
  const hostile = '{"x":"<img src=x onerror=alert(1)>\u202e"}';
  const corpus = await importFile(page, "mixed.jsonl", `${rows(2)}\n${hostile}\n{"cut":`);
  await openImport(page, corpus, "mixed.jsonl");
  await expect(page.getByText("2 trajectories imported, 2 rejected.")).toBeVisible(WORKED);

  const list = page.getByRole("list", { name: "Rejected rows" });
  await list.getByText("mixed.jsonl:3").click();
  await expect(list.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  await expect(list.getByText("U+202E")).toBeVisible();

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download 2" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).raw)).toEqual([hostile, '{"cut":']);

  const before = page.url();
  await page.getByRole("button", { name: "Retry 2" }).click();
  await expect(page).not.toHaveURL(before, WORKED);
  await expect(page.getByText("Nothing imported, 2 rejected.")).toBeVisible(WORKED);
  await page.getByRole("link", { name: "Open the import that was retried" }).click();
  await expect(page).toHaveURL(before);
});

test("rejected rows that nobody waits for are set aside with a note, stay listed, and are put back and tried again", async ({
  page,
}) => {
  const corpus = await importFile(page, "mixed.jsonl", `${rows(1)}\n{"a":1}\n{"b":2}\n{"cut":`);
  await openImport(page, corpus, "mixed.jsonl");
  const list = page.getByRole("list", { name: "Rejected rows" });
  await list.getByRole("button", { name: "Set aside … mixed.jsonl:2" }).click(WORKED);
  await page.getByLabel("Note").fill("Repaired and imported on Monday");
  await page.getByLabel("Note").press("Enter");
  await expect(page.getByText("1 row set aside")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download 2" })).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 row put back")).toBeVisible();
  await page.getByRole("button", { name: "Set aside 3 …" }).click();
  await page.getByLabel("Note").fill("Not wanted");
  await page.getByRole("button", { name: "Set aside", exact: true }).click();
  await expect(page.getByText("None of them waits any more.")).toBeVisible();
  await expect(page.getByText("1 trajectory imported, 3 rejected and set aside.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Retry/ })).toHaveCount(0);

  await page.goto("/imports");
  const item = page.getByRole("listitem").filter({ hasText: corpus }).first();
  await expect(item.getByText("Done", { exact: true })).toBeVisible(WORKED);
  await openImport(page, corpus, "mixed.jsonl");
  await page.getByRole("button", { name: "Set aside (3)" }).click();
  const aside = page.getByRole("list", { name: "Rows that are set aside" });
  await expect(aside.getByText(/^Set aside by .+: Not wanted$/)).toHaveCount(3);
  await expectAccessible(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download 3" }).click();
  const lines = (await readFile(await (await downloading).path(), "utf8")).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).raw)).toEqual(['{"a":1}', '{"b":2}', '{"cut":']);

  await aside.getByRole("button", { name: "Put back … mixed.jsonl:4" }).click();
  await page.getByRole("button", { name: "Put back", exact: true }).click();
  await expect(page.getByRole("button", { name: "Set aside (2)" })).toBeVisible();
  await page.getByRole("button", { name: "Retry 1" }).click();
  await expect(page.getByText("Nothing imported, 1 rejected.")).toBeVisible(WORKED);
});

test("a reload in the middle of an import shows it again and follows it to its end", async ({ page }) => {
  const corpus = await importFile(page, "long.jsonl", rows(400));
  const item = page.getByRole("listitem").filter({ hasText: corpus }).first();
  await expect(item).toBeVisible();

  await page.reload();

  await expect(item.getByText("400 trajectories imported.")).toBeVisible(WORKED);
});

test("a file is chosen, named and imported with the keyboard alone", async ({ page }) => {
  const corpus = `Keys ${randomUUID().slice(0, 8)}`;
  // Asked for before the page is there: a key may overtake the word that the dialogue is ours to answer.
  const choosing = page.waitForEvent("filechooser");
  await page.goto("/imports");
  await page.getByRole("button", { name: "Choose files" }).focus();
  await page.keyboard.press("Enter");
  await (await choosing).setFiles({ name: "keys.jsonl", mimeType: "application/json", buffer: Buffer.from(rows(1)) });

  await page.getByLabel("Corpus").focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type(corpus);
  await page.keyboard.press("Enter");

  const item = page.getByRole("listitem").filter({ hasText: corpus }).first();
  await expect(item.getByText("1 trajectory imported.")).toBeVisible(WORKED);
});

test("the import screens have no accessibility fault in either theme", async ({ page }) => {
  const corpus = await importFile(page, "mixed.jsonl", `${rows(1)}\n{"cut":`);
  const item = page.getByRole("listitem").filter({ hasText: corpus }).first();
  await expect(item.getByText(/1 rejected/)).toBeVisible(WORKED);
  await expectAccessible(page);

  await item.getByRole("link", { name: "mixed.jsonl" }).click();
  await page.getByRole("list", { name: "Rejected rows" }).getByText("mixed.jsonl:2").click();
  await expectAccessible(page);
});

/** Imports one file through the page and says into which corpus. */
async function importFile(
  page: Page,
  name: string,
  content: string,
  corpus = `Story ${randomUUID().slice(0, 8)}`,
): Promise<string> {
  await page.goto("/imports");
  await page
    .getByLabel("Files to import")
    .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  await page.getByLabel("Corpus").fill(corpus);
  await page.getByRole("button", { name: "Import 1 file" }).click();

  return corpus;
}

/** Goes from the list to the one import into a corpus. */
async function openImport(page: Page, corpus: string, name: string): Promise<void> {
  await page.getByRole("listitem").filter({ hasText: corpus }).first().getByRole("link", { name }).click();
  await expect(page.getByRole("navigation", { name: "Place" })).toBeVisible(WORKED);
}

/** Lines of an output.jsonl that no other story imports into the same corpus. */
function rows(count: number): string {
  return Array.from({ length: count }, (_, index) =>
    episode({ problem: `imports-${index}`, query: `a lamp, number ${index}` }),
  ).join("\n");
}
