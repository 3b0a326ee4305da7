import { spawn } from "node:child_process";
import { join } from "node:path";
import { openDatabase } from "../database/open-database.mjs";
import { buildCommands } from "../setup/build.mjs";
import { ROOT } from "../setup/project-root.mjs";
import { loadSampleCorpus } from "./sample-corpus.mjs";
import { keepWorker } from "./worker.mjs";

/**
 * The development server, which follows changes of the screens, with the same database and worker as npm start. A change
 * of the worker needs a restart.
 *
 * @param {import("./start-options.mjs").StartOptions} options
 * @returns {Promise<number>} the exit code
 */
export async function develop(options) {
  const { home, address, instance } = options;
  await buildCommands();
  const database = await openDatabase(options);
  const env = { ...options.env, DATABASE_URL: database.url, ASSAY_PROGRAMS: join(ROOT, "dist") };
  const worker = keepWorker({ env, logFile: join(home, "logs/worker.log") });
  const sample = loadSampleCorpus({ home, env, isEmpty: database.isEmpty, isCleared: database.isCleared });

  const next = spawn(
    process.execPath,
    ["node_modules/next/dist/bin/next", "dev", "--port", String(address.port), "--hostname", address.host],
    { cwd: ROOT, stdio: "inherit", env: { ...env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" } },
  );
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => void next.kill("SIGTERM"));
  }
  await new Promise((resolve) => next.on("close", resolve));

  sample?.kill("SIGTERM");
  await Promise.all([worker.stop(), sample?.ended]);
  await database.release();
  instance.leave();
  return 0;
}
