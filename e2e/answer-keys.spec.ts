import type { Page } from "@playwright/test";
import * as z from "zod";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { type EpisodeFacts, episode } from "./fixtures/episode";

/** A job starts first, and measures follow the import. */
const WORKED = { timeout: 60_000 };
/** What every episode recommends. */
const LAMP = { product_id: "500000000", title: ["Brass lamp number 0"], service: ["COD"] };
const SOLVED = "a lamp that is right";
const MISSED = "a lamp for less";

test("a file of problems scores runs that came without an outcome, and taking it back leaves them unscored", async ({
  page,
  givenCorpus,
}) => {
  test.slow();
  const { id: corpus, idOf } = await givenCorpus([
    unscored({ problem: "right", query: SOLVED }),
    unscored({ problem: "less", query: MISSED }),
  ]);

  await test.step("without an answer key nothing is scored, and the corpus says so", async () => {
    await untilFiltered(page, corpus, "outcome:unscored", [SOLVED, MISSED]);
    await page.goto(`/imports?corpus=${corpus}`);
    await expect(page.getByText(/No problem has an answer key/)).toBeVisible();
  });

  await test.step("the file is known by its content and imported", async () => {
    const rows = [
      { query: SOLVED, category: "Product", reward: LAMP },
      { query: MISSED, category: "Product", reward: { ...LAMP, product_id: "1", price: [{ "less than": [null, 9] }] } },
      { query: "nobody tried this", category: "Product", reward: LAMP },
    ];
    await page.getByLabel("Files to import").setInputFiles({
      name: "problems.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(rows)),
    });
    await expect(page.getByText(/Problems with their answer keys, no trajectories/)).toBeVisible();
    await page.getByRole("button", { name: "Import 1 file" }).click();
    await expect(page.getByText("3 answer keys new or changed.").first()).toBeVisible(WORKED);
    await expect(page.getByText(/2 of 2 problems have an answer key/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the table finds the outcomes, and the reader says whose they are", async () => {
    await untilFiltered(page, corpus, "outcome:success outcome_by:rules", [SOLVED]);
    await untilFiltered(page, corpus, "-outcome:success outcome_by:rules", [MISSED]);
    await page.goto(`/trajectories/${idOf(SOLVED)}`);
    await expect(
      page.getByText(/Scored here by the rules of .+, from the answer key in problems\.json\./).first(),
    ).toBeVisible();
  });

  await test.step("taken back, the outcomes go with it", async () => {
    await page.goto(`/imports?corpus=${corpus}`);
    await page.getByRole("link", { name: "problems.json" }).click();
    await page.getByRole("button", { name: "Take back …" }).click(WORKED);
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await untilFiltered(page, corpus, "outcome:unscored", [SOLVED, MISSED]);
  });
});

const Envelope = z.record(z.string(), z.unknown());
const OF_OUTCOMES = ["outcome_status", "score", "score_dict", "problem"];

/** A line of a bare output.jsonl: no outcome, and of the problem the query alone. */
function unscored(facts: EpisodeFacts): string {
  const told = Object.entries(Envelope.parse(JSON.parse(episode(facts)))).filter(([key]) => !OF_OUTCOMES.includes(key));

  return JSON.stringify(Object.fromEntries(told));
}

async function untilFiltered(page: Page, corpus: string, filter: string, queries: readonly string[]): Promise<void> {
  await expect(async () => {
    await page.goto(`/trajectories?corpus=${corpus}&filter=${encodeURIComponent(filter)}`);
    await expect(page.getByText(`Showing ${queries.length} of ${queries.length}`)).toBeVisible({ timeout: 4_000 });
  }).toPass(WORKED);
  for (const query of queries) await expect(page.getByRole("row", { name: query })).toBeVisible();
}
