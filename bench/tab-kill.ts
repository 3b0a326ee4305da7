import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { episode } from "@/e2e/fixtures/episode";
import { killTabs } from "@/e2e/fixtures/kill-tabs";
import type { Context } from "@/lib/services/context";
import { createQueue } from "@/lib/services/queues/create-queue";
import { getCorpusId } from "./corpus-id";
import type { Figure } from "./figure";
import { serverAddress, withChromium } from "./launch-chromium";
import { importFile } from "./run-one-import";

const KILLS = Number(process.env["BENCH_KILLS"] ?? 1000);
/** More than can be answered before the last kill. */
const ITEMS = Math.max(400, KILLS * 12);

/** Tabs killed at random moments while answers are given: none may be lost or doubled. */
export async function benchTabKill(ctx: Context, databaseUrl: string): Promise<Figure> {
  const corpus = `Bench kills ${ctx.now().toISOString()}`;
  const path = join(ctx.home, "bench", "kills.jsonl");
  const lines = Array.from({ length: ITEMS }, (_, at) =>
    episode({ problem: `lamp-${at}`, query: `lamp number ${at}`, searches: 1 }),
  );
  await writeFile(path, lines.join("\n"));
  await importFile(ctx, databaseUrl, { path, corpus });
  const queue = await createQueue(ctx, {
    corpus: await getCorpusId(ctx, corpus),
    name: "Kills",
    filter: "",
    questions: [
      { kind: "structure", isRequired: true },
      { kind: "gate", isRequired: true },
    ],
    mode: "blind",
    hidden: ["judge", "verdict", "outcome", "reward", "peers"],
    overlap: 1,
    reviewers: [],
    priority: "oldest",
    seed: 1,
    instructions: "",
    ownItemsAdjudicable: false,
  });
  const report = await withChromium(async (browser) => {
    const context = await browser.newContext();

    return killTabs({
      context,
      request: context.request,
      queue: queue.id,
      kills: KILLS,
      baseUrl: serverAddress(),
      random: Math.random,
    });
  });

  return {
    id: "R2",
    what: `${report.kills} kills of the tab, ${report.committed} answers taken, ${report.given} on the server: lost, doubled`,
    measured: `${report.lost}, ${report.doubled}`,
    limit: "",
    goal: "0, 0",
  };
}
