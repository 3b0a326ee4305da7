import { randomUUID } from "node:crypto";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, PASSWORD, test } from "./fixtures/accounts-test";
import { ask } from "./fixtures/ask";

test.describe("the set-up link", () => {
  // It works once, so a second try could only fail.
  test.describe.configure({ retries: 0 });

  test("the first admin comes in by the set-up link and invites an annotator, who may not import", async ({
    strangerPage: page,
    browser,
    accountsUrl,
  }) => {
    const setUp = process.env["SET_UP_LINK"];
    test.skip(setUp === undefined, "A start without an admin prints a set-up link; this server has one already.");

    await test.step("the admin makes their account", async () => {
      await page.goto(String(setUp));
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Email").fill(`ada-${randomUUID().slice(0, 8)}@assay.test`);
      await page.getByLabel("Password").fill(PASSWORD);
      await page.getByRole("button", { name: "Make the account" }).click();
      await expect(page.getByRole("button", { name: "Ada, admin. Your account" })).toBeVisible();
    });

    const link = await test.step("the admin invites an annotator", async () => {
      await page.goto("/settings?part=people");
      await page.getByLabel("Name").fill("Bo");
      await page.getByRole("button", { name: "Make a link" }).click();
      const address = await page.getByRole("textbox", { name: "Link" }).inputValue();
      await page.getByRole("button", { name: "Done" }).click();
      await expect(
        page.getByRole("table", { name: "Invitations" }).getByRole("row", { name: /^Bo annotator open/ }),
      ).toBeVisible();

      return address;
    });

    const context = await browser.newContext({ baseURL: accountsUrl });
    const theirs = await context.newPage();
    const email = `bo-${randomUUID().slice(0, 8)}@assay.test`;
    await test.step("the annotator makes an account, signs out and in again", async () => {
      await theirs.goto(link);
      await expect(theirs.getByText("Ada invited you as annotator.")).toBeVisible();
      await theirs.getByLabel("Email").fill(email);
      await theirs.getByLabel("Password").fill(PASSWORD);
      await theirs.getByRole("button", { name: "Make the account" }).click();
      await theirs.getByRole("button", { name: "Bo, annotator. Your account" }).click();
      await theirs.getByRole("menuitem", { name: "Sign out" }).click();

      await expect(theirs).toHaveURL(/\/sign-in$/);
      await theirs.goto("/imports");
      await expect(theirs).toHaveURL(/\/sign-in\?next=%2Fimports$/);
      await theirs.getByLabel("Email").fill(email);
      await theirs.getByLabel("Password").fill(PASSWORD);
      await theirs.getByRole("button", { name: "Sign in" }).click();
      await expect(theirs).toHaveURL(/\/imports$/);
    });

    await test.step("the annotator may not import", async () => {
      await expect(theirs.getByText("Your role may not import files. Ask a lead to do it.")).toBeVisible();
      const refused = await context.request.post("/api/imports", { params: { name: "a.jsonl" }, data: "{}" });
      expect(refused.status()).toBe(403);
      expect(await refused.json()).toMatchObject({
        detail: "Your role, annotator, may not import files. Ask a lead to do it.",
      });
    });

    await test.step("the link does not work a second time", async () => {
      await theirs.goto(link);
      await expect(theirs.getByText(/^This invitation was used already/)).toBeVisible();
    });
    await context.close();
  });
});

test("a disabled person is out at once, and back in when enabled", async ({ signedIn }) => {
  const admin = await signedIn("admin", "Ada");
  const bo = await signedIn("annotator", `Bo ${randomUUID().slice(0, 8)}`);
  await bo.page.goto("/trajectories");
  await admin.page.goto("/settings?part=people");

  await admin.page.getByRole("button", { name: `Disable ${bo.name}` }).click();
  await admin.page.getByRole("dialog").getByRole("button", { name: "Disable" }).click();
  await expect(admin.page.getByText(`${bo.name} is disabled and signed out`)).toBeVisible();
  expect((await ask(bo.request, "/api/me")).status()).toBe(401);
  await bo.page.reload();
  await expect(bo.page).toHaveURL(/\/sign-in\?next=%2Ftrajectories/);

  await admin.page.getByRole("button", { name: `Enable ${bo.name}` }).click();
  await expect(admin.page.getByText(`${bo.name} can sign in again`)).toBeVisible();
  await bo.page.getByLabel("Email").fill(bo.email);
  await bo.page.getByLabel("Password").fill(PASSWORD);
  await bo.page.getByRole("button", { name: "Sign in" }).click();
  await expect(bo.page).toHaveURL(/\/trajectories/);
});

test("the local owner acts as an annotator and comes back with one press", async ({ page }) => {
  await page.goto("/imports");
  await page.getByRole("button", { name: "Local mode" }).click();
  await page.getByRole("menuitemradio", { name: "An annotator" }).click();

  const back = page.getByRole("button", { name: /Acting as annotator/ });
  await expect(back).toBeVisible();
  await expect(page.getByText("Your role may not import files. Ask a lead to do it.")).toBeVisible();
  await back.click();

  await expect(back).toBeHidden();
  await expect(page.getByRole("button", { name: "Choose files" })).toBeVisible();
});

test("signing in and the settings have no accessibility fault in either theme", async ({ signedIn, strangerPage }) => {
  test.slow();
  await strangerPage.goto("/sign-in");
  await expectAccessible(strangerPage);
  await strangerPage.goto("/invite/not-a-token");
  await expectAccessible(strangerPage);

  const { page } = await signedIn("admin");
  for (const [part, table] of [
    ["account", undefined],
    ["people", "People"],
    ["corpora", "Corpora"],
    ["policy", "Who may do what"],
    ["audit", "Audit log"],
  ] as const)
    await test.step(part, async () => {
      await page.goto(`/settings?part=${part}`);
      if (table) await expect(page.getByRole("table", { name: table })).toBeVisible();
      await expectAccessible(page);
    });
});
