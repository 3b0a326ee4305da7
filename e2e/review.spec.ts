import type { Page } from "@playwright/test";
import type { Question } from "@/lib/domain/question";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";
import { episode } from "./fixtures/episode";
import { countedKeys, makeQueue, progressOf, STRUCTURE_AND_GATE, settled } from "./fixtures/own-queue";

const QUERIES = ["a brass lamp", "a copper lamp", "a tin lamp", "a clay lamp", "a glass lamp"] as const;
const lamps = () => QUERIES.map((query) => episode({ problem: query, query, by: "code", inventsId: true }));

test("a blind queue is reviewed by keyboard alone, in as many keystrokes as promised", async ({
  page,
  request,
  givenCorpus,
}) => {
  const { id: corpus } = await givenCorpus(lamps());
  const queue = await makeQueue(request, corpus);
  const keys = countedKeys(page);
  await page.goto(`/queues/${queue.id}/review`);

  const first = await openItem(page);
  await keys.press("1", "4", "Enter");
  const second = await nextItem(page, first);
  expect(keys.count, "structure and gate").toBe(3);

  keys.count = 0;
  await keys.press("r", "3");
  const third = await nextItem(page, second);
  expect(keys.count, "a rejection with its reason").toBe(2);

  await settled(request, queue, 2);
  keys.count = 0;
  await keys.press("u");
  await expect(task(page)).toHaveText(second);
  await expect(page.getByRole("button", { name: "Reject", pressed: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "The model only narrates", pressed: true })).toBeVisible();
  expect(keys.count, "taking an answer back").toBe(1);

  await keys.press("Enter");
  expect(await nextItem(page, second)).toBe(third);
  await keys.press("s");
  await expect(task(page)).not.toHaveText(third);
  await finish(page);
  await settled(request, queue, QUERIES.length);
  await expect(page.getByRole("heading", { name: "Nothing is left for you here" })).toBeVisible();
});

test("the outcome takes one keystroke more", async ({ page, request, givenCorpus }) => {
  const { id: corpus } = await givenCorpus(lamps());
  const questions = [...STRUCTURE_AND_GATE, { kind: "outcome", isRequired: true } as const];
  const queue = await makeQueue(request, corpus, { questions });
  const keys = countedKeys(page);
  await page.goto(`/queues/${queue.id}/review`);
  const first = await openItem(page);

  await keys.press("1", "4", "1", "Enter");

  await nextItem(page, first);
  expect(keys.count).toBe(4);
});

test("an assisted item is accepted with one key", async ({ page, request, givenCorpus }) => {
  const { id: corpus } = await givenCorpus(lamps());
  const queue = await makeQueue(request, corpus, {
    mode: "assisted",
    questions: [{ kind: "structure", isRequired: true }],
  });
  const keys = countedKeys(page);
  await page.goto(`/queues/${queue.id}/review`);
  const first = await openItem(page);

  await keys.press("a");

  await nextItem(page, first);
  expect(keys.count).toBe(1);
  await settled(request, queue, 1);
});

test("the first wrong step is blamed in three keystrokes, and later steps inherit it", async ({
  page,
  request,
  givenCorpus,
}) => {
  const { id: corpus } = await givenCorpus(lamps());
  const queue = await makeQueue(request, corpus, {
    mode: "assisted",
    questions: [{ kind: "flags", options: [{ key: "loop", text: "Loops" }] }],
  });
  const keys = countedKeys(page);
  await page.goto(`/queues/${queue.id}/review`);
  const first = await openItem(page);
  // The key of a mark comes with what stands below the answer.
  await expect(page.getByRole("button", { name: /^Comment on step/ })).toBeVisible();

  await keys.press("n", "!");
  await expect(page.getByText("You: first wrong step")).toBeAttached();
  await keys.press("Enter");

  await nextItem(page, first);
  expect(keys.count).toBe(3);
  await settled(request, queue, 1);
});

