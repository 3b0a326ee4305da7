import type { Page } from "@playwright/test";
import { SORT_FIELDS } from "@/lib/domain/table-fields";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

/** Rows that differ in every column, and share some values. */
const LINES = [
  episode({ problem: "a", query: "amber vase", agent: "Ada", run: "one", judgeScore: 0.1, searches: 1 }),
  episode({ problem: "b", query: "blue vase", agent: "Bob", run: "two", bucket: "Shop", by: "code", solved: false }),
  episode({ problem: "c", query: "copper vase", agent: "Ada", run: "two", judgeScore: 0.9, searches: 3 }),
  episode({ problem: "d", query: "dark vase", agent: "Cleo", run: "one", bucket: "Voucher", inventsId: true }),
  episode({ problem: "e", query: "earthen vase", agent: "Bob", run: "one", by: "code", judgeScore: 0.3, searches: 5 }),
  episode({ problem: "f", query: "fine vase", agent: "Cleo", run: "three", bucket: "Shop", inventsId: true }),
];
const COLUMNS = SORT_FIELDS.join(",");

test("a cut table shows a quiet edge until its end is in sight", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto(`/trajectories?corpus=${corpus.id}&columns=${COLUMNS}`);
  await expect(showing(page, 6)).toBeVisible();
  const edge = page.locator(".cut-edge");
  await expect(edge).toBeVisible();

  await page.getByRole("grid").evaluate((grid) => grid.scrollTo({ left: grid.scrollWidth }));

  await expect(edge).toHaveCount(0);
});

test("every column sorts both ways, and equal values stay together", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}&sort=problem&columns=${COLUMNS}`);
  await expect(showing(page, 6)).toBeVisible();
  const heads = page.getByRole("columnheader").filter({ has: page.getByRole("button") });

  for (const [place, field] of SORT_FIELDS.entries()) {
    const head = heads.nth(place);
    for (const order of ["descending", "ascending"]) {
      await head.getByRole("button").click();
      await expect(head).toHaveAttribute("aria-sort", order);
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await expect(showing(page, 6)).toBeVisible();
      const values = await cellTexts(page, place);
      expect(runsOf(values), `${field} ${order}: ${values.join(" | ")}`).toBe(new Set(values).size);
    }
  }
});

test("steps sort as numbers and problems as words", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);

  await page.goto(`/trajectories?corpus=${corpus.id}&columns=problem,steps&sort=-steps`);
  await expect(showing(page, 6)).toBeVisible();
  expect(await cellTexts(page, 1)).toEqual(["6", "4", "3", "3", "3", "2"]);
  await page.getByRole("columnheader", { name: "Problem" }).getByRole("button").click();
  await page.getByRole("columnheader", { name: "Problem", exact: false }).getByRole("button").click();

  await expect(page.getByRole("gridcell").nth(1)).toHaveText("amber vase");
});

test("a facet value is asked for, let go and excluded", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  const ada = page.getByRole("button", { name: /^(Excluded: )?Ada, / });

  await ada.click();
  await expect(showing(page, 2)).toBeVisible();
  await expect(ada).toHaveAttribute("aria-pressed", "true");
  await ada.click();
  await expect(showing(page, 6)).toBeVisible();
  await ada.click({ modifiers: ["Alt"] });
  await expect(showing(page, 4)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Excluded: Ada, / })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Filter" })).toHaveValue(/^-agent:=?Ada$/);
});

test("the filter completes what is typed", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await expect(showing(page, 6)).toBeVisible();
  const field = page.getByRole("combobox", { name: "Filter" });

  await field.click();
  await page.keyboard.type("verd");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("verdict:");
  await page.getByRole("option", { name: /^sub_task/ }).click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");

  await expect(showing(page, 2)).toBeVisible();
});

test("a mistake in the filter is fixed by a press", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdit:sub_task`);

  await page.getByRole("button", { name: "Use verdict" }).click();

  await expect(showing(page, 2)).toBeVisible();
});

test("back and forward walk through filters and into the reader", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}&sort=problem`);
  await expect(showing(page, 6)).toBeVisible();
  await page
    .getByRole("button", { name: /^Sub-task, / })
    .first()
    .click();
  await expect(showing(page, 2)).toBeVisible();
  await page.getByRole("gridcell").getByRole("link", { name: "blue vase" }).click();
  await expect(page.getByRole("article", { name: /^Step 1, / })).toBeVisible();

  await page.goBack();
  await expect(showing(page, 2)).toBeVisible();
  await page.goBack();
  await expect(showing(page, 6)).toBeVisible();
  await page.goForward();
  await expect(showing(page, 2)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Filter" })).toHaveValue("verdict:sub_task");
});

test("the peek follows the active row and its address can be sent", async ({ page, anotherPage, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}&sort=problem`);
  await expect(showing(page, 6)).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  const peek = page.getByRole("complementary", { name: "Peek" });
  await expect(peek).toContainText("amber vase");

  await page.keyboard.press("j");
  await expect(peek).toContainText("blue vase");
  await expect(page).toHaveURL(new RegExp(`peek=${corpus.idOf("blue vase")}`));
  await anotherPage.goto(page.url());
  await expect(anotherPage.getByRole("complementary", { name: "Peek" })).toContainText("blue vase");
});

function showing(page: Page, count: number) {
  return page.getByRole("status").filter({ hasText: `Showing ${count} of ${count}` });
}

/** Texts of one column, from the top row down; the first cell of a row is its checkbox. */
async function cellTexts(page: Page, place: number): Promise<readonly string[]> {
  const rows = page.getByRole("row").filter({ has: page.getByRole("gridcell") });
  const found = await rows.evaluateAll(
    (all, at) =>
      all
        .map((row) => ({
          index: Number(row.getAttribute("aria-rowindex")),
          text: row.querySelectorAll("[role=gridcell]")[at]?.textContent ?? "",
        }))
        .toSorted((a, b) => a.index - b.index)
        .map(({ text }) => text),
    place + 1,
  );

  // An outcome sorts by its level; the axes behind it are only shown.
  return found.map((text) => text.replace(/^(success|partial|fail): .*/, "$1"));
}

/** How often the value changes on the way down, plus one. */
function runsOf(values: readonly string[]): number {
  return values.filter((value, at) => value !== values[at - 1]).length;
}
