import type { Page } from "@playwright/test";
import type { Context } from "@/lib/services/context";
import { createQueue } from "@/lib/services/queues/create-queue";
import { type Figure, ms, quantile } from "./figure";
import { launchChromium, serverAddress } from "./launch-chromium";

const SUBMITS = 60;
/** Between two answers, so that the item after the next one is fetched as while a person reads. */
const READING_MS = 1200;

/** How long from the key that submits until the next item can be read, in one browser over many items. */
export async function benchReview(ctx: Context, corpus: string): Promise<Figure[]> {
  const queue = await createQueue(ctx, {
    corpus,
    name: `Bench review ${ctx.now().toISOString()}`,
    filter: "",
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
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${serverAddress()}/queues/${queue.id}/review`);
  await page.locator('[data-step-row="0"] [data-field]').first().waitFor();

  const samples: number[] = [];
  for (let index = 0; index < SUBMITS; index += 1) {
    await page.waitForTimeout(READING_MS);
    samples.push(await submitToNext(page));
  }
  await browser.close();
  const what = `submit until the next item is readable, ${SUBMITS} items in Chromium`;

  return [
    { id: "R1", what: `${what}, p75`, measured: ms(quantile(samples, 0.75)), limit: "", goal: "<= 100 ms" },
    { id: "R1", what: `${what}, p95`, measured: ms(quantile(samples, 0.95)), limit: "", goal: "<= 250 ms" },
  ];
}

/** From the time the browser gives the key press to the frame after the next item's first step holds text. */
async function submitToNext(page: Page): Promise<number> {
  await page.keyboard.press("1");
  await page.keyboard.press("4");
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('[data-step-row="0"]');
        const onKey = (event: KeyboardEvent) => {
          const look = () => {
            const row = document.querySelector('[data-step-row="0"]');
            const isReadable = row !== before && (row?.querySelector("[data-field]")?.textContent ?? "") !== "";
            if (isReadable) requestAnimationFrame(() => resolve(performance.now() - event.timeStamp));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        };
        addEventListener("keydown", onKey, { once: true, capture: true });
      }),
  );
  // The listener is there before the key: a round trip through the page lies between.
  await page.evaluate(() => undefined);
  await page.keyboard.press("Enter");

  return measured;
}
