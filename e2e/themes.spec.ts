import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";

test("the theme that a person picks stays, on every screen and after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/imports");

  await pickTheme(page, "Dark");
  await expectTheme(page, "dark");
  await page.reload();
  await expectTheme(page, "dark");
  await page.getByRole("link", { name: "Trajectories" }).first().click();
  await expect(page.getByRole("combobox", { name: "Filter" })).toBeVisible();
  await expectTheme(page, "dark");

  await pickTheme(page, "Light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "light");
});

test("the theme of the system follows the system", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/imports");
  await expectTheme(page, "dark");

  await pickTheme(page, "As the system");
  await page.emulateMedia({ colorScheme: "light" });

  await expectTheme(page, "light");
});

test("the theme is set before the page has anything to show", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/imports");
  await pickTheme(page, "Dark");
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("main")) return;
      observer.disconnect();
      document.documentElement.dataset["firstTheme"] = document.documentElement.dataset["theme"] ?? "none";
    }).observe(document, { childList: true, subtree: true });
  });

  await page.reload();

  await expect(page.locator("html")).toHaveAttribute("data-first-theme", "dark");
});

async function pickTheme(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("menuitemradio", { name }).click();
}

async function expectTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
}
