import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

const QUERY = "a brass lamp";

test("on a phone nothing in the header lies over another, and its menu leads to the next row and to the layers", async ({
  page,
  givenCorpus,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const corpus = await givenCorpus([
    episode({ problem: "brass", query: QUERY }),
    episode({ problem: "iron", query: "an iron lamp" }),
  ]);
  await page.goto(`/trajectories/${corpus.idOf(QUERY)}?corpus=${corpus.id}&sort=problem`);
  await expect(page.getByRole("button", { name: "Find in the trajectory" })).toBeVisible();
  const acts = page.locator("header").first().locator("a, button").filter({ visible: true });
  const boxes = await Promise.all((await acts.all()).map((act) => act.boundingBox()));
  const edges = boxes.map((box) => ({ left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0) }));
  const over = edges.filter(({ right }, at) => right > (edges[at + 1]?.left ?? 360));
  expect(edges.length).toBeGreaterThan(4);
  expect(over).toEqual([]);

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
