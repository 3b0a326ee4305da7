import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../database/migrate.mjs";
import { execute } from "../migrations/database-commands.mjs";
import { runCommandLine } from "../run/command-line.mjs";
import { startService } from "../run/service.mjs";
import { untilServing } from "../run/until-serving.mjs";
import { buildCommands, buildWeb } from "../setup/build.mjs";
import { freePort } from "../setup/ports.mjs";
import { ROOT } from "../setup/project-root.mjs";
import { Refusal } from "../setup/refusal.mjs";
import { runShown, withStatus } from "./run-vitest.mjs";

const DATABASE = "stories";
// Enough for every screen to have something in each state, and a few seconds to import.
const SAMPLE_SIZE = "150";

/**
 * The stories of e2e/ in a real browser, against the application as npm start runs it.
 *
 * @param {{ home: string, urlOf: (database: string) => string, chromium: string, say: (line: string) => void }} options
 * @returns {Promise<import("./run-vitest.mjs").Tally>}
 */
export async function runStories({ home, urlOf, chromium, say }) {
  await Promise.all([buildCommands(), buildWeb(say)]);
  await execute(urlOf("postgres"), `CREATE DATABASE ${DATABASE}`);
  await migrate(urlOf(DATABASE), join(ROOT, "prisma/migrations"));

  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ DATABASE_URL: urlOf(DATABASE), ASSAY_HOME: home, PORT: port, HOSTNAME: "127.0.0.1" },
    ...{ ASSAY_SAMPLE_SIZE: process.env["ASSAY_SAMPLE_SIZE"] ?? SAMPLE_SIZE },
  };
  const web = startService(".next/standalone/server.js", { env, logFile: join(home, "web.log") });
  const worker = startService("dist/worker.mjs", { env, logFile: join(home, "worker.log") });

  try {
    await untilServing(url, web);
    const seeded = await runCommandLine(["seed"], { env, stdout: "ignore", stderr: "inherit" }).ended;
    if (seeded !== 0) throw new Refusal(`The sample corpus for the stories could not be made (exit code ${seeded}).`);

    const report = join(home, "stories.json");
    const status = await runShown(
      ["node_modules/@playwright/test/cli.js", "test", "--config", ".config/playwright.config.ts"],
      {
        ...env,
        NODE_ENV: undefined,
        BASE_URL: url,
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    );
    return withStatus(storyTally(report), status);
  } finally {
    await Promise.all([web.stop(), worker.stop()]);
  }
}

/** @param {string} report */
function storyTally(report) {
  try {
    const { expected, flaky, unexpected, skipped } = JSON.parse(readFileSync(report, "utf8")).stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  } catch {
    // It ended before it could report; withStatus counts that.
    return undefined;
  }
}
