import { EventEmitter, once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import * as z from "zod";
import { type Figure, ms, quantile } from "./figure";
import { serverAddress, withChromium } from "./launch-chromium";

const PRESSES = 120;
const WARM_OPENS = 15;
/** A press that moved nothing by then moves nothing. */
const MOST_WAIT_MS = 10_000;
/** One notch of a wheel, how often it turns, and the pace of a hand that turns it as fast as it can. */
const WHEEL_PX = 600;
const WHEEL_TURNS = 400;
const NOTCH_MS = 25;
/** How long a hand rests on a row before it presses, and how long it presses: both quicker than most. */
const POINTED_MS = 200;
const PRESSED_MS = 80;

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
  const drawn = await listen(page);
  await page.evaluate(() => {
    let pressed = Number.NaN;
    window.addEventListener("keydown", (event) => (pressed = event.timeStamp), { capture: true });
    new MutationObserver(() => {
      const from = pressed;
      pressed = Number.NaN;
      if (!Number.isNaN(from)) Reflect.get(window, "tellDrawn")(from);
    }).observe(document.body, { attributeFilter: ["aria-current"], subtree: true });
  });
  const samples: number[] = [];
  for (let press = 0; press < times; press += 1) samples.push(await drawn(() => page.keyboard.press("j")));

  return samples;
}

/** Lets the page tell when a frame was drawn, in milliseconds since an event; gives what waits for that after an act. */
async function listen(page: Page): Promise<(act: () => Promise<void>) => Promise<number>> {
  const told = new EventEmitter();
  await page.exposeFunction("drawnAfter", (elapsedMs: number) => void told.emit("drawn", elapsedMs));
  await page.evaluate(() => {
    const tell = (elapsedMs: number) => Reflect.get(window, "drawnAfter")(elapsedMs);
    // A task that comes right behind the frame; what the page does after it, a timer would wait for.
    const soon = (task: () => void) => Reflect.get(window, "scheduler").postTask(task, { priority: "user-blocking" });
    const tellDrawn = (from: number) => requestAnimationFrame(() => soon(() => tell(performance.now() - from)));
    Object.assign(window, { tellDrawn });
  });

  return async (act) => {
    const drawn = once(told, "drawn", { signal: AbortSignal.timeout(MOST_WAIT_MS) });
    await act();
    const [elapsedMs] = z.tuple([z.number()]).parse(await drawn);

    return elapsedMs;
  };
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
    // It is what is measured: without a pause all turns would come at once and be one.
    await pause(NOTCH_MS);
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

/**
 * Row after row, each for the first time, as a hand opens it: pointed at, pressed, let go. From there until the frame behind
 * the one with its first step, in milliseconds; the first is left out, with which the code of the reader comes.
 */
async function openFromTable(page: Page, corpus: string, times: number): Promise<number[]> {
  const samples: number[] = [];
  await page.goto(`${serverAddress()}/trajectories?corpus=${corpus}`);
  await page.getByRole("row").nth(1).waitFor({ state: "visible" });
  const drawn = await listen(page);
  for (let open = 0; open <= times; open += 1) {
    const link = page
      .getByRole("row")
      .nth(open + 1)
      .getByRole("link")
      .first();
    await link.hover();
    await pause(POINTED_MS);
    await page.evaluate(() => {
      let from = Number.NaN;
      window.addEventListener("click", (event) => (from = event.timeStamp), { capture: true, once: true });
      const watch = new MutationObserver(() => {
        const first = document.querySelector("article[aria-current=step]");
        // What the page brings to be read meanwhile cannot be used yet.
        if (!first || first.closest("[inert]")) return;
        watch.disconnect();
        Reflect.get(window, "tellDrawn")(from);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    const release = async () => {
      await page.mouse.down();
      await pause(PRESSED_MS);
      await page.mouse.up();
    };
    samples.push(await drawn(release));
    await page.goBack();
    await page.getByRole("row").nth(1).waitFor({ state: "visible" });
  }

  return samples.slice(1);
}
