import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { dropFile } from "./fixtures/drop-file";
import { episode } from "./fixtures/episode";
import { importLines } from "./fixtures/own-corpus";
import { tabTo } from "./fixtures/tab-to";

/** A rollout that failed recommends nothing that could join its problem. */
const task = (problem: string, query: string, wants: string) =>
  episode({ problem, query, solved: false, reward: [{ product_id: wants, title: `Lamp ${wants}` }] });

const NAMES = ["brass", "copper", "tin", "clay", "glass", "paper", "silver", "wooden"] as const;
/** Each wants another product, so each is a cluster of one. */
const TASKS = NAMES.map((name, at) => task(name, `find me some ${name} lamp`, String(70 + at)));
/** One wants what the brass lamp wants, the other is new. */
const LATER = [task("brass-2", "the same lamp in other words", "70"), task("iron", "find me some iron lamp", "90")];
const SUITE = { name: "suite.jsonl", text: '{"query":"Find me some TIN lamp"}\n{"note":"no problem"}\n' };
/** The job that makes the clusters comes after the import and its measures. */
const MADE = { timeout: 40_000 };

test("a split is tried, made and grown; a protected suite is found in it, and a pin mends that", async ({
  page,
  request,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(TASKS);
  await page.goto(`/splits?corpus=${corpus.id}`);
  await page.getByRole("link", { name: "Make a split" }).click();
  const preview = page.getByRole("table", { name: "What the pools would hold" });
  await expect(preview).toBeVisible(MADE);
  await page.getByRole("textbox", { name: "Share of train, number" }).fill("50");
  await page.getByRole("textbox", { name: "Share of validation, number" }).fill("0");
  await page.getByRole("textbox", { name: "Share of test, number" }).fill("50");
  await expect(preview.getByRole("row", { name: /test/ })).toContainText("50 %50 %4");
  await expect(page).toHaveURL(/shares=50-0-50-0/);
  await page.getByRole("textbox", { name: "Name" }).fill("Autumn");
  await page.getByRole("button", { name: "Make the split" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Autumn" })).toBeVisible();
  await expect(page.getByText("8 problems in 2 pools")).toBeVisible();

  await importLines(request, { corpus: corpus.name, lines: LATER });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("2 problems have no pool")).toBeVisible({ timeout: 2_000 });
  }).toPass(MADE);
  await growWhenClustered(page);
  await expect(page.getByText("10 problems in 2 pools")).toBeVisible();
  await page.getByRole("radio", { name: "Audit" }).check();
  await expect(page.getByRole("heading", { name: /^No leak found\. Not checked: evaluation suites/ })).toBeVisible();

  await page.getByRole("link", { name: "Splits", exact: true }).first().click();
  await expect(page.getByText(/nothing keeps an evaluation suite out/)).toBeVisible();
  await dropFile(page, SUITE);
  const add = page.getByRole("dialog", { name: "Add a protected set" });
  await expect(add.getByRole("textbox", { name: "Name" })).toHaveValue("suite");
  await add.getByRole("button", { name: "Protect them" }).click();
  await expect(page.getByText("“suite” is protected")).toBeVisible();
  const sets = page.getByRole("table", { name: "Protected sets" });
  await expect(sets.getByRole("row", { name: /^suite/ })).toContainText("1 problem");
  await sets.getByRole("button", { name: /^Show what of suite/ }).click();
  const overlap = page.getByRole("dialog", { name: "“suite” in this corpus" });
  await expect(overlap.getByRole("link", { name: "find me some tin lamp" })).toBeVisible();
  await expect(overlap.getByText("1 record of the file held no problem")).toBeVisible();
  await overlap.getByRole("button", { name: "Close" }).last().click();

  await page.getByRole("link", { name: "Audit of Autumn" }).click();
  await expect(page.getByRole("heading", { name: "It leaks: 1 hit of 1 guard forbids a release" })).toBeVisible();
  await page.getByRole("button", { name: /^Protected problems/ }).click();
  await page.getByRole("button", { name: "Pin the cluster of find me some tin lamp" }).click();
  const pin = page.getByRole("dialog", { name: "Pin a cluster" });
  await expect(pin.getByRole("radio", { name: "never touch" })).toBeChecked();
  await pin.getByRole("textbox", { name: "Reason" }).fill("The suite tests it");
  await pin.getByRole("button", { name: "Pin it" }).click();
  await expect(page.getByRole("heading", { name: /^(Nothing leaks|No leak found)/ })).toBeVisible();
  await page.getByRole("radio", { name: "Pools" }).check();
  const pins = page.getByRole("table", { name: "Pinned clusters" });
  await expect(pins.getByRole("row", { name: /The suite tests it/ })).toContainText("never touch");
});

