import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

const ROLLOUTS = [
  episode({ problem: "brass", query: "a brass lamp", run: "base", searches: 1, solved: false }),
  episode({ problem: "brass", query: "a brass lamp", run: "tuned", searches: 3, by: "code" }),
  episode({ problem: "tin", query: "a tin lamp", run: "base", bucket: "Shop" }),
  episode({ problem: "tin", query: "a tin lamp", run: "tuned", bucket: "Shop" }),
];

test("from the matrix a cell opens its trajectories, and the table leads back to the problem", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(ROLLOUTS);
  await page.goto(`/problems?corpus=${corpus.id}`);
  await expect(page.getByText("2 problems, 4 rollouts, 3 successful (75 %).")).toBeVisible();
  await expect(page.getByRole("row").nth(1)).toContainText("a brass lamp");

  await page
    .getByRole("row", { name: /a brass lamp/ })
    .getByRole("link", { name: /^0 of 1 successful, base/ })
    .click();

  await expect(page.getByRole("combobox", { name: "Filter" })).toHaveValue(/^problem:[0-9a-f-]{36} run:base$/);
  await expect(page.getByRole("row").filter({ has: page.getByRole("gridcell") })).toHaveCount(1);
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  await page.getByRole("link", { name: "Every rollout of this problem" }).click();
  await expect(page.getByText("Solved in 1 of 2 rollouts (50 %): 1 of 2 runs solve it at least once.")).toBeVisible();
});

test("two rollouts of a problem are chosen and compared step by step by keys alone, and the address keeps it", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(ROLLOUTS);
  await page.goto(`/problems?corpus=${corpus.id}`);
  await expect(page.getByRole("grid", { name: "Problems by run" })).toBeVisible();

  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid", { name: "Rollouts and their steps" })).toBeVisible();
  await expect(page.getByText("2 rollouts, all shown")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByText(/^Step 1 of [24]: find_product/)).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByText(/^One is chosen/)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("x");

  await test.step("the steps stand beside each other, and where the two part is marked", async () => {
    await expect(
      page.getByText(/^They (make the same calls in 1 step, then part|part at the first call)/),
    ).toBeVisible();
    await expect(page.getByText("Here they part")).toBeVisible();
    // Runs of one file have no order of their own.
    await expect(page.getByRole("heading", { name: /^Left (base|tuned)$/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Right (base|tuned)$/ })).toBeVisible();
  });

  await test.step("the address shows the same again, and a step opens the reader", async () => {
    await page.reload();
    await expect(page.getByText("Here they part")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/trajectories\/[0-9a-f-]+\?.*problem/);
    await expect(page.getByRole("article", { name: /^Step 1, / })).toBeVisible();
    await page.getByRole("link", { name: "Its problem" }).click();
    await expect(page.getByText("2 rollouts, all shown")).toBeVisible();
  });
});

test("a bucket, another order and the runs that are columns stay in the address", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(ROLLOUTS);
  await page.goto(`/problems?corpus=${corpus.id}`);

  await page.getByRole("button", { name: /^Bucket/ }).click();
  await page.getByRole("checkbox", { name: /shop/i }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "tuned" }).click();
  await page.keyboard.press("Escape");
  // While it closes it still takes the keys.
  await expect(page.getByRole("checkbox", { name: "tuned" })).toHaveCount(0);
  await page.keyboard.press("s");
  const order = page.getByRole("combobox", { name: "Order of the problems" });
  await expect(order).toContainText("Easiest");
  await expect(page).toHaveURL(/sort=/);
  await page.reload();

  await expect(order).toContainText("Easiest");
  await expect(page.getByText("1 problem, 1 rollout of the 1 run shown, 1 successful (100 %).")).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^base/ })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^tuned/ })).toHaveCount(0);
});

test("the matrix, a problem and a comparison have no accessibility fault in either theme", async ({
  page,
  givenCorpus,
}) => {
  test.slow();
  const corpus = await givenCorpus(ROLLOUTS);
  await page.goto(`/problems?corpus=${corpus.id}`);
  await expect(page.getByRole("grid", { name: "Problems by run" })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowRight");
  await expectAccessible(page);

  await page.getByRole("link", { name: "a brass lamp" }).click();
  await expect(page.getByText("2 rollouts, all shown")).toBeVisible();
  await page.keyboard.press("j");
  await expectAccessible(page);

  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("Here they part")).toBeVisible();
  await expectAccessible(page);
});
