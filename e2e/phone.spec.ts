import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

const QUERY = "a brass lamp";

/** Half a pixel is none: boxes lie between pixels. */
const OVERLAP_PX = 0.5;

/** What of the header lies over what stands after it, or outside of the window. */
async function overlaps(page: Page): Promise<string[]> {
  const acts = page.locator("header").first().locator("a, button").filter({ visible: true });
  const boxes = await acts.evaluateAll((all) =>
    all.map((act) => {
      const { left, right } = act.getBoundingClientRect();
      return { name: act.getAttribute("aria-label") ?? act.textContent, left, right };
    }),
  );
  expect(boxes.length).toBeGreaterThan(4);
  const end = page.viewportSize()?.width ?? 0;

  return boxes
    .filter(({ right }, at) => right > (boxes[at + 1]?.left ?? end) + OVERLAP_PX)
    .map(({ name }) => String(name));
}

test("in no window does anything in the reader's header lie over another; on a phone its menu leads to the next row and to the layers", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus([
    episode({ problem: "brass", query: QUERY }),
    episode({ problem: "iron", query: "an iron lamp" }),
  ]);
  await page.goto(`/trajectories/${corpus.idOf(QUERY)}?corpus=${corpus.id}&sort=problem`);
  await expect(page.getByRole("button", { name: "Find in the trajectory" })).toBeVisible();
  for (const width of [1440, 1280, 1180, 1100, 1000, 720, 360]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await overlaps(page), `${width} px wide`).toEqual([]);
    await expect(
      page.getByRole("navigation", { name: "Where this is" }).getByText("Night run").filter({ visible: true }),
    ).toBeVisible();
  }

  await page.getByRole("button", { name: /: where it belongs$/ }).click();
  await page.getByRole("menuitemcheckbox", { name: /^Where ids come from/ }).click();
  await expect(page).toHaveURL(/layer=attribution/);
  await page.getByRole("button", { name: /: where it belongs$/ }).click();
  await page
    .getByRole("menuitem", { name: /trajectory of the table/, disabled: false })
    .first()
    .click();

  await expect(page).toHaveURL(new RegExp(corpus.idOf("an iron lamp")));
});
