import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";
import { episode, failedEpisode } from "./fixtures/episode";

const QUERY = "a brass lamp";
const HOSTILE = [
  "<script>window.wasHit = true</script>",
  '<img src="x" onerror="window.wasHit = true">',
  "[press me](javascript:window.wasHit=true)",
  "safe\u202Egpj.exe",
].join(" ");

test("a link opens at its step, its call and its words", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERY, searches: 40 })]);
  const address = `/trajectories/${corpus.idOf(QUERY)}`;

  await page.goto(`${address}?step=30`);
  await expect(current(page)).toHaveAccessibleName(/^Step 30, /);
  await expect(current(page)).toBeInViewport();

  await page.goto(`${address}?step=20&call=1`);
  await expect(current(page)).toHaveAccessibleName(/^Step 20, /);
  await expect(current(page).getByText("Brass lamp number 76")).toBeInViewport();

  await page.goto(`${address}?step=10&range=thought:0-9`);
  await expect(current(page)).toHaveAccessibleName(/^Step 10, /);
  await expect(page.locator("[data-cited]")).toHaveText("Search 10");
});

test("agent text is characters, never markup", async ({ page, givenCorpus }) => {
  const query = `${QUERY} ${HOSTILE}`;
  const corpus = await givenCorpus([episode({ problem: "hostile", query, thought: HOSTILE, agent: HOSTILE })]);

  for (const address of [`/trajectories/${corpus.idOf(query)}?mode=full`, `/trajectories?corpus=${corpus.id}`]) {
    await page.goto(address);
    await expect(page.getByText("<script>window.wasHit = true</script>").first()).toBeVisible();
    await expect(page.locator("main img, main script")).toHaveCount(0);
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
    expect(await page.evaluate(() => "wasHit" in window)).toBe(false);
  }

  await page.goto(`/trajectories/${corpus.idOf(query)}`);
  await expect(
    page
      .getByRole("article", { name: /^Step 1, / })
      .getByText("U+202E")
      .first(),
  ).toBeVisible();
});

test("reading modes fold, open and set the log beside the claim", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERY })]);
  await page.goto(`/trajectories/${corpus.idOf(QUERY)}`);
  const first = page.getByRole("article", { name: /^Step 1, / });
  const folded = first.getByRole("button", { name: "4 products folded" });

  await folded.click();
  await expect(first.getByText("Brass lamp number 3")).toBeVisible();
  await first.getByRole("button", { name: "Fold" }).click();
  await expect(first.getByText("Brass lamp number 3")).toBeHidden();

  await page.getByRole("radio", { name: "Full" }).click();
  await expect(first.getByText("Brass lamp number 3")).toBeVisible();
  await expect(page).toHaveURL(/mode=full/);
  await page.getByRole("radio", { name: "Claimed | Logged" }).click();
  await expect(page.getByText("Recorded by the proxy log")).toBeVisible();
  await expect(page.getByText("nothing logged", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/mode=columns/);

  await page.reload();
  await expect(page.getByRole("radio", { name: "Claimed | Logged" })).toBeChecked();
});

test("find counts every hit and walks through them", async ({ page, givenCorpus }) => {
  const thought = "quartz first, then quartz again";
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERY, thought })]);
  await page.goto(`/trajectories/${corpus.idOf(QUERY)}`);

  await page.getByRole("button", { name: "Find in the trajectory" }).click();
  const find = page.getByRole("search");
  const field = find.getByRole("textbox", { name: "Find in the trajectory" });
  await field.fill("quartz");
  await expect(find.getByText("2 hits")).toBeVisible();
  await field.press("Enter");
  await expect(find.getByText("1 of 2")).toBeVisible();
  await field.press("Enter");
  await expect(find.getByText("2 of 2")).toBeVisible();
  await field.fill("no such words");
  await expect(find.getByText("No hit")).toBeVisible();
});

