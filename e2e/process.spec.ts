import type { Page } from "@playwright/test";
import { RunNameList } from "@/lib/contract/run-names";
import { expectAccessible } from "./fixtures/accessibility";
import { expect, test } from "./fixtures/app-test";
import { ask } from "./fixtures/ask";
import { episode } from "./fixtures/episode";

const METALS = ["brass", "copper", "tin", "clay", "glass", "iron", "jade", "oak", "pearl", "silver", "zinc", "gold"];
/** Both runs try the same problems; the second recommends an id that no result holds in three of them. */
const ROLLOUTS = METALS.flatMap((metal, at) => [
  episode({ problem: metal, query: `a ${metal} lamp`, run: "steady" }),
  episode({ problem: metal, query: `a ${metal} lamp`, run: "guessing", inventsId: at < 3 }),
]);

test("a figure of the process is read beside the baseline, opens its rows, and a row its places", async ({
  page,
  givenCorpus,
}) => {
  test.slow();
  const { id: corpus } = await givenCorpus(ROLLOUTS);
  const runs = await runsOf(page, corpus, ["steady", "guessing"]);

  await test.step("once measured, the panel says what the second run does and the first does not", async () => {
    const row = page.getByRole("row", { name: /^Recommends what it never saw/ });
    // The rollouts are measured in the background after their import.
    await expect(async () => {
      await page.goto(`/runs/compare?${new URLSearchParams({ corpus, runs: runs.join(",") })}`);
      await expect(row).toContainText("25.0 %", { timeout: 5_000 });
    }).toPass();
    await expect(row).toContainText("+25.0 points");
    await expect(row).toContainText("of 12 trajectories");
    await expect(page.getByText(/stats process --corpus=.* --run=steady --run=guessing --json/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("its count opens exactly those rows", async () => {
    await page.getByRole("link", { name: /^3 show it, Recommends what it never saw, B guessing/ }).click();
    await expect(page).toHaveURL(/ungrounded/);
    await expect(page.getByRole("row").filter({ has: page.getByRole("gridcell") })).toHaveCount(3);
  });

  await test.step("a trajectory lists what was found, with a link to its step", async () => {
    await page.getByRole("gridcell").getByRole("link").first().click();
    const found = page.getByRole("region", { name: "Process" });
    await expect(found).toContainText("It recommends products that no result holds: 999000999");
    await found.getByRole("list", { name: "Places of ungrounded pick" }).getByRole("button").first().click();
    await expect(page.getByRole("article", { name: /^Step 3, / })).toHaveAttribute("aria-current", "step");
  });
});

/** Public ids of runs by their names. */
async function runsOf(page: Page, corpus: string, names: readonly string[]): Promise<string[]> {
  const answer = await ask(page.request, `/api/corpora/${corpus}/run-names?search=`);
  const { items } = RunNameList.parse(await answer.json());

  return names.map((name) => items.find((run) => run.name === name)?.id ?? "");
}
