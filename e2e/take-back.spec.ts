import { Buffer } from "node:buffer";
import { ImportStarted } from "@/lib/contract/imports";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

test("a wrong file is taken back on the page of its import, by the keyboard, and the rest of the corpus stays", async ({
  page,
  request,
  givenCorpus,
}) => {
  test.slow();
  const corpus = await givenCorpus([episode({ problem: "right", query: "a right lamp" })]);
  const sent = await request.post("/api/imports", {
    params: { corpus: corpus.name, name: "wrong.jsonl", last: "true" },
    headers: { "content-type": "application/octet-stream" },
    data: Buffer.from(episode({ problem: "wrong", query: "a wrong lamp" })),
  });
  const { importId } = ImportStarted.parse(await sent.json());
  await page.goto(`/imports/${importId}`);
  const button = page.getByRole("button", { name: "Take back …" });
  await expect(button).toBeVisible();

  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Take back “wrong.jsonl”?" });
  // What an import starts at its end is waited for: the dialog asks again until nothing of it is under way.
  await expect(dialog.getByText("1 trajectory")).toBeVisible({ timeout: 60_000 });
  // A job that an ended one starts may begin while the dialog stands open: it is told of and waited for as well.
  const taken = page.getByText(/^“wrong\.jsonl” is taken back/);
  const takeBack = dialog.getByRole("button", { name: "Take back" });
  await expect(async () => {
    if (await takeBack.isEnabled()) {
      await takeBack.focus();
      await page.keyboard.press("Enter");
    }
    await expect(taken).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole("link", { name: "All imports" }).click();
  const list = page.getByRole("region", { name: "Latest imports" });
  await expect(list.getByText("story.jsonl").first()).toBeVisible();
  await expect(list.getByText("wrong.jsonl")).toBeHidden();
  await page.goto(`/trajectories?corpus=${corpus.id}`);
  await expect(page.getByText("Showing 1 of 1")).toBeVisible();
});