for (const [what, text] of [
  ["many lines", `${"line\n".repeat(9_000)}the needle\n${"line\n".repeat(9_000)}`],
  ["one line that wraps", `${"a word and ".repeat(9_000)}the needle ${"a word and ".repeat(9_000)}`],
  ["lines that wrap", `${`${"many words ".repeat(150)}\n`.repeat(60)}${"many words ".repeat(150)}the needle`],
] as const)
  test(`words that find counts far into a text of ${what} are in view in its dialog`, async ({ page, givenCorpus }) => {
    const corpus = await givenCorpus([
      JSON.stringify({
        messages: [
          { role: "user", content: QUERY },
          { role: "assistant", tool_calls: [{ id: "c1", function: { name: "read", arguments: "{}" } }] },
          { role: "tool", tool_call_id: "c1", content: text },
          { role: "assistant", content: "Read." },
        ],
      }),
    ]);
    await page.goto(`/trajectories/${corpus.idOf(QUERY)}`);
    await expect(current(page)).toBeVisible();
    const field = page.getByRole("textbox", { name: "Find in the trajectory" });
    // The steps are there before the page's code, which listens for keys.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await field.fill("needle");
    await expect(page.getByText("1 hit", { exact: true })).toBeVisible();
    await page.keyboard.press("Enter");

    await page.getByRole("button", { name: "Open at these words" }).click();

    const words = page.getByRole("dialog").locator("mark", { hasText: "needle" });
    await expect(words).toBeInViewport({ ratio: 1 });
  });

test("a thousand steps scroll, and a link opens step 900", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus([episode({ problem: "long", query: QUERY, searches: 999 })]);
  const address = `/trajectories/${corpus.idOf(QUERY)}`;

  await page.goto(`${address}?step=900`);
  await expect(current(page)).toHaveAccessibleName(/^Step 900, /);
  await expect(current(page)).toBeInViewport();
  await expect(current(page)).toContainText("Search 900: look for");

  await page.goto(address);
  await expect(page.getByRole("article", { name: /^Step 1, / })).toContainText("Search 1: look for");
  await page.getByRole("region", { name: "Steps" }).hover();
  await page.mouse.wheel(0, 6_000);
  await expect(page.getByRole("article", { name: /^Step 1, / })).toBeHidden();
  await expect(page.getByRole("article").first()).toContainText("look for");
  expect(await page.getByRole("article").count()).toBeLessThan(60);

  await page.keyboard.press("Shift+G");
  await expect(page.getByRole("article", { name: /^Step 1000, / })).toContainText("I recommend");
});

test("the first steps can be read where no script of the page has run", async ({ browser, baseURL, givenCorpus }) => {
  const query = `${QUERY} ${HOSTILE}`;
  const corpus = await givenCorpus([episode({ problem: "long", query, searches: 999 })]);
  const address = `/trajectories/${corpus.idOf(query)}`;
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();

  for (const [place, step] of [
    ["", 1],
    ["?step=900", 900],
  ] as const) {
    await page.goto(`${address}${place}`);
    const row = page.locator(`[data-step-row="${step - 1}"]`);
    await expect(row).toContainText(`Search ${step}: look for`);
    await expect(row).toBeInViewport();
    await expect(page.getByText("<script>window.wasHit = true</script>").first()).toBeVisible();
    await expect(page.locator("main img, main script")).toHaveCount(0);
  }
  await context.close();
});

