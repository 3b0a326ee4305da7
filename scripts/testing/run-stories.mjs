import { randomUUID } from "node:crypto";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../database/migrate.mjs";
import { execute } from "../migrations/database-commands.mjs";
import { runCommandLine } from "../run/command-line.mjs";
import { startService } from "../run/service.mjs";
import { untilServing } from "../run/until-serving.mjs";
import { freePort } from "../setup/ports.mjs";
import { ROOT } from "../setup/project-root.mjs";
import { Refusal } from "../setup/refusal.mjs";
import { runShown, withStatus } from "./run-vitest.mjs";

const DATABASE = "stories";
// Enough for every screen to have something in each state, and a few seconds to import.
const SAMPLE_SIZE = "150";

/**
 * The stories of e2e/ in a real browser, against the application as npm start runs it, which is built already.
 *
 * @param {{ home: string, urlOf: (database: string) => string, chromium: string }} options
 * @returns {Promise<import("./run-vitest.mjs").Tally>}
 */
export async function runStories({ home, urlOf, chromium }) {
  await execute(urlOf("postgres"), `CREATE DATABASE ${DATABASE}`);
  await migrate(urlOf(DATABASE), join(ROOT, "prisma/migrations"));

  const env = {
    ...process.env,
    ...{ DATABASE_URL: urlOf(DATABASE), ASSAY_HOME: home, HOSTNAME: "127.0.0.1" },
    ...{ ASSAY_SAMPLE_SIZE: process.env["ASSAY_SAMPLE_SIZE"] ?? SAMPLE_SIZE },
  };
  const local = await startWeb({ ...env, ASSAY_AUTH: "local" }, join(home, "web.log"));
  const accounts = await startWeb(
    { ...env, ASSAY_AUTH: "required", ASSAY_SECRET: randomUUID() },
    join(home, "web-accounts.log"),
  );
  const worker = startService("dist/worker.mjs", { env, logFile: join(home, "worker.log") });

  try {
    await Promise.all([untilServing(local.url, local.web), untilServing(accounts.url, accounts.web)]);
    const seeded = await runCommandLine(["seed"], { env, stdout: "ignore", stderr: "inherit" }).ended;
    if (seeded !== 0) throw new Refusal(`The sample corpus for the stories could not be made (exit code ${seeded}).`);

    const report = join(home, "stories.json");
    const status = await runShown(
      ["node_modules/@playwright/test/cli.js", "test", "--config", ".config/playwright.config.ts"],
      {
        ...env,
        NODE_ENV: undefined,
        BASE_URL: local.url,
        ACCOUNTS_URL: accounts.url,
        SET_UP_LINK: await setUpLink({ ...env, BASE_URL: accounts.url }, join(home, "set-up-link.txt")),
        CHROMIUM: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    );
    return withStatus(storyTally(report), status);
  } finally {
    await Promise.all([local.web.stop(), accounts.web.stop(), worker.stop()]);
  }
}

/**
 * The application on a free port. Two of them share the database: one opens as the local owner, who makes what a story
 * of accounts needs, and in the other one everybody signs in.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} logFile
 */
async function startWeb(env, logFile) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const web = startService(".next/standalone/server.js", { env: { ...env, PORT: port, BASE_URL: url }, logFile });

  return { url, web };
}

/**
 * The link that a start prints while there is no admin.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} file - takes what is printed
 * @returns {Promise<string>}
 */
async function setUpLink(env, file) {
  const stdout = openSync(file, "w");
  const code = await runCommandLine(["set-up-link"], { env, stdout, stderr: "inherit" }).ended;
  closeSync(stdout);
  const [link] = /http\S+/.exec(readFileSync(file, "utf8")) ?? [];
  if (code !== 0 || link === undefined) throw new Refusal("The set-up link for the stories could not be made.");

  return link;
}

/** @param {string} report */
function storyTally(report) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
    const { expected, flaky, unexpected, skipped } = stats;
    return { passed: expected + flaky, failed: unexpected, skipped, notes: suites.flatMap(notesOfSuite) };
  } catch {
    // It ended before it could report; withStatus counts that.
    return undefined;
  }
}

/** @typedef {{ file: string, line: number, title: string, tests: readonly { status: string }[] }} Story */

/**
 * @param {{ specs: readonly Story[], suites?: readonly never[] }} suite
 * @returns {readonly string[]}
 */
function notesOfSuite({ specs, suites = [] }) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ status }) => {
      if (status === "unexpected") return [`FAILED  e2e/${file}:${line}: ${title}`];
      return status === "flaky" ? [`passed the second time  e2e/${file}:${line}: ${title}`] : [];
    }),
  );

  return [...own, ...suites.flatMap(notesOfSuite)];
}
