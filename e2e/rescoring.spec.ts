import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { episode } from "./fixtures/episode";

/** A job starts first, and measures follow the import. */
const WORKED = { timeout: 60_000 };
/** What every episode recommends: 30, cash on delivery. */
const LAMP = { product_id: "500000000", title: "Brass lamp number 0", price: 30, service: ["COD"] };
const WANTED = { product_id: "600000000", title: "lamp of brass" };

const DEAR = "a lamp under 9";
const lines = [
  episode({
    ...{ problem: "dear", query: DEAR },
    reward: { ...WANTED, title: undefined, price: [{ "less than": [null, 9] }] },
  }),
  episode({
    problem: "titled",
    query: "a lamp of brass",
    reward: { ...WANTED, title: [WANTED.title], service: ["COD"] },
  }),
];

test("an outcome that the rules cannot come to is counted, opens, and says what it rests on", async ({
  page,
  givenCorpus,
}) => {
  test.slow();
  const made = await givenCorpus(lines);
  const corpus = made.id;
  const panel = page.getByRole("region", { name: "Outcomes by the rules" });

  await test.step("the runs say how their outcomes stand to the rules", async () => {
    await untilMeasured(page, corpus, "1 outcomes differ: open the rows");
    await expect(panel.getByRole("link", { name: "1 outcomes cannot be decided: open the rows" })).toBeVisible();
    await panel.getByRole("button", { name: "By axis" }).click();
    await expect(panel.getByRole("row", { name: "success 1 that" })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the count opens the row, and the reader says why", async () => {
    await panel.getByRole("link", { name: "1 outcomes differ: open the rows" }).click();
    await expect(page).toHaveURL(/\/trajectories\?/);
    await expect(page.getByRole("row", { name: DEAR })).toBeVisible();
    await page.goto(`/trajectories/${made.idOf(DEAR)}`);
    await expect(page.getByText("The rules differ on success")).toBeVisible();
    await expect(page.getByText(/1 of 1 product seen in results/)).toBeVisible();
  });

  await test.step("a catalogue with embeddings decides what a title left open", async () => {
    await page.goto(`/imports?corpus=${corpus}`);
    await page.getByLabel("Files to import").setInputFiles({
      name: "products.jsonl",
      mimeType: "application/json",
      buffer: Buffer.from(
        [
          { ...LAMP, shop_id: "77", sku_options: {}, attributes: {}, title_embedding: [0.8, 0.6] },
          { ...WANTED, title_embedding: [1, 0] },
        ]
          .map((product) => JSON.stringify(product))
          .join("\n"),
      ),
    });
    await expect(page.getByText(/A catalogue: products, no trajectories/)).toBeVisible();
    await page.getByRole("button", { name: "Import 1 file" }).click();
    await expect(page.getByText("2 products new or changed.").first()).toBeVisible(WORKED);
    await expect(page.getByText("2 products, 2 with an embedding of the title.")).toBeVisible();
    await untilMeasured(page, corpus, "0 outcomes cannot be decided: open the rows");
    await expect(panel.getByRole("link", { name: "1 outcomes as stored: open the rows" })).toBeVisible();
  });

  await test.step("a lead removes the catalogue, and the title is open again", async () => {
    await page.goto(`/imports?corpus=${corpus}`);
    await page.getByRole("button", { name: "Remove all" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove all" }).click();
    await expect(page.getByText(/knows no product yet/)).toBeVisible();
    await untilMeasured(page, corpus, "1 outcomes cannot be decided: open the rows");
  });
});

async function untilMeasured(page: Page, corpus: string, link: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/runs?corpus=${corpus}`);
    await expect(page.getByRole("link", { name: link })).toBeVisible({ timeout: 4_000 });
  }).toPass(WORKED);
}
