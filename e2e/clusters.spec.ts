import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

/** A rollout that failed recommends nothing that could join its problem. */
const task = (problem: string, query: string, wants: string) =>
  episode({ problem, query, solved: false, reward: [{ product_id: wants, title: `Lamp ${wants}` }] });

const BRASS = "a brass lamp with a green shade for the desk";
const NEARLY = "a brass lamp with a green shade for the desk please";
/** Two want one product, two ask the same but for a line feed, two are nearly the same, one is alone. */
const TASKS = [
  task("brass", BRASS, "71"),
  task("copper", "copper light for reading at night", "71"),
  task("rug-1", "a woollen rug\nfor the hall", "81"),
  task("rug-2", "A woollen rug for the hall", "82"),
  task("nearly", NEARLY, "91"),
  task("kettle", "an enamel kettle", "95"),
];
const MADE = { timeout: 40_000 };

test("a wrong join is cut and taken back, and what belongs together is put together", async ({ page, givenCorpus }) => {
  // The clusters are made five times.
  test.slow();
  const corpus = await givenCorpus(TASKS);
  await openClusters(page, corpus.id);
  await expect(page.getByText("6 problems in 4 clusters. 2 hold several problems, the largest 2.")).toBeVisible(MADE);

  await page.getByRole("link", { name: BRASS }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A cluster of 2 problems" })).toBeVisible();
  await page.getByRole("button", { name: /^wanted product 71, joins 2 problems/ }).click();
  const cut = page.getByRole("dialog", { name: "Let a value join nothing" });
  await expect(cut.getByText(/The cluster stays whole: other values join its problems too\./)).toBeVisible();
  await cut.getByRole("textbox", { name: "Reason" }).fill("a gift card that everybody wants");
  await cut.getByRole("button", { name: "Cut" }).click();
  await expect(page.getByRole("button", { name: /^wanted product 71/ })).toHaveCount(0, MADE);

  await page.getByRole("button", { name: /^wanted title lamp 71, joins 2 problems/ }).click();
  await expect(cut.getByText(/The cluster falls into 2 parts, of 1 and 1 problems\./)).toBeVisible();
  await cut.getByRole("textbox", { name: "Reason" }).fill("the same card");
  await cut.getByRole("button", { name: "Cut" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A single problem" })).toBeVisible(MADE);
  const decisions = page.getByRole("table", { name: "Decisions" });
  await decisions
    .getByRole("row", { name: /the same card/ })
    .getByRole("button", { name: "Undo" })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "A cluster of 2 problems" })).toBeVisible(MADE);
  await expect(decisions.getByRole("row", { name: /the same card/ })).toContainText("taken back");

  await page.getByRole("button", { name: /^Put together with another/ }).click();
  const join = page.getByRole("dialog", { name: "Put together with another cluster" });
  await join.getByRole("searchbox", { name: "Find the other" }).fill("kettle");
  await join.getByRole("radio", { name: /^an enamel kettle/ }).check();
  await expect(join.getByText("Together they are one cluster of 3 problems.")).toBeVisible();
  await join.getByRole("textbox", { name: "Reason" }).fill("one shop sells both");
  await join.getByRole("button", { name: "Put together" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A cluster of 3 problems" })).toBeVisible(MADE);
  await expect(page.getByRole("link", { name: /^A person put them together/ })).toBeVisible();
});

test("proposals are answered by key, and an answer is taken back", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(TASKS);
  await openClusters(page, corpus.id);
  await expect(page.getByText(/^6 problems in 4 clusters\./)).toBeVisible(MADE);

  await page.keyboard.press("p");
  const proposals = page.getByRole("list", { name: "Proposals" });
  await expect(proposals.getByRole("listitem")).toHaveCount(1);
  await expect(proposals.locator("mark")).toHaveText(["please"]);
  await expect(page).toHaveURL(/part=proposals/);
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(page.getByText(/^6 problems in 3 clusters\./)).toBeVisible(MADE);
  // The list stays as it stands, so that the next one does not come under the key.
  await expect(proposals.getByText("variants", { exact: true })).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText(/^6 problems in 4 clusters\./)).toBeVisible(MADE);
  await page.keyboard.press("a");
  await expect(page.getByText(/^6 problems in 3 clusters\./)).toBeVisible(MADE);
  await page.reload();
  await expect(page.getByText("No proposal is open")).toBeVisible();

  await page.getByRole("radio", { name: "Accepted" }).check();
  await proposals.getByRole("button", { name: /^Take back the answer to/ }).click();
  await expect(page.getByText(/^6 problems in 4 clusters\./)).toBeVisible(MADE);
  await page.getByRole("radio", { name: "Open" }).check();
  await proposals.getByRole("button", { name: /^Refuse/ }).click();
  await expect(proposals.getByText("not variants")).toBeVisible();
  await page.keyboard.press("u");
  await expect(proposals.getByRole("button", { name: /^Accept/ })).toBeVisible();
});

test("clusters are found, opened and walked over without a mouse, and the address keeps what is shown", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(TASKS);
  await openClusters(page, corpus.id);
  await expect(page.getByText(/^6 problems in 4 clusters\./)).toBeVisible(MADE);
  await page.goto(`/?corpus=${corpus.id}`);
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(page.getByRole("table", { name: "Clusters, the largest first" })).toBeVisible();

  await page.keyboard.press("/");
  await page.keyboard.type("woollen");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "A cluster of 2 problems" })).toBeVisible();
  const query = page.getByRole("button", { name: /^query a woollen rug for the hall/ });
  // Keys walk over what is there: the problems come after the heading.
  await expect(query).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowRight");
  await expect(query).toBeFocused();
  await page.keyboard.press("d");
  await expect(page.getByRole("table", { name: "What they share" })).toBeVisible();
  await expect(page).toHaveURL(/view=table/);
  await page.reload();
  await expect(page.getByRole("table", { name: "What they share" })).toBeVisible();
});

test("clusters, proposals and a cluster have no accessibility fault in either theme", async ({ page, givenCorpus }) => {
  test.slow();
  const corpus = await givenCorpus(TASKS);
  await openClusters(page, corpus.id);
  await expect(page.getByText(/^6 problems in 4 clusters\./)).toBeVisible(MADE);
  await page.keyboard.press("j");
  await expectAccessible(page);

  await page.keyboard.press("p");
  await expect(page.getByRole("list", { name: "Proposals" })).toBeVisible();
  await page.keyboard.press("j");
  await expectAccessible(page);

  await page.keyboard.press("p");
  await page.getByRole("link", { name: BRASS }).click();
  await expect(page.getByRole("button", { name: /^wanted product 71/ })).toBeVisible();
  await page.keyboard.press("j");
  await expectAccessible(page);
  await page.keyboard.press("d");
  await expect(page.getByRole("table", { name: "What they share" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("m");
  await page.getByRole("searchbox", { name: "Find the other" }).fill("kettle");
  await expect(page.getByRole("radio", { name: /^an enamel kettle/ })).toBeVisible();
  await expectAccessible(page);
});

function openClusters(page: Page, corpus: string) {
  return page.goto(`/clusters?corpus=${corpus}`);
}
