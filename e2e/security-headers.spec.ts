import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";

test("a page runs only the scripts that its own response names", async ({ page }) => {
  const response = await page.goto("/");

  const policy = response?.headers()["content-security-policy"] ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeTruthy();
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  const scripts = ((await response?.text()) ?? "").match(/<script\b[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
});

test("no two responses share a nonce", async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await ask(request, "/")).headers()["content-security-policy"]),
  );

  expect(policies[0]).not.toBe(policies[1]);
});

test("responses cannot be framed, sniffed or traced back, and do not name the server's software", async ({
  request,
}) => {
  const headers = (await ask(request, "/")).headers();

  expect(headers).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
  });
  expect(headers["x-powered-by"]).toBeUndefined();
});
