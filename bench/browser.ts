import type { Page } from "@playwright/test";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { type Figure, ms, quantile } from "./figure";
import { serverAddress, withChromium } from "./launch-chromium";
import { routeBytes } from "./route-bytes";

const OPENS = 7;

/** How long until the first screen, and step 500, of a 1,000-step trajectory can be read, in a fresh browser context each time. */
export async function* benchBrowser(ctx: Context, largeCorpus: string): AsyncGenerator<Figure> {
  yield* routeBytes();

  const [large] = await queryRows(
    ctx.db,
    z.object({ id: z.uuid(), steps: z.int(), bytes: z.coerce.number() }),
    sql`select t.ext_id as id, t.steps, t.raw_bytes as bytes from trajectory t join corpus c on c.id = t.corpus_id where c.name = ${largeCorpus} limit 1`,
  );
  if (!large) throw new Error("The large trajectory was not imported.");
  const address = `${serverAddress()}/trajectories/${large.id}`;
  const inAll = `${large.steps}-step, ${(large.bytes / 1e6).toFixed(0)} MB trajectory in Chromium, cold browser context, median of ${OPENS}`;
  const figure = (what: string, samples: readonly number[], goal: string): Figure => ({
    id: "",
    what: `${what}, ${inAll}`,
    measured: ms(quantile(samples, 0.5)),
    limit: "",
    goal,
  });

  const first = await eachCold(OPENS + 1, (page) => untilShown(page, address, "Step 1."));
  yield figure("first steps readable", first.slice(1), "<= 1 s");

  const middle = await eachCold(OPENS + 1, (page) => untilShown(page, `${address}?step=500`, "Step 500."));
  yield figure("deep link to step 500 readable", middle.slice(1), "<= 1 s");

  const finds = await eachCold(OPENS, (page) => findLast(page, address, large.steps));
  const firstHits = finds.map((find) => find.first);
  yield figure("find: first hit of a word in every step", firstHits, "<= 150 ms");
  const wholeFinds = finds.map((find) => find.all);
  yield figure("find: all steps searched for words of the last one", wholeFinds, "<= 1 s");
}

/** One after another, each in a browser context of its own that has kept nothing. */
async function eachCold<Answer>(times: number, use: (page: Page) => Promise<Answer>): Promise<Answer[]> {
  return withChromium(async (browser) => {
    const answers: Answer[] = [];
    for (let index = 0; index < times; index += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      answers.push(await use(await context.newPage()));
      await context.close();
    }

    return answers;
  });
}

async function untilShown(page: Page, address: string, words: string): Promise<number> {
  const start = performance.now();
  await page.goto(address, { waitUntil: "commit" });
  await page.getByText(words).first().waitFor({ state: "visible" });

  return performance.now() - start;
}

interface Found {
  readonly first: number;
  readonly all: number;
}

/** From the key press to the count on screen: once for a word that the first steps hold, once for what only the last does. */
async function findLast(page: Page, address: string, steps: number): Promise<Found> {
  await page.goto(address);
  await page.getByText("Step 1.").first().waitFor({ state: "visible" });
  await page.getByRole("button", { name: "Find in the trajectory" }).click();
  const find = page.getByRole("search");
  const field = find.getByRole("textbox");
  const until = async (text: string, shown: RegExp): Promise<number> => {
    const start = performance.now();
    await field.fill(text);
    await find.getByText(shown).waitFor({ state: "visible" });

    return performance.now() - start;
  };

  return { first: await until("listing", /^[\d,]+\+? hits?/), all: await until(`Step ${steps}.`, /^1 hit$/) };
}
