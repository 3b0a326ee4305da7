import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

const LAMPS = [
  episode({ problem: "brass", query: "a brass lamp" }),
  episode({ problem: "tin", query: "a tin lamp", by: "code" }),
];

test("what the screen can do is done from the palette by its name, and the filter stays as it is", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=lamp`);
  await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();
  const palette = page.getByRole("dialog", { name: "Go to or run" });

  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type("export");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Export/ })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("filter")).toBe("lamp");
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("judge matching");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /again/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.keyboard.press("Control+k");
  await page.keyboard.type("edit the filter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Filter" })).toBeFocused();
});

test("a search from the palette keeps the filter that is set, or says that it replaces it", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(LAMPS);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdict:agentic`);
  await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();
  const filter = page.getByRole("combobox", { name: "Filter" });

  await page.keyboard.press("Control+k");
  await page.keyboard.type("brass lamp");
  await page.keyboard.press("Enter");
  await expect(filter).toHaveValue("verdict:agentic brass lamp");
  await expect(page.getByRole("row", { name: "a brass lamp" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("tin lamp");
  await page.getByRole("option", { name: /^Search all trajectories for tin lamp replaces verdict:agentic/ }).click();
  await expect(filter).toHaveValue("tin lamp");
  await expect(page.getByRole("row", { name: "a tin lamp" })).toBeVisible();
});
