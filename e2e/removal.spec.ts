import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";
import { episode } from "./fixtures/episode";

test("a corpus is removed by its name, its address says that it is not here, and another stays", async ({
  page,
  request,
  givenCorpus,
}) => {
  test.slow();
  const [wrong, right] = [
    await givenCorpus([episode({ problem: "wrong", query: "a wrong lamp" })]),
    await givenCorpus([episode({ problem: "right", query: "a right lamp" })]),
  ];
  // What an import starts at its end is waited for: a corpus with work on it is not removed.
  await expect
    .poll(async () => (await (await ask(request, `/api/corpora/${wrong.id}/removal`)).json()).refusal, {
      timeout: 60_000,
    })
    .toBeNull();
  await page.goto(`/settings?part=corpora&corpus=${wrong.id}`);
  await page.getByRole("button", { name: `Remove corpus … ${wrong.name}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("1 trajectory")).toBeVisible();
  const name = dialog.getByLabel("Type the name of the corpus to confirm");
  await name.fill(right.name);
  await expect(dialog.getByRole("button", { name: "Remove corpus" })).toBeDisabled();

  await name.fill(wrong.name);
  await name.press("Enter");

  await expect(page.getByText(`“${wrong.name}” is removed.`)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: `Remove corpus … ${right.name}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Remove corpus … ${wrong.name}` })).toBeHidden();
  await page.goto(`/trajectories?corpus=${wrong.id}`);
  await expect(page.getByText(/The address names a corpus that is not here/)).toBeVisible();
});
