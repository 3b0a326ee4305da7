import { chromium } from "@playwright/test";
import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { type Figure, ms, quantile } from "./figure";

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
  const open = async (query: string, words: string): Promise<number> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const start = performance.now();
    await page.goto(`${baseUrl}/trajectories/${large.id}${query}`, { waitUntil: "commit" });
    await page.getByText(words).first().waitFor({ state: "visible" });
    const elapsed = performance.now() - start;
    await context.close();

    return elapsed;
  };
  const repeat = async (query: string, words: string): Promise<number> => {
    await open(query, words);
    const samples: number[] = [];
    for (let index = 0; index < OPENS; index += 1) samples.push(await open(query, words));

    return quantile(samples, 0.5);
  };

  const what = `${large.steps}-step, ${(large.bytes / 1e6).toFixed(0)} MB trajectory in Chromium, cold browser context, median of ${OPENS}`;
  const first = await repeat("", "Step 1.");
  const middle = await repeat("?step=500", "Step 500.");
  await browser.close();

  return [
    { id: "", what: `first steps readable, ${what}`, measured: ms(first), limit: "", goal: GOAL },
    { id: "", what: `deep link to step 500 readable, ${what}`, measured: ms(middle), limit: "", goal: GOAL },
  ];
}
