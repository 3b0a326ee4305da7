import { refuseMissingDatabase } from "../database/data-folder.mjs";
import { openDatabase } from "../database/open-database.mjs";
import { buildCommands } from "../setup/build.mjs";
import { dataFolder, dataFolderPath } from "../setup/home.mjs";
import { sentenceOf } from "../setup/main.mjs";
import { runCommandLine } from "./command-line.mjs";
import { mayMakeDatabase } from "./makes-database.mjs";
import { runningBaseUrl } from "./running-instance.mjs";

/**
 * One command of the command line. Its database is opened when the command asks for it, which it does once it has read
 * its arguments.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} say
 * @returns {Promise<number>} its exit code
 */
export async function runAssay(args, env, say) {
  await buildCommands();

  // The command has the one that it asks for: that one is migrated.
  const { DATABASE_URL: given, ...others } = env;
  /** @type {ReturnType<typeof openDatabase> | undefined} */
  let opened;
  try {
    // Links that a command prints begin where the instance that runs is opened.
    const BASE_URL = env["BASE_URL"] || runningBaseUrl(dataFolderPath(env));
    return await runUntilSignal(args, { ...others, BASE_URL, ASSAY_DATABASE: "ask" }, async () => {
      try {
        if (!mayMakeDatabase(args) && !given) refuseMissingDatabase(dataFolderPath(env));
        const home = dataFolder(env);
        opened = openDatabase({ home, env, say });

        return { databaseUrl: (await opened).url, home };
      } catch (error) {
        if (env["ASSAY_DEBUG"]) console.error(error);
        return { refusal: sentenceOf(error) };
      }
    });
  } finally {
    // What could not be opened was told already.
    await opened?.then(
      ({ release }) => release(),
      () => undefined,
    );
  }
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {() => Promise<object>} answer
 */
function runUntilSignal(args, env, answer) {
  const run = runCommandLine(args, { env, stdout: "inherit", stderr: "inherit", answer });
  // In a terminal Ctrl-C reaches the command by itself; we stay to stop the database after it.
  process.on("SIGINT", () => process.stdin.isTTY || run.kill("SIGINT"));
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => run.kill(signal));

  return run.ended;
}
