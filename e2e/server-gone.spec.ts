import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";

const STAYS = "The server does not answer, so you stay on this screen.";

const rail = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Screens" }).getByRole("link", { name });
const goAway = (page: Page) => page.route("**/*", (route) => route.abort("internetdisconnected"));
// A question may be held back just then.
const comeBack = (page: Page) => page.unrouteAll({ behavior: "ignoreErrors" });

const QUIET_MS = 500;

/** Its skeleton is fetched ahead, in several questions of which each follows from the one before. */
async function headFor(page: Page, name: string): Promise<void> {
  const open = new Set<Request>();
  let last = Date.now();
  const onChange = (request: Request, isOpen: boolean) => {
    last = Date.now();
    if (isOpen) open.add(request);
    else open.delete(request);
  };
  page.on("request", (request) => onChange(request, true));
  page.on("requestfinished", (request) => onChange(request, false));
  page.on("requestfailed", (request) => onChange(request, false));
  const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === `/${name.toLowerCase()}`);
  await rail(page, name).hover();
  await ahead;
  await expect.poll(() => open.size === 0 && Date.now() - last > QUIET_MS).toBe(true);
}

async function toldAndClosed(page: Page): Promise<void> {
  await expect(page.getByText(STAYS)).toBeVisible();
  await page.getByRole("button", { name: "Close toast" }).click();
  await expect(page.getByText(STAYS)).toBeHidden();
}

test("where the server is gone a screen stays and says so, and what was asked for comes once it is back", async ({
  page,
  sampleId,
}) => {
  await page.goto(`/trajectories?corpus=${sampleId}`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await goAway(page);

  await page.keyboard.press("Shift+?");

  await expect(page.getByText(/^A part of this page does not come: the server did not answer/)).toBeVisible();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await comeBack(page);
  await expect(page.getByRole("dialog", { name: "All keys" })).toBeVisible();
  await expect(page.getByText(/^A part of this page does not come/)).toBeHidden();
});

test("what could not be loaded comes by itself once the server is back", async ({ page, sampleId }) => {
  await page.goto(`/trajectories?corpus=${sampleId}`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  const note = page.getByRole("status", { name: "Connection" });
  await goAway(page);

  await page.getByRole("combobox", { name: "Filter" }).fill("gate:5");
  await page.keyboard.press("Enter");

  await expect(page.getByText(/^The server did not answer\./).first()).toBeVisible();
  await expect(note).toHaveText(/^The server does not answer: what is shown is from before/);
  await comeBack(page);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await expect(page.getByText(/^The server did not answer\./)).toHaveCount(0);
  await expect(note).toBeHidden();
});

test("who sets out for another screen while the server is gone stays, with what was typed, and can go once it is back", async ({
  page,
  sampleId,
}) => {
  await page.goto(`/trajectories?corpus=${sampleId}`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await headFor(page, "Runs");
  const filter = page.getByRole("combobox", { name: "Filter" });
  await filter.fill("gate:");
  const note = page.getByRole("status", { name: "Connection" });
  await goAway(page);

  await rail(page, "Queues").click();
  await toldAndClosed(page);
  await rail(page, "Runs").click();
  await toldAndClosed(page);
  await filter.blur();
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(page.getByText(STAYS)).toBeVisible();
  await expect(filter).toHaveValue("gate:");
  await comeBack(page);
  await expect(note).toBeHidden();

  await expect(filter).toHaveValue("gate:");
  await expect(page).toHaveURL(/\/trajectories\?/);
  await rail(page, "Runs").click();
  await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
});

test("who is on the next screen before anybody knows waits there, and it comes by itself once the server is back", async ({
  page,
  sampleId,
}) => {
  await page.goto(`/trajectories?corpus=${sampleId}`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await headFor(page, "Runs");
  const note = page.getByRole("status", { name: "Connection" });
  await page.route("**/*", async (route) => {
    // Whether the server is there is known late.
    if (route.request().method() === "HEAD") await expect(page).toHaveURL(/\/runs/);
    await route.abort("internetdisconnected");
  });

  await rail(page, "Runs").click();
  await expect(note).toHaveText(/^The server does not answer/);
  await expect(page.getByText(STAYS)).toBeHidden();
  await comeBack(page);

  await expect(page.getByRole("heading", { level: 1, name: "Runs" })).toBeVisible();
  await expect(note).toBeHidden();
});

test("without a network the table says that its rows are from before, and who sets out stays", async ({
  page,
  context,
  sampleId,
}) => {
  await page.goto(`/trajectories?corpus=${sampleId}`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();

  await context.setOffline(true);

  const note = page.getByRole("status", { name: "Connection" });
  await expect(note).toHaveText(/^Offline: what is shown is from before/);
  await rail(page, "Queues").click();
  await expect(page.getByText("There is no network, so you stay on this screen.")).toBeVisible();
  await context.setOffline(false);
  await expect(note).toBeHidden();
  await expect(page).toHaveURL(/\/trajectories\?/);
});
