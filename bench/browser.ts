import { chromium, type Page } from "@playwright/test";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { type Figure, ms, quantile } from "./figure";
import { routeBytes } from "./route-bytes";

const OPENS = 7;
const GOAL = "<= 1 s";

/** How long until the first screen, and step 500, of a 1,000-step trajectory can be read, in a fresh browser context each time. */
export async function benchBrowser(ctx: Context, largeCorpus: string): Promise<Figure[]> {
  const baseUrl = process.env["BASE_URL"];
  if (!baseUrl) throw new Error("BASE_URL is not set; npm run bench starts the server and sets it.");
  const [large] = await queryRows(
    ctx.db,
    z.object({ id: z.uuid(), steps: z.int(), bytes: z.coerce.number() }),
    sql`select t.ext_id as id, t.steps, t.raw_bytes as bytes from trajectory t join corpus c on c.id = t.corpus_id where c.name = ${largeCorpus} limit 1`,
  );
  if (!large) throw new Error("The large trajectory was not imported.");

  const browser = await chromium.launch({
    ...(process.env["CHROMIUM"] ? { executablePath: process.env["CHROMIUM"] } : {}),
    chromiumSandbox: false,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
  const inPage = async <Answer>(use: (page: Page) => Promise<Answer>): Promise<Answer> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const answer = await use(await context.newPage());
    await context.close();

    return answer;
  };
  const open = (query: string, words: string): Promise<number> =>
    inPage(async (page) => {
      const start = performance.now();
      await page.goto(`${baseUrl}/trajectories/${large.id}${query}`, { waitUntil: "commit" });
      await page.getByText(words).first().waitFor({ state: "visible" });

      return performance.now() - start;
    });
  const repeat = async (query: string, words: string): Promise<number> => {
    await open(query, words);
    const samples: number[] = [];
    for (let index = 0; index < OPENS; index += 1) samples.push(await open(query, words));

    return quantile(samples, 0.5);
  };

  const what = `${large.steps}-step, ${(large.bytes / 1e6).toFixed(0)} MB trajectory in Chromium, cold browser context, median of ${OPENS}`;
  const first = await repeat("", "Step 1.");
  const middle = await repeat("?step=500", "Step 500.");
  const finds: Found[] = [];
  for (let index = 0; index < OPENS; index += 1)
    finds.push(await inPage((page) => findLast(page, `${baseUrl}/trajectories/${large.id}`, large.steps)));
  await browser.close();

  return [
    ...routeBytes(),
    { id: "", what: `first steps readable, ${what}`, measured: ms(first), limit: "", goal: GOAL },
    { id: "", what: `deep link to step 500 readable, ${what}`, measured: ms(middle), limit: "", goal: GOAL },
    {
      id: "",
      what: `find: first hit of a word in every step, ${what}`,
      measured: ms(
        quantile(
          finds.map((find) => find.first),
          0.5,
        ),
      ),
      limit: "",
      goal: "<= 150 ms",
    },
    {
      id: "",
      what: `find: all steps searched for words of the last one, ${what}`,
      measured: ms(
        quantile(
          finds.map((find) => find.all),
          0.5,
        ),
      ),
      limit: "",
      goal: "<= 1 s",
    },
  ];
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
