import { join } from "node:path";
import { refuseUnusableDatabase } from "../database/own-database.mjs";
import { sentenceOf } from "../setup/main.mjs";
import { watchProcesses } from "../setup/processes.mjs";

/**
 * A part that ended by itself and without which nothing works.
 *
 * @typedef {object} Breakdown
 * @property {string} what
 * @property {string} words - what is known of the cause
 */

/**
 * @param {object} parts
 * @param {Pick<import("./service.mjs").Service, "ended" | "lastWords">} parts.web
 * @param {{ failed: Promise<string> }} parts.worker - its last words, when it cannot be kept up
 * @param {{ url: string, pid?: number | undefined }} parts.database - pid: of a server that is ours
 * @param {string} home
 * @returns {Promise<Breakdown>} the first there is
 */
export function breakdown({ web, worker, database: { url, pid } }, home) {
  /** @type {Promise<Breakdown>} */
  const lost = new Promise((resolve) => {
    const words = `${join(home, "logs/postgres.log")} says why.`;
    if (pid !== undefined) watchProcesses([pid], () => resolve({ what: "the database server ended", words }));
  });

  return Promise.race([
    lost,
    web.ended.then((how) => ({ what: `the web server ended (${how})`, words: web.lastWords() })),
    worker.failed.then(async (words) => {
      const why = await refuseUnusableDatabase(url).then(() => undefined, sentenceOf);

      return why === undefined
        ? { what: "the worker ended several times in a row", words }
        : { what: "the database was lost", words: why };
    }),
  ]);
}
