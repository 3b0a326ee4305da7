import { refuseUnusableDatabase } from "../database/own-database.mjs";
import { sentenceOf } from "../setup/main.mjs";

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
 * @param {Pick<import("./keep-database.mjs").KeptDatabase, "url" | "failed">} parts.database
 * @returns {Promise<Breakdown>} the first there is
 */
export function breakdown({ web, worker, database }) {
  return Promise.race([
    database.failed,
    web.ended.then((how) => ({ what: `the web server ended (${how})`, words: web.lastWords() })),
    worker.failed.then(async (words) => {
      const why = await refuseUnusableDatabase(database.url).then(() => undefined, sentenceOf);

      return why === undefined
        ? { what: "the worker ended several times in a row", words }
        : { what: "the database was lost", words: why };
    }),
  ]);
}
