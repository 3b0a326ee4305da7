import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

test("home has no accessibility fault in either theme", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: "a brass lamp" })]);
  await page.goto(`/?corpus=${corpus.id}`);
  await expect(page.getByRole("heading", { name: "From a file to a release" })).toBeVisible();
  await expect(page.getByRole("link", { name: "story.jsonl" })).toBeVisible();

  await expectAccessible(page);
});

test("continue reviewing opens a trajectory that the filter left to people", async ({ page, sampleId }) => {
  await page.goto(`/?corpus=${sampleId}`);

  await page.getByRole("link", { name: "Continue reviewing" }).click();

  await expect(page).toHaveURL(/\/trajectories\/[0-9a-f-]{36}\?.*filter=verdict(:|%3A)review/);
});

test("the sample corpus is called simulated in the header of every screen", async ({ page, sampleId }) => {
  for (const path of ["/", "/trajectories"]) {
    await page.goto(`${path}?corpus=${sampleId}`);

    await expect(page.getByRole("banner").getByText(/simulated/)).toBeVisible();
  }
});

test("the theme that a person picks stays after a reload", async ({ page }) => {
  await page.goto("/");

  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();

  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("the first stop of the Tab key skips to the content", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: "a brass lamp" })]);
  await page.goto(`/?corpus=${corpus.id}`);
  await expect(page.getByRole("heading", { name: "From imported to approved" })).toBeVisible();

  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("main")).toBeFocused();
});

test("in a low window the rail scrolls by itself, and the page does not", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 480 });
  await page.goto("/imports");
  const last = page.getByRole("navigation", { name: "Screens" }).getByRole("link").last();

  await last.focus();

  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});
