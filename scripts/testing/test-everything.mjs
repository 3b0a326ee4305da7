import { runStaticChecks } from "../checks/static-checks.mjs";
import { buildCommands, buildWeb } from "../setup/build.mjs";
import { sentenceOf } from "../setup/main.mjs";
import { migrationsMatchSchema } from "./check-migrations.mjs";
import { findChromium } from "./find-chromium.mjs";
import { quickFolder } from "./quick-folder.mjs";
import { runStories } from "./run-stories.mjs";
import { runVitest } from "./run-vitest.mjs";
import { sumLine } from "./sum-line.mjs";
import { temporaryDatabase, UNSAFE_AND_FAST } from "./temporary-database.mjs";

/** @typedef {import("./run-vitest.mjs").Tally} Tally */

/**
 * Static checks, unit, component, database and route tests, and the stories in a browser. The last line is the sum.
 *
 * @param {(line: string) => void} say
 * @returns {Promise<number>} the exit code
 */
export async function testEverything(say) {
  /** @type {Tally[]} */
  const tallies = [{ skipped: 0, ...(await runStaticChecks(say)) }];
  // Not beside the static checks, which read types that it writes. Where it fails, the stories say so.
  const built = Promise.all([buildCommands(), buildWeb(say)]);
  built.catch(() => undefined);
  const database = await temporaryDatabase({ settings: UNSAFE_AND_FAST, say, within: await quickFolder() });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => void database.remove().then(() => process.exit(130)));
  }

  try {
    tallies.push(await asCheck("migrations make the schema", () => migrationsMatchSchema(database.urlOf)));
    const env = { ...process.env, DATABASE_URL: database.urlOf("postgres") };
    tallies.push(await runVitest(["unit", "ui", "db"], env));
    tallies.push(
      await orFailure(async () => {
        const [chromium] = await Promise.all([findChromium(process.env, say), built]);
        return runStories({ home: database.home, urlOf: database.urlOf, chromium });
      }),
    );
  } finally {
    await database.remove();
  }

  for (const note of tallies.flatMap(({ notes }) => notes ?? [])) say(note);
  const count = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  const sum = { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
  say(sumLine(sum));
  return sum.failed === 0 && sum.passed > 0 ? 0 : 1;

  /**
   * @param {string} name
   * @param {() => Promise<boolean>} check
   */
  async function asCheck(name, check) {
    const holds = await check();
    say(`${holds ? "passed" : "FAILED"}  ${name}`);
    return { passed: Number(holds), failed: Number(!holds), skipped: 0 };
  }
}

/**
 * What stops a whole part counts as one failure, and the line with the sum still comes last.
 *
 * @param {() => Promise<Tally>} part
 * @returns {Promise<Tally>}
 */
async function orFailure(part) {
  try {
    return await part();
  } catch (error) {
    console.error(sentenceOf(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
