import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

/** Ten, and one more: the last answer can still be taken back, so it counts for nobody who could. */
const METALS = ["brass", "copper", "tin", "clay", "glass", "iron", "jade", "oak", "pearl", "silver", "zinc"] as const;
/** The judge puts each at gate 4. */
const lamps = METALS.map((metal) => episode({ problem: metal, query: `a ${metal} lamp`, judgeScore: 0.7 }));

test("an auditor audits ten judgements blind, looks back, and finds the calibration changed", async ({
  page,
  givenCorpus,
}) => {
  test.slow();
  const { id: corpus } = await givenCorpus(lamps);

  await test.step("before, the page says what is missing and how to get it", async () => {
    await page.goto(`/judge?corpus=${corpus}`);
    await expect(page.getByRole("heading", { name: "Nothing says yet how often the judge is right" })).toBeVisible();
    await expect(page.getByRole("link", { name: "11 judged", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "No blind audit yet" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("a sample of all is drawn into a blind queue", async () => {
    await page.getByRole("link", { name: "Draw an audit sample" }).click();
    await page.getByRole("button", { name: "Make a queue of 11 items" }).click();
    const dialog = page.getByRole("dialog", { name: "Make the queue of the sample" });
    await dialog.getByRole("button", { name: "Make a queue of 11 items" }).click();
    await page.getByRole("link", { name: "Open the queue" }).click();
    await page.getByRole("link", { name: /^Review/ }).click();
  });

  await test.step("the auditor names another gate in two of them, without seeing the judge's", async () => {
    for (const [answered] of METALS.entries()) {
      await expect(page.getByRole("navigation", { name: "Where this is" })).toContainText(`${answered}/11`);
      await expect(page.getByRole("article", { name: /^Step 1, / })).toBeVisible();
      await expect(page.getByText("judge-a")).toHaveCount(0);
      await page.keyboard.press(answered < 2 ? "3" : "4");
      await page.keyboard.press("Enter");
      if (answered === 0) await revealAndSayWhy(page);
    }
    await expect(page.getByRole("heading", { name: "Nothing is left for you here" })).toBeVisible();
    await expect(page.getByText(/waiting for the network/)).toHaveCount(0);
  });

  await test.step("the page says how often the judge is right, and each number opens its trajectories", async () => {
    const conclusion = page.getByRole("heading", {
      name: /^On 10 blind labels the judge names another gate in 20\.0\s% \(/,
    });
    // The server may still be filing the last answer.
    await expect(async () => {
      await page.goto(`/judge?corpus=${corpus}`);
      await expect(conclusion).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("link", { name: "1 faults of the judge: open the rows" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "2 at gate 3 by people and gate 4 by the judge: open the rows" }).click();
    await expect(page.getByRole("row").filter({ has: page.getByRole("gridcell") })).toHaveCount(2);
  });
});

test("what the report is narrowed by stands in the address and in the command that prints it", async ({
  page,
  givenCorpus,
}) => {
  const { id: corpus } = await givenCorpus([
    ...lamps.slice(0, 2),
    episode({ problem: "kite", query: "a red kite", bucket: "Shop", judgeScore: 0.9 }),
  ]);
  await page.goto(`/judge?corpus=${corpus}`);
  await expect(page.getByRole("link", { name: "3 judged", exact: true })).toBeVisible();

  await page.getByRole("button", { name: /^Bucket/ }).click();
  await page.getByRole("checkbox", { name: /^shop/ }).click();
  await page.keyboard.press("Escape");

  await expect(page.getByRole("link", { name: "1 judged", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/bucket=shop/);
  await expect(page.getByText(/stats judge .* --bucket=shop --json/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: "1 judged", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Whole corpus" }).click();
  await expect(page.getByRole("link", { name: "3 judged", exact: true })).toBeVisible();

  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await expect(page.getByRole("heading", { name: "From imported to approved" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("j");
  await expect(page).toHaveURL(/\/judge\?corpus=/);
});

/** Looks back at the answer before, which is another one than the judge's, and says why with one digit. */
async function revealAndSayWhy(page: Page): Promise<void> {
  const last = page.getByRole("region", { name: "Your last answer" });
  await expect(last.getByRole("button", { name: "Reveal" })).toBeEnabled();
  await page.keyboard.press("b");
  await expect(page.getByRole("region", { name: "Judge", exact: true }).getByText("judge-a")).toBeVisible();
  await expect(last.getByText("Your gate is 3 no datum, the judge’s 4 no compare.")).toBeVisible();
  await page.keyboard.press("2");
  await expect(last.getByText("The judge credited narration.")).toBeVisible();
  await page.keyboard.press("b");
  await expect(page.getByText("judge-a")).toHaveCount(0);
}