test("while an item is blind, no answer of the server holds what is hidden", async ({ page, request, givenCorpus }) => {
  const { id: corpus } = await givenCorpus(lamps());
  const queue = await makeQueue(request, corpus);
  const bodies: { path: string; text: string }[] = [];
  page.on("response", async (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/")) bodies.push({ path: pathname, text: await response.text().catch(() => "") });
  });
  await page.goto(`/queues/${queue.id}/review`);
  await openItem(page);
  await page.keyboard.press("v");
  await page.keyboard.press("v");
  await expect(page.getByText("Recorded by the proxy log")).toBeVisible();
  await expect.poll(() => bodies.filter(({ path }) => /\/chunks\//.test(path)).length).toBeGreaterThanOrEqual(3);

  const told = bodies.filter(({ text }) =>
    /"(judgement|outcome|analysis|reward|voucher|review)":|"verdict":"|reasoning_|judge-a|One candidate only/.test(
      text,
    ),
  );
  expect(bodies.some(({ path }) => path.endsWith("/leases"))).toBe(true);
  expect(told.map(({ path }) => path)).toEqual([]);
});

test("after the commit the judge and the filter are revealed, and a second thought is stored with one key", async ({
  page,
  request,
  givenCorpus,
}) => {
  const { id: corpus } = await givenCorpus(lamps());
  const queue = await makeQueue(request, corpus);
  await page.goto(`/queues/${queue.id}/review`);
  const first = await openItem(page);
  await page.keyboard.press("1");
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
  await nextItem(page, first);
  const last = page.getByRole("region", { name: "Your last answer" });
  await expect(last.getByRole("button", { name: "Reveal" })).toBeEnabled();

  await page.keyboard.press("b");
  await expect(last.getByText("sub-task", { exact: true })).toBeVisible();
  await page.keyboard.press("w");

  await expect(last.getByRole("button", { name: "✓ I would change it" })).toBeVisible();
});

test("the last answer of a queue is revealed from a browser that did not give it", async ({
  browser,
  baseURL,
  page,
  request,
  givenCorpus,
}) => {
  const { id: corpus } = await givenCorpus(lamps().slice(0, 1));
  const queue = await makeQueue(request, corpus);
  await page.goto(`/queues/${queue.id}/review`);
  await openItem(page);
  await finish(page);
  await settled(request, queue, 1);
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await context.newPage();

  await other.goto(`/queues?corpus=${corpus}`);
  await other.getByRole("link", { name: /^Reveal your last answer in/ }).click();
  const last = other.getByRole("region", { name: "Your last answer" });
  await expect(last.getByRole("button", { name: "Reveal" })).toBeEnabled();
  await other.keyboard.press("b");

  await expect(last.getByText("sub-task", { exact: true })).toBeVisible();
  await other.goto(`/queues?corpus=${corpus}`);
  await expect(other.getByText("nothing for you, 1 answered")).toBeVisible();
  await expect(other.getByRole("link", { name: /^Reveal your last answer in/ })).toHaveCount(0);
  await context.close();
});

test("the review is accessible in either theme, before an answer and beside a reveal", async ({
  page,
  request,
  givenCorpus,
}) => {
  const { id: corpus } = await givenCorpus(lamps());
  const questions: Question[] = [
    ...STRUCTURE_AND_GATE,
    { kind: "outcome", isRequired: false },
    { kind: "flags", options: [{ key: "loop", text: "Loops" }] },
    { kind: "note" },
  ];
  const queue = await makeQueue(request, corpus, { questions });
  await page.goto(`/queues/${queue.id}/review`);
  const first = await openItem(page);
  await expectAccessible(page);

  await press(page, "1", "4", "Enter");
  await nextItem(page, first);
  await expect(page.getByRole("button", { name: "Reveal" })).toBeEnabled();
  await press(page, "b");
  await expect(page.getByRole("button", { name: "I would keep it" })).toBeVisible();
  await expectAccessible(page);
});

test("without a network answers wait in the browser and arrive when it is back", async ({
  page,
  request,
  context,
  givenCorpus,
}) => {
  const { id: corpus } = await givenCorpus(lamps());
  const queue = await makeQueue(request, corpus);
  const chunks = new Set<string>();
  page.on("requestfinished", (done) => {
    if (done.url().includes("/chunks/")) chunks.add(done.url());
  });
  await page.goto(`/queues/${queue.id}/review`);
  const first = await openItem(page);
  await expect.poll(() => chunks.size).toBeGreaterThanOrEqual(3);

  await context.setOffline(true);
  await press(page, "1", "4", "Enter");
  const second = await nextItem(page, first);
  await press(page, "2", "2", "Enter");
  await nextItem(page, second);
  await expect(page.getByText("2 answers waiting for the network")).toBeVisible();
  expect((await progressOf(request, queue.id)).answers.given).toBe(0);

  await context.setOffline(false);
  await settled(request, queue, 2);
  await expect(page.getByText("2 answers waiting for the network")).toBeHidden();
});

test("a comment on a step is found again by its link", async ({ page, request, givenCorpus }) => {
  const corpus = await givenCorpus(lamps());
  const id = corpus.idOf(QUERIES[0]);
  await page.goto(`/trajectories/${id}?step=2`);
  // Steps can be read before the reader has its keys.
  await expect(page.getByRole("button", { name: /^Comment on step 2/ })).toBeVisible();

  await page.keyboard.press("c");
  await page.keyboard.type("This search repeats the first.");
  await page.keyboard.press("Control+Enter");
  const comments = page.getByRole("region", { name: "Comments" });
  // What is typed stands in the box before the server has it; an entry of the list is stored.
  const stored = comments.getByRole("listitem").filter({ hasText: "This search repeats the first." });
  await expect(stored).toBeVisible();

  const list = await ask(request, `/api/trajectories/${id}/comments`);
  const { items } = await list.json();
  await page.goto(`/trajectories/${id}?step=2&comment=${items[0].id}`);
  await expect(stored).toHaveAttribute("aria-current", "true");
  await comments.getByRole("button", { name: "Resolve" }).click();
  await expect(comments.getByText(/resolved by/)).toBeVisible();
});

const task = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until an item can be read, and says which. */
async function openItem(page: Page): Promise<string> {
  await expect(page.getByRole("region", { name: "Your answer" })).toBeVisible();
  await expect(
    page
      .getByRole("article", { name: /^Step 1/ })
      .locator("[data-field]")
      .first(),
  ).toBeVisible();

  return (await task(page).textContent()) ?? "";
}

/** Waits until the answer to an item is kept, before which no key is taken, and the next one can be read. */
async function nextItem(page: Page, before: string): Promise<string> {
  await expect(task(page)).not.toHaveText(before);
  await expectKept(page, before);

  return openItem(page);
}

async function expectKept(page: Page, item: string): Promise<void> {
  await expect(page.getByRole("region", { name: "Your last answer" })).toContainText(item.replace(/^Task: /, ""));
}

/** Answers what is left. What says that an item is fetched stands where its task does. */
async function finish(page: Page): Promise<void> {
  for (let left = QUERIES.length; left > 0; left -= 1) {
    await expect(task(page)).not.toHaveText("Fetching the next item");
    // Read once: it may change between two looks.
    const before = (await task(page).textContent()) ?? "";
    if (before === "Nothing is left for you here") return;
    await press(page, "2", "2", "Enter");
    await expect(task(page)).not.toHaveText(before);
    await expectKept(page, before);
  }
}

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}
