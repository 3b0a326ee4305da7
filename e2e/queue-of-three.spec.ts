import { gunzipSync } from "node:zlib";
import type { Locator, Page, Response } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, type SignedIn, test } from "./fixtures/accounts-test";
import { episode } from "./fixtures/episode";
import { tabTo } from "./fixtures/tab-to";

const EXPLANATION = "One candidate only.";

test("two reviewers and a lead finish a blind queue with a disagreement, by keyboard only", async ({
  signedIn,
  givenCorpus,
}) => {
  test.slow();
  const corpus = await givenCorpus([
    episode({ problem: "brass", query: "a brass lamp", by: "code" }),
    episode({ problem: "copper", query: "a copper lamp" }),
  ]);
  const lead = await signedIn("lead", "Lea");
  const bo = await signedIn("annotator", "Bo");
  const cy = await signedIn("annotator", "Cy");

  await test.step("the lead makes a blind queue with two answers an item", async () => {
    const { page } = lead;
    await page.goto(`/trajectories?corpus=${corpus.id}`);
    await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: "Make a queue", exact: true }));
    await press(page, "Enter");
    const dialog = page.getByRole("dialog", { name: "Make a queue" });
    await expect(dialog.getByText("2 items")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type("Whose calls?");
    await tabTo(page, dialog.getByRole("button", { name: "Make the queue" }));
    await press(page, "Enter");
    await expect(page.getByRole("heading", { name: "Whose calls?", level: 1 })).toBeVisible();
    await expect(page.getByText(/^0 of 2 items are complete, with all their answers\./)).toBeVisible();
  });

  await test.step("Bo calls both agentic, three keys each, and is told nothing that is hidden", async () => {
    const told = bodiesOf(bo.page);
    await startReviewing(bo, corpus.id);
    await expectOpen(bo.page, 0);
    await press(bo.page, "1", "4");
    const beforeCommit = await told();
    await press(bo.page, "Enter");
    await expectOpen(bo.page, 1);
    await press(bo.page, "1", "4", "Enter");
    await expect(bo.page.getByRole("heading", { name: "Nothing is left for you here" })).toBeVisible();

    expect(beforeCommit.join("\n")).toContain("lamp");
    expect(beforeCommit.join("\n")).not.toMatch(
      new RegExp(`${EXPLANATION}|"(judgement|outcome|verdict|reward|analysis|peers)":`),
    );
  });

  await test.step("Cy sees one of them otherwise", async () => {
    await startReviewing(cy, corpus.id);
    await expectOpen(cy.page, 0);
    await press(cy.page, "2", "4", "Enter");
    await expectOpen(cy.page, 1);
    await press(cy.page, "1", "4", "Enter");
    await expect(cy.page.getByRole("heading", { name: "Nothing is left for you here" })).toBeVisible();
  });

  await test.step("the lead settles it with two keys: a side and a cause", async () => {
    const { page } = lead;
    await press(page, "g", "q");
    await expect(page.getByText("1 disagreement")).toBeVisible();
    await expectAccessible(page);
    await press(page, "j", "a");
    const sides = page.getByRole("region", { name: "The sides" });
    await expect(sides.getByRole("article", { name: /^Bo, / })).toContainText("Agentic");
    await expect(sides.getByRole("article", { name: /^Cy, / })).toContainText("Sub-task");

    await expectAccessible(page);

    const side = await digitOf(sides, "Bo");
    await press(page, side, "2");
    await expect(page.getByText("No disagreement is left to settle")).toBeVisible();

    await press(page, "u");
    await expect(sides.getByRole("article", { name: /^Bo, / })).toBeVisible();
    await press(page, side, "2");
    await expect(page.getByText("No disagreement is left to settle")).toBeVisible();
  });

  await test.step("both labels stand with where they came from", async () => {
    const { page } = lead;
    await page.goto(`/trajectories?corpus=${corpus.id}&filter=queue:"Whose calls?"`);
    const rows = page.getByRole("row").filter({ has: page.getByRole("gridcell") });
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: "adjudicated" })).toHaveCount(1);
    await expect(rows.filter({ hasText: "agreed" })).toHaveCount(1);
    await press(page, "g", "q");
    await expect(page.getByRole("link", { name: "Whose calls?", exact: true })).toBeVisible();
    await press(page, "j", "o");
    await expect(
      page.getByText("2 of 2 items are complete, with all their answers. 2 of these are settled."),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

/** From the list of queues into the one that waits, by key. */
async function startReviewing({ page }: SignedIn, corpus: string): Promise<void> {
  await page.goto(`/queues?corpus=${corpus}`);
  await expect(page.getByRole("link", { name: "Whose calls?", exact: true })).toBeVisible();
  await press(page, "r");
}

/** An item is open, and this person has answered so many. */
async function expectOpen(page: Page, answered: number): Promise<void> {
  await expect(page.getByRole("navigation", { name: "Where this is" })).toContainText(`${answered}/2`);
  await expect(page.getByRole("article", { name: /^Step 1, / })).toBeVisible();
  await expect(page.getByRole("region", { name: "Your answer" })).toBeVisible();
}

/** What the server has told a page so far. */
function bodiesOf(page: Page): () => Promise<readonly string[]> {
  const bodies: Promise<string>[] = [];
  page.on("response", (response) => {
    // What was not read before the page went on is gone; the page did not read it either.
    if (response.url().includes("/api/")) bodies.push(textOf(response).catch(() => ""));
  });

  return () => Promise.all(bodies);
}

async function textOf(response: Response): Promise<string> {
  const isPacked = response.headers()["content-type"] === "application/gzip";

  return isPacked ? gunzipSync(await response.body()).toString("utf8") : response.text();
}

async function digitOf(sides: Locator, name: string): Promise<string> {
  const taking = sides.getByRole("button", { name: `Take the side of ${name}` });

  return (await taking.locator("kbd").innerText()).trim();
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
