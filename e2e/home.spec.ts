import { expectAccessible, THEMES, useTheme } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";

for (const theme of THEMES)
  test(`home has no accessibility fault in the ${theme} theme`, async ({ page }) => {
    await useTheme(page, theme);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "From imported to approved" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Recent imports" })).toBeVisible();

    await expectAccessible(page);
  });

test("a bar of the funnel opens exactly the rows that it counts", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("link", { name: /^Well formed/ });
  const count = /Well formed\s*([\d,]+?)(?=\d* %|\d+ %)/.exec((await bar.textContent()) ?? "");
  expect(count).not.toBeNull();

  await bar.click();

  await expect(page).toHaveURL(/\/trajectories\?.*filter=/);
  await expect(page.getByText(/^Showing \d+ of [\d,]+$/)).toBeVisible();
});

test("continue reviewing opens a trajectory that the filter left to people", async ({ page }) => {
  await page.goto("/");

  await page.getByRole("link", { name: "Continue reviewing" }).click();

  await expect(page).toHaveURL(/\/trajectories\/[0-9a-f-]{36}\?/);
  await expect(page.getByText("review").first()).toBeVisible();
});

test("the sample corpus is called simulated in the header of every screen", async ({ page }) => {
  for (const path of ["/", "/trajectories"]) {
    await page.goto(path);

    await expect(page.getByRole("banner").getByText(/simulated/)).toBeVisible();
  }
});

test("the theme that a person picks stays after a reload", async ({ page }) => {
  await page.goto("/");

  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await page.reload();

  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
