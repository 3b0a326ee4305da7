import type { APIRequestContext, Page } from "@playwright/test";
import { Funnel } from "@/lib/contract/corpora";
import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";
import { episode } from "./fixtures/episode";

const AGENTIC = 7;

const LINES = [
  ...Array.from({ length: AGENTIC }, (_, index) => episode({ problem: `model-${index}`, query: `lamp ${index}` })),
  ...Array.from({ length: 3 }, (_, index) =>
    episode({ problem: `code-${index}`, query: `chair ${index}`, by: "code" }),
  ),
];

test("all matching are counted, shown as a sample, approved and taken back as one", async ({ page, givenCorpus }) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdict:agentic`);
  await expect(page.getByRole("status").filter({ hasText: `Showing ${AGENTIC} of ${AGENTIC}` })).toBeVisible();

  await page.getByRole("button", { name: "Approve all matching" }).click();
  const dialog = page.getByRole("dialog", { name: "Approve all matching" });
  await expect(dialog.getByText(`${AGENTIC} trajectories will be approved`)).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: /^lamp \d/ })).toHaveCount(AGENTIC);
  await dialog.getByRole("button", { name: `Approve ${AGENTIC}` }).click();

  await expect(dialog.getByText(`${AGENTIC} trajectories approved.`)).toBeVisible();
  await expectApproved(page, AGENTIC);
  await dialog.getByRole("button", { name: `Undo ${AGENTIC} trajectories approved.` }).click();
  await expect(dialog.getByText(`${AGENTIC} approvals taken back.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expectApproved(page, 0);
});

test("a bulk approval is found again and taken back after its dialog is closed and the page is loaded anew", async ({
  page,
  givenCorpus,
}) => {
  const corpus = await givenCorpus(LINES);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdict:agentic`);
  await page.getByRole("button", { name: "Approve all matching" }).click();
  await page.getByRole("button", { name: `Approve ${AGENTIC}` }).click();
  await expect(page.getByText(`${AGENTIC} trajectories approved.`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/dialog=/);
  await page.reload();

  await page.getByRole("button", { name: "More for all matching" }).click();
  await page.getByRole("menuitem", { name: "Bulk approvals" }).click();
  const list = page.getByRole("dialog", { name: "Bulk approvals" });
  await list.getByRole("button", { name: `Undo ${AGENTIC} trajectories approved.` }).click();

  await expect(list.getByText(`${AGENTIC} approvals taken back.`)).toBeVisible();
  await expect(list.getByText("They were taken back.")).toBeVisible();
  await expect(page).toHaveURL(/approvals=shown/);
  await page.keyboard.press("Escape");
  await expectApproved(page, 0);
});

test("more than 1,000 are approved only after their number is typed", async ({ page, givenCorpus }) => {
  test.slow();
  const row = episode({ problem: "lamp", query: "a lamp", searches: 1 });
  const copies = Array.from({ length: 1001 }, (_, index) => row.replaceAll('"lamp"', `"lamp-${index}"`));
  const corpus = await givenCorpus(copies);
  await page.goto(`/trajectories?corpus=${corpus.id}`);

  await page.getByRole("button", { name: "Approve all matching" }).click();
  const approve = page.getByRole("button", { name: "Approve 1,001" });
  await expect(approve).toBeDisabled();
  await page.getByRole("textbox", { name: "Type 1,001 to confirm" }).fill("1001");
  await approve.click();

  await expect(page.getByText("1,001 trajectories approved.")).toBeVisible({ timeout: 30_000 });
});

test("each bar of the funnel counts exactly the rows that it opens, and so does what it has beyond a bar above", async ({
  page,
  request,
  givenCorpus,
}) => {
  test.slow();
  const corpus = await givenCorpus(LINES);
  // What is kept comes with the selection, which is made after the import.
  const isKnown = async () => (await funnelOf(request, corpus.id)).stages.some(({ stage }) => stage === "kept");
  await expect.poll(isKnown, { timeout: 30_000 }).toBe(true);
  await page.goto(`/trajectories?corpus=${corpus.id}&filter=verdict:sub_task`);
  await page.getByRole("button", { name: "Approve all matching" }).click();
  const dialog = page.getByRole("dialog", { name: "Approve all matching" });
  await dialog.getByRole("button", { name: "Approve 3" }).click();
  await expect(dialog.getByText("3 trajectories approved.")).toBeVisible();

  const { stages } = await funnelOf(request, corpus.id);
  expect(stages.map(({ stage, count }) => [stage, count])).toEqual([
    ["imported", 10],
    ["judged", 10],
    ["well_formed", 10],
    ["agentic", AGENTIC],
    ["kept", AGENTIC],
    ["approved", 3],
  ]);
  expect(stages.at(-1)?.beyond.map(({ stage, count }) => [stage, count])).toEqual([["agentic", 3]]);

  const opened = [
    ...stages.map(({ stage, count }) => ({ name: new RegExp(`^${stage.replace("_", " ")}`, "i"), count })),
    { name: "3 of them not agentic", count: 3 },
  ];
  for (const { name, count } of opened) {
    await page.goto(`/?corpus=${corpus.id}`);
    await page.getByRole("listitem").getByRole("link", { name }).click();
    await expect(page.getByRole("status").filter({ hasText: `Showing ${count} of ${count}` })).toBeVisible();
  }
});

async function expectApproved(page: Page, count: number): Promise<void> {
  const funnel = page.getByRole("list", { name: "Funnel from imported to approved", includeHidden: true });
  await expect(funnel.getByRole("button", { name: `Approved ${count}`, includeHidden: true })).toBeAttached();
}

async function funnelOf(request: APIRequestContext, corpus: string): Promise<Funnel> {
  return Funnel.parse(await (await ask(request, `/api/corpora/${corpus}/funnel`)).json());
}
