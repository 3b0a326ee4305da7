import type { Page } from "@playwright/test";
import * as z from "zod";
import { type Figure, ms, quantile } from "./figure";
import { serverAddress, withChromium } from "./launch-chromium";

const PRESSES = 120;
const WARM_OPENS = 15;
const WAIT_MS = 5;
const MOST_WAITS = 2_000;
/** One notch of a wheel, and how often it turns. */
const WHEEL_PX = 600;
const WHEEL_TURNS = 400;

/** How a long trajectory answers keys and scrolls, and how soon a usual one is open from the table, in Chromium. */
export async function* benchReading(long: { id: string; steps: number }, corpus: string): AsyncGenerator<Figure> {
  const of = `of ${long.steps.toLocaleString("en")} steps in Chromium`;

  yield await withPage(async (page) => {
    await openReader(page, long.id);
    const samples = await pressKeys(page, PRESSES);

    return {
      ...{ id: "", what: `key j until the next step is drawn in focus, ${of}, p95 of ${PRESSES} presses` },
      ...{ measured: `${ms(quantile(samples, 0.95))}, p50 ${ms(quantile(samples, 0.5))}`, limit: "", goal: "<= 50 ms" },
    };
  });
  yield await withPage(async (page) => {
    await openReader(page, long.id);
    const { frames, longest, heapMb, seconds } = await scroll(page);

    return {
      ...{ id: "", what: `a wheel turned ${WHEEL_TURNS} times over a trajectory ${of}, for ${seconds.toFixed(0)} s` },
      measured: `${(frames / seconds).toFixed(0)} frames a second, longest task ${ms(longest)}, heap ${heapMb.toFixed(0)} MB`,
      ...{ limit: "", goal: ">= 55, <= 100 ms, < 300 MB" },
    };
  });
  yield await withPage(async (page) => {
    const samples = await openFromTable(page, corpus, WARM_OPENS);

    return {
      ...{ id: "", what: `a row of the table opened until its first step is drawn, warm, median of ${WARM_OPENS}` },
      ...{
        measured: `${ms(quantile(samples, 0.5))}, p95 ${ms(quantile(samples, 0.95))}`,
        limit: "",
        goal: "<= 100 ms",
      },
    };
  });
}

async function withPage(take: (page: Page) => Promise<Figure>): Promise<Figure> {
  return withChromium(async (browser) => take(await browser.newPage({ viewport: { width: 1440, height: 900 } })));
}

async function openReader(page: Page, id: string): Promise<void> {
  await page.goto(`${serverAddress()}/trajectories/${id}`);
  await page.locator("article[aria-current=step]").waitFor({ state: "visible" });
  // Until the keys act, and what comes late is here.
  await page.waitForLoadState("networkidle");
}

/** From the event of the press until the frame behind the one in which the step in focus changed, each in milliseconds. */
async function pressKeys(page: Page, times: number): Promise<readonly number[]> {
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(window, { taken });
    let pressed = Number.NaN;
    window.addEventListener("keydown", (event) => (pressed = event.timeStamp), { capture: true });
    new MutationObserver(() => {
      const from = pressed;
      pressed = Number.NaN;
      if (!Number.isNaN(from)) requestAnimationFrame(() => setTimeout(() => taken.push(performance.now() - from)));
    }).observe(document.body, { attributeFilter: ["aria-current"], subtree: true });
  });
  for (let press = 1; press <= times; press += 1) {
    await page.keyboard.press("j");
    // The page's own policy forbids what waits inside it.
    for (let wait = 0; (await takenOf(page)).length < press; wait += 1) {
      if (wait === MOST_WAITS) throw new Error(`Press ${press} of j moved nothing.`);
      await page.waitForTimeout(WAIT_MS);
    }
  }

  return takenOf(page);
}

async function takenOf(page: Page): Promise<readonly number[]> {
  return z.array(z.number()).parse(await page.evaluate(() => Reflect.get(window, "taken")));
}

/** Turns the wheel as fast as a hand does, down the list of steps. */
async function scroll(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.mouse.move(720, 500);
  await page.evaluate(() => {
    const seen = { frames: 0, longest: 0, from: performance.now() };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: "longtask" });
    const count = () => {
      seen.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
    await page.mouse.wheel(0, WHEEL_PX);
    await page.waitForTimeout(25);
  }
  const { metrics } = await session.send("Performance.getMetrics");
  const heap = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? Number.NaN;
  const counted = await page.evaluate(() => {
    const seen: unknown = Reflect.get(window, "seen");
    const read = (key: string) =>
      Number(typeof seen === "object" && seen !== null ? Reflect.get(seen, key) : Number.NaN);

    return { frames: read("frames"), longest: read("longest"), seconds: (performance.now() - read("from")) / 1000 };
  });

  return { ...counted, heapMb: heap / 1e6 };
}

/** Row after row, each for the first time; the first is left out, with which the code of the reader comes. */
async function openFromTable(page: Page, corpus: string, times: number): Promise<number[]> {
  const samples: number[] = [];
  await page.goto(`${serverAddress()}/trajectories?corpus=${corpus}`);
  await page.getByRole("row").nth(1).waitFor({ state: "visible" });
  for (let open = 0; open <= times; open += 1) {
    const start = performance.now();
    await page
      .getByRole("row")
      .nth(open + 1)
      .getByRole("link")
      .first()
      .click();
    await page.locator("article[aria-current=step]").waitFor({ state: "visible" });
    samples.push(performance.now() - start);
    await page.goBack();
    await page.getByRole("row").nth(1).waitFor({ state: "visible" });
  }

  return samples.slice(1);
}