test("clusters that grow together are torn, which the audit finds, and a pin by key mends", async ({
  page,
  request,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(TASKS);
  await page.goto(`/?corpus=${corpus.id}`);
  await page.keyboard.press("g");
  await page.keyboard.press("x");
  // The title stands there while the list is on its way.
  await expect(page.getByRole("link", { name: "Make a split" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(page.getByRole("table", { name: "What the pools would hold" })).toBeVisible(MADE);
  await tabTo(page, page.getByRole("textbox", { name: "Share of test, number", exact: true }));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("80");
  await expect(page).toHaveURL(/shares=80-5-80-0/);
  await tabTo(page, page.getByRole("textbox", { name: "Name", exact: true }));
  await page.keyboard.type("Autumn");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Autumn" })).toBeVisible();

  // One that asks for the products of all the others joins them, whatever pools they are in.
  const all = NAMES.map((_, at) => ({ product_id: String(70 + at), title: `Lamp ${70 + at}` }));
  const bridge = episode({ problem: "all", query: "find me every lamp", solved: false, reward: all });
  await importLines(request, { corpus: corpus.name, lines: [bridge] });
  // The keys of the page are there once it shows its pools.
  await expect(page.getByText("8 problems in 2 pools")).toBeVisible();
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/part=audit/);
  const torn = page.getByRole("heading", { name: /^It leaks: \d+ hits? of \d guards? forbids? a release/ });
  await expect(torn).toBeVisible(MADE);
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: /^Hits: Clusters/ })).toBeVisible();
  await expect(page).toHaveURL(/guard=cluster/);
  await page.keyboard.press("j");
  await page.keyboard.press("m");
  const pin = page.getByRole("dialog", { name: "Pin a cluster" });
  await expect(pin.getByRole("radio", { name: "test" })).toBeChecked();
  await tabTo(page, page.getByRole("textbox", { name: "Reason", exact: true }));
  await page.keyboard.type("One problem now");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: /^No leak found\. Not checked: evaluation suites/ })).toBeVisible();
});

test("a protected set is removed and comes back", async ({ page, request, givenCorpus }) => {
  const corpus = await givenCorpus(TASKS);
  const name = `Suite ${randomUUID().slice(0, 8)}`;
  const sent = await request.post(`/api/corpora/${corpus.id}/protected-sets`, {
    params: { name, file: SUITE.name, note: "" },
    headers: { "content-type": "application/octet-stream" },
    data: SUITE.text,
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.goto(`/splits?corpus=${corpus.id}`);

  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.getByRole("table", { name: "Protected sets" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();

  await expect(page.getByRole("table", { name: "Protected sets" })).toContainText(name);
});

test("splits are accessible in either theme", async ({ page, request, givenCorpus }) => {
  const corpus = await givenCorpus(TASKS);
  await page.goto(`/splits?corpus=${corpus.id}`);
  await expect(page.getByText(/nothing keeps an evaluation suite out/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/splits/new?corpus=${corpus.id}`);
  await expect(page.getByRole("table", { name: "What the pools would hold" })).toBeVisible(MADE);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Autumn");
  await page.getByRole("button", { name: "Make the split" }).click();
  await expect(page.getByRole("table", { name: "What the pools hold" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pin a cluster" }).click();
  await expect(page.getByRole("dialog", { name: "Pin a cluster" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await request.post(`/api/corpora/${corpus.id}/protected-sets`, {
    params: { name: "suite", file: SUITE.name, note: "" },
    headers: { "content-type": "application/octet-stream" },
    data: SUITE.text,
  });
  await page.getByRole("radio", { name: "Audit" }).check();
  await page.getByRole("button", { name: /^Protected problems/ }).click();
  await expect(page.getByRole("table", { name: /^Hits/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/splits?corpus=${corpus.id}`);
  await page.getByRole("button", { name: /^Show what of suite/ }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "find me some tin lamp" })).toBeVisible();
  await expectAccessible(page);
});

/** A split grows by the clusters of what was imported; until they are made it says so. */
async function growWhenClustered(page: Page): Promise<void> {
  const waiting = page.getByRole("region", { name: "Without a pool" });
  await expect(async () => {
    const grow = waiting.getByRole("button", { name: "Grow the split" });
    if (await grow.isVisible()) await grow.click({ timeout: 2_000 });
    await expect(waiting).toHaveCount(0, { timeout: 5_000 });
  }).toPass(MADE);
}
