import { expect, test } from "./fixtures/app-test";

test("where the server is gone a screen stays and says so, and what was asked for comes once it is back", async ({
  page,
  sampleId,
}) => {
  await page.goto(`/trajectories?corpus=${sampleId}`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await page.route("**/*", (route) => route.abort("internetdisconnected"));

  await page.keyboard.press("Shift+?");

  await expect(page.getByText(/^A part of this page does not come: the server did not answer/)).toBeVisible();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await page.unroute("**/*");
  await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible();
  await expect(page.getByText(/^A part of this page does not come/)).toBeHidden();
});

test("without a network the table says that its rows are from before", async ({ page, context, sampleId }) => {
  await page.goto(`/trajectories?corpus=${sampleId}`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();

  await context.setOffline(true);

  const note = page.getByRole("banner").getByRole("status");
  await expect(note).toHaveText(/^Offline: this is from before/);
  await context.setOffline(false);
  await expect(note).toBeHidden();
});
