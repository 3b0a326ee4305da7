import { join } from "node:path";
import { openDatabase } from "../database/open-database.mjs";
import { buildCommands, buildWeb } from "../setup/build.mjs";
import { sentenceOf } from "../setup/main.mjs";
import { ROOT } from "../setup/project-root.mjs";
import { Refusal } from "../setup/refusal.mjs";
import { adviceOn, isEveryAddress } from "./access.mjs";
import { breakdown } from "./breakdown.mjs";
import { runCommandLine } from "./command-line.mjs";
import { keepDatabase } from "./keep-database.mjs";
import { loadSampleCorpus, tellSample } from "./sample-corpus.mjs";
import { startService } from "./service.mjs";
import { stopWanted } from "./stop-wanted.mjs";
import { bringStoredForm } from "./stored-form.mjs";
import { undoAll } from "./undo-all.mjs";
import { untilServing } from "./until-serving.mjs";
import { keepWorker } from "./worker.mjs";

/**
 * Runs database, web and worker until a signal, and stops them in the opposite order.
 *
 * @param {import("./start-options.mjs").StartOptions} options
 * @returns {Promise<number>} the exit code
 */
export async function start(options) {
  const { home, address, instance, say, keep } = options;
  /** @type {(() => Promise<unknown> | void)[]} */
  const undo = [() => instance.leave()];
  let isStopping = false;
  // Also where a part failed and nobody wanted us to stop.
  let isUndoing = false;
  let hasFailed = false;
  const isLeaving = () => isStopping || isUndoing;

  try {
    const toStop = (/** @type {string} */ why) => {
      if (!isStopping) say(`Assay is stopping: ${why} …`);
      isStopping = true;
      return 0;
    };
    const wanted = stopWanted().then(toStop);
    // Before the build, which takes longer: a database that cannot be used is told at once.
    const database = await openDatabase(options);
    undo.push(database.release);
    const stopped = await Promise.race([Promise.all([buildCommands(), buildWeb(say)]), wanted]);
    if (typeof stopped === "number") return stopped;

    const url = `http://${address.host.includes(":") ? `[${address.host}]` : address.host}:${address.port}`;
    const env = {
      ...options.env,
      DATABASE_URL: database.url,
      ASSAY_PROGRAMS: join(ROOT, "dist"),
      PORT: String(address.port),
      HOSTNAME: address.host,
    };
    const kept = keepDatabase(database, { home, say, isLeaving });
    undo.push(kept.stop);
    const form = bringStoredForm({ home, env, say });
    undo.push(form.stop);
    const unready = await Promise.race([form.ended, wanted]);
    if (unready !== undefined) return unready;

    const web = startService(".next/standalone/server.js", { env, logFile: join(home, "logs/web.log") });
    const worker = keepWorker({ env, logFile: join(home, "logs/worker.log"), whenReady: kept.whenThere });
    undo.push(() => Promise.all([web.stop(), worker.stop()]));
    const early = await Promise.race([untilServing(url, web), wanted]);
    if (early !== undefined) return early;

    instance.isServing(url, options.access.baseUrl);

    const sample = loadSampleCorpus({ home, env, isEmpty: database.isEmpty, isCleared: database.isCleared });
    const imports = importFiles(options.files, env);
    undo.push(() => stopAll([sample, imports]));
    if (sample) tellSample(sample, { home, say, isStopping: isLeaving });
    if (options.access.auth === "required") await printSetUpLink(env);
    for (const advice of adviceOn(options.access, address.host, env, database)) say(advice);
    say(`Assay is at ${isEveryAddress(address.host) ? options.access.baseUrl : url}`);

    const end = await Promise.race([wanted, breakdown({ web, worker, database: kept })]);
    if (typeof end === "number") return end;

    toStop(end.what);
    throw new Refusal(`Assay stopped because ${end.what}:\n${end.words}`);
  } catch (error) {
    hasFailed = true;
    keep(sentenceOf(error));
    throw error;
  } finally {
    isUndoing = true;
    await undoAll(undo, { say, hasFailed });
    if (isStopping) say("Assay has stopped.");
  }
}

/**
 * The way in while there is no admin; nothing once there is one.
 *
 * @param {Record<string, string | undefined>} env
 */
async function printSetUpLink(env) {
  const code = await runCommandLine(["set-up-link", "--quiet"], { env, stdout: "inherit", stderr: "inherit" }).ended;
  if (code !== 0) throw new Refusal("The link to make the first account could not be made (see above).");
}

/**
 * @param {readonly string[]} files
 * @param {Record<string, string | undefined>} env
 */
function importFiles(files, env) {
  if (files.length === 0) return undefined;
  // Its summary goes to stderr: the line with the address stays the last one on stdout.
  return runCommandLine(["import", ...files], { env, stdout: 2, stderr: "inherit" });
}

/** @param {readonly (ReturnType<typeof runCommandLine> | undefined)[]} runs */
async function stopAll(runs) {
  for (const run of runs) run?.kill("SIGTERM");
  await Promise.all(runs.map((run) => run?.ended));
}
