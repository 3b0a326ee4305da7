import { refuseMissingDatabase } from "../database/data-folder.mjs";
import { openDatabase } from "../database/open-database.mjs";
import { buildCommands } from "../setup/build.mjs";
import { dataFolder, dataFolderPath } from "../setup/home.mjs";
import { runCommandLine } from "./command-line.mjs";
import { mayMakeDatabase, needsDatabase } from "./needs-database.mjs";

/**
 * One command of the command line, with a database when it needs one.
 *
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} say
 * @returns {Promise<number>} its exit code
 */
export async function runAssay(args, env, say) {
  if (needsDatabase(args) && !mayMakeDatabase(args) && !env["DATABASE_URL"]) refuseMissingDatabase(dataFolderPath(env));
  await buildCommands();
  if (!needsDatabase(args)) return runUntilSignal(args, env);

  const home = dataFolder(env);
  const database = await openDatabase({ home, env, say });
  try {
    return await runUntilSignal(args, { ...env, ASSAY_HOME: home, DATABASE_URL: database.url });
  } finally {
    await database.release();
  }
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 */
function runUntilSignal(args, env) {
  const run = runCommandLine(args, { env, stdout: "inherit", stderr: "inherit" });
  // In a terminal Ctrl-C reaches the command by itself; we stay to stop the database after it.
  process.on("SIGINT", () => process.stdin.isTTY || run.kill("SIGINT"));
  for (const signal of /** @type {const} */ (["SIGTERM", "SIGHUP"])) process.on(signal, () => run.kill(signal));

  return run.ended;
}