test("a key whose code is still on its way is kept, and what is typed behind it is text", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERY })]);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/_next/static/chunks/**", async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    // Of the part that labels steps and comments on them.
    if (code.includes("The step label")) await arrived;
    await route.fulfill({ response, body: code });
  });
  // A page that asks for that code before it has loaded has not loaded until it is there.
  await page.goto(`/trajectories/${corpus.idOf(QUERY)}`, { waitUntil: "domcontentloaded" });
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(current(page)).toHaveAccessibleName(/^Step 2, /, { timeout: 500 });
  }).toPass();

  await page.keyboard.press("!");
  await page.keyboard.type("cNay, yes!");
  await expect(page.getByText("You: first wrong step")).toBeHidden();
  arrive();

  await expect(page.getByRole("textbox", { name: "Comment on step 2" })).toHaveValue("Nay, yes!");
  await expect(page.getByText("You: first wrong step")).toBeVisible();
  await expect(page.getByText("Approved", { exact: true })).toBeHidden();
  // Code that nobody waited for may still be on its way.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("h hatches what the judge could not see, and its text can be read", async ({ page, givenCorpus }) => {
  const thought = `Seen by the judge. ${"On and on it goes. ".repeat(60)}Too late for it.`;
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERY, thought, searches: 17 })]);
  await page.goto(`/trajectories/${corpus.idOf(QUERY)}?mode=full`);
  const first = page.getByRole("article", { name: /^Step 1, / });
  await expect(first).toContainText("Too late for it.");
  const fold = first.getByRole("button", { name: "Fold" }).first();
  // It may be drawn once more in the middle of a look, and has no place then.
  await expect.poll(async () => (await fold.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);

  await page.keyboard.press("h");

  await expect(page.getByText(/Judge’s view: \d+\s% of thoughts and results .*, 30 of 35 logged calls/)).toBeVisible();
  await expect(first.getByText(/cut from the judge’s view: 1,000 of 1,1\d\d characters/)).toBeVisible();
  // What the model answered was never in the judge's view, so all of it is hatched; of the thought only the end is.
  const hatched = first.locator(".hatched").filter({ hasNotText: "<think>" });
  await expect(hatched.filter({ hasText: "Too late for it." })).toBeVisible();
  await expect(hatched.filter({ hasText: "Seen by the judge." })).toHaveCount(0);
  await expect(first.getByText("not in the judge’s view").first()).toBeVisible();
  await expect(page).toHaveURL(/layer=ids%2Cattribution%2Chorizon/);

  await page.getByRole("button", { name: "What the judge read" }).click();
  const dialog = page.getByRole("dialog", { name: "What the judge read" });
  await expect(dialog.getByText(`QUERY: ${QUERY}`)).toBeVisible();
  await expect(dialog.getByText("Summary: 17 search, 0 product views, 18 inference")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto(`/trajectories/${corpus.idOf(QUERY)}?step=17&mode=full&layer=horizon`);
  await expect(
    current(page)
      .getByText(/not in the judge’s log/)
      .first(),
  ).toBeVisible();
});

test("a trajectory is fetched once: ahead of the scripts by its page, and not again where it is here already", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERY })]);
  const path = `/trajectories/${corpus.idOf(QUERY)}`;
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) asked += 1;
  });

  const sent = await page.goto(path);
  await expect(current(page)).toHaveAccessibleName(/^Step 1, /);
  expect(await sent?.text()).toMatch(new RegExp(`<link rel="preload" href="/api${path}\\?as=gzip" as="fetch"`));
  expect(asked).toBe(1);

  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await expect(page.getByRole("row", { name: QUERY })).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Space");
  await expect(page.getByRole("complementary", { name: "Peek" })).toContainText("Night run");
  await page.keyboard.press("Enter");
  await expect(current(page)).toHaveAccessibleName(/^Step 1, /);
  expect(asked).toBe(2);
});

test("a run that failed before its first step says so", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus([failedEpisode({ problem: "none", query: QUERY })]);

  await page.goto(`/trajectories/${corpus.idOf(QUERY)}`);

  await expect(page.getByRole("heading", { name: "No steps: the agent failed" })).toBeVisible();
  await expect(page.getByText("ConnectionError: the model server hung up")).toBeVisible();
});

test("an address that names nothing says so and leads back", async ({ page }) => {
  for (const address of ["/trajectories/00000000-0000-4000-8000-000000000000", "/trajectories/cut-short"]) {
    expect((await page.goto(address))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "There is no such trajectory" })).toBeVisible();
  }

  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page.getByRole("heading", { name: "From imported to approved" })).toBeVisible();
});

function current(page: Page) {
  return page.locator("article[aria-current=step]");
}
