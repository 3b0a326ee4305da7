import type { Page } from "@playwright/test";
import { type Figure, ms, quantile } from "./figure";
import type { RolloutCorpus } from "./grow-rollouts";
import { serverAddress, withChromium } from "./launch-chromium";

const OPENS = 5;

/** How long the screen of a comparison takes in Chromium from the last byte of its figures until curves and grid are drawn. */
export async function benchCompareScreen({ id, runIds, runs, problems, each }: RolloutCorpus): Promise<Figure> {
  const address = `${serverAddress()}/runs/compare?corpus=${id}&runs=${runIds.join(",")}&k=${each}`;
  const samples = await withChromium(async (browser) => {
    const taken: Drawn[] = [];
    for (let index = 0; index <= OPENS; index += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      taken.push(await untilDrawn(await context.newPage(), address));
      await context.close();
    }

    // The first one warms the server.
    return taken.slice(1);
  });
  const whole = samples.map((one) => one.wholeMs);

  return {
    id: "",
    what: `comparison of ${runs} runs × ${problems.toLocaleString("en")} problems × ${each} on screen in Chromium, from its figures to drawn, median of ${OPENS} (from the request ${ms(quantile(whole, 0.5))})`,
    measured: ms(
      quantile(
        samples.map((one) => one.drawMs),
        0.5,
      ),
    ),
    limit: "",
    goal: "<= 1 s",
  };
}

interface Drawn {
  /** From the last byte of the figures. */
  readonly drawMs: number;
  /** From the request of the page. */
  readonly wholeMs: number;
}

async function untilDrawn(page: Page, address: string): Promise<Drawn> {
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("[data-line]").first().waitFor({ state: "visible" });
  await page.locator('[data-cell="0.0"]').waitFor({ state: "attached" });

  return page.evaluate(() => {
    const requests = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/comparison"));
    const answers = [...performance.getEntriesByType("navigation"), ...requests].map((entry) =>
      "responseEnd" in entry ? Number(entry.responseEnd) : 0,
    );
    const wholeMs = performance.now();

    return { drawMs: wholeMs - Math.max(...answers), wholeMs };
  });
}
