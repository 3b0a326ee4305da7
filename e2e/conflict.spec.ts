import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

const QUERY = "a brass lamp";

test("whoever answers second sees the first answer, and nothing is overwritten", async ({
  page,
  anotherPage,
  givenCorpus,
}) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERY, by: "code" })]);
  const address = `/trajectories/${corpus.idOf(QUERY)}`;
  await page.goto(address);
  await anotherPage.goto(address);
  await expect(page.getByRole("button", { name: "Save label" })).toBeVisible();
  await expect(anotherPage.getByRole("button", { name: "Save label" })).toBeVisible();

  await answer(page, "Agentic");
  await expect(page.getByText("Label saved")).toBeVisible();
  await answer(anotherPage, "Reject", "Loops");

  const notice = anotherPage.getByRole("alert", { name: "Two answers" });
  await expect(notice).toContainText("Someone answered while you read");
  await expect(notice.getByRole("row", { name: "Label agentic reject" })).toBeVisible();
  await page.reload();
  await expect(page.getByTitle("Filter defaults-1 said sub-task")).toBeVisible();
  await expect(page.getByText("1 event", { exact: true })).toBeVisible();

  await notice.getByRole("button", { name: "Keep theirs" }).click();
  await expect(notice).toBeHidden();
  await expect(anotherPage.getByTitle("Filter defaults-1 said sub-task")).toBeVisible();
});

test("the second may answer after the first, and both answers stay in the history", async ({
  page,
  anotherPage,
  givenCorpus,
}) => {
  const corpus = await givenCorpus([episode({ problem: "brass", query: QUERY })]);
  const address = `/trajectories/${corpus.idOf(QUERY)}`;
  await page.goto(address);
  await anotherPage.goto(address);
  await expect(page.getByRole("button", { name: "Save label" })).toBeVisible();
  await expect(anotherPage.getByRole("button", { name: "Save label" })).toBeVisible();
  await answer(page, "Sub-task");
  await expect(page.getByText("Label saved")).toBeVisible();

  await answer(anotherPage, "Reject", "Loops");
  await anotherPage.getByRole("button", { name: "Save mine after theirs" }).click();

  await expect(anotherPage.getByText("2 events")).toBeVisible();
  await expect(anotherPage.getByRole("alert", { name: "Two answers" })).toBeHidden();
});

async function answer(page: Page, label: string, reason?: string): Promise<void> {
  await page.getByRole("button", { name: label, exact: false }).first().click();
  if (reason) await page.getByRole("button", { name: reason }).click();
  await page.getByRole("button", { name: "Save label" }).click();
}
