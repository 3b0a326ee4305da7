import type { Browser, Page } from "@playwright/test";
import type { Context } from "@/lib/services/context";
import { createQueue } from "@/lib/services/queues/create-queue";
import { getCorpusId } from "./corpus-id";
import { type Figure, ms, quantile } from "./figure";
import { serverAddress, withChromium } from "./launch-chromium";
import { importFile } from "./run-one-import";

const SUBMITS = 60;
/**
 * Between two answers, as a person reads: meanwhile the item after the next one is fetched. No event tells that it is
 * there, and to wait for it would measure only the cases in which it came in time.
 */
const READING_MS = 1200;
/** Nobody waits longer: then the part has failed. */
const NEXT_WITHIN_MS = 30_000;

/** How long from the key that submits until the next item can be read, in one browser over many items. */
export async function benchReview(ctx: Context, databaseUrl: string, path: string): Promise<Figure[]> {
  // Of its own: other parts multiply rows of theirs without bodies, which nobody could read.
  const corpus = `Bench review ${ctx.now().toISOString()}`;
  await importFile(ctx, databaseUrl, { path, corpus });
  const queue = await createQueue(ctx, {
    corpus: await getCorpusId(ctx, corpus),
    name: corpus,
    // Of an attempt that wrote no step nothing becomes readable.
    filter: "steps:>0",
    questions: [
      { kind: "structure", isRequired: true },
      { kind: "gate", isRequired: true },
    ],
    mode: "blind",
    hidden: ["judge", "verdict", "outcome", "reward", "peers"],
    overlap: 1,
    reviewers: [],
    priority: "random",
    seed: 1,
    limit: SUBMITS + 5,
    instructions: "",
    ownItemsAdjudicable: false,
  });
  const samples = await withChromium((browser) => review(browser, queue.id));
  const what = `submit until the next item is readable, ${SUBMITS} items in Chromium`;

  return [
    { id: "R1", what: `${what}, p75`, measured: ms(quantile(samples, 0.75)), limit: "", goal: "<= 100 ms" },
    { id: "R1", what: `${what}, p95`, measured: ms(quantile(samples, 0.95)), limit: "", goal: "<= 250 ms" },
  ];
}

async function review(browser: Browser, queue: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${serverAddress()}/queues/${queue}/review`);
  await page.locator('[data-step-row="0"] [data-field]').first().waitFor();

  const samples: number[] = [];
  for (let index = 0; index < SUBMITS; index += 1) {
    await page.waitForTimeout(READING_MS);
    samples.push(await submitToNext(page));
  }

  return samples;
}

/** From the time the browser gives the key press to the frame after the next item's first step holds text. */
async function submitToNext(page: Page): Promise<number> {
  await page.keyboard.press("1");
  await page.keyboard.press("4");
  const measured = page.evaluate(
    (mostMs) =>
      new Promise<number>((resolve, reject) => {
        const before = document.querySelector('[data-step-row="0"]');
        const onKey = (event: KeyboardEvent) => {
          const look = () => {
            const row = document.querySelector('[data-step-row="0"]');
            const isReadable = row !== before && (row?.querySelector("[data-field]")?.textContent ?? "") !== "";
            if (isReadable) requestAnimationFrame(() => resolve(performance.now() - event.timeStamp));
            else if (performance.now() - event.timeStamp < mostMs) requestAnimationFrame(look);
            else reject(new Error(`No next item could be read within ${mostMs} ms of an answer.`));
          };
          requestAnimationFrame(look);
        };
        addEventListener("keydown", onKey, { once: true, capture: true });
      }),
    NEXT_WITHIN_MS,
  );
  // The listener is there before the key: a round trip through the page lies between.
  await page.evaluate(() => undefined);
  await page.keyboard.press("Enter");

  return measured;
}
