import { join } from "node:path";
import { embeddedDatabase } from "../database/embedded-database.mjs";
import { giveAttemptsBack } from "../database/give-attempts-back.mjs";
import { sentenceOf } from "../setup/main.mjs";
import { watchProcesses } from "../setup/processes.mjs";

const MOST_RESTARTS = 3;
const WITHIN_MINUTES = 10;

/**
 * The embedded database, started again at its address when its server ends by itself: web and worker connect anew, and
 * lose nothing that was committed. A database of somebody else's is theirs to keep up.
 *
 * @typedef {object} KeptDatabase
 * @property {string} url
 * @property {Promise<import("./breakdown.mjs").Breakdown>} failed - when it cannot be kept up
 * @property {() => Promise<unknown>} whenThere - resolves at once unless it is being started again
 * @property {() => Promise<unknown>} stop - starts it no more; resolves when no start is under way
 */

/**
 * @param {{ url: string, pid?: number | undefined }} database - pid: of a server that is ours
 * @param {{ home: string, say: (line: string) => void, isLeaving?: () => boolean, now?: () => number }} options -
 *   isLeaving: the whole product is about to stop, which still needs the server, and nobody wants to hear of it
 * @returns {KeptDatabase}
 */
export function keepDatabase({ url, pid }, { home, say, isLeaving = () => false, now = Date.now }) {
  /** @type {number[]} */
  const restarts = [];
  /** @type {Promise<unknown>} */
  let starting = Promise.resolve();
  let isStopping = false;

  /** @type {KeptDatabase["failed"]} */
  const failed = new Promise((resolve) => {
    const fail = (/** @type {string} */ words) => resolve({ what: "the database server ended", words });
    if (pid !== undefined) watch(pid);

    function watch(/** @type {number} */ server) {
      watchProcesses([server], () => {
        if (!isStopping) starting = restart();
      });
    }

    const tell = (/** @type {string} */ line) => {
      if (!isLeaving()) say(line);
    };

    async function restart() {
      const log = `${join(home, "logs/postgres.log")} says why.`;
      restarts.push(now());
      const lately = restarts.filter((at) => at > now() - WITHIN_MINUTES * 60_000).length;
      if (lately > MOST_RESTARTS) return fail(`It ended ${lately} times within ${WITHIN_MINUTES} minutes. ${log}`);
      tell("The database server ended. It is started again …");
      try {
        const again = await embeddedDatabase(home, say);
        if (isStopping) return;
        if (again.url !== url) return fail(`Another program took its port meanwhile. ${log}`);
        // A job whose query takes the server down does so again soon: then the attempts count.
        if (lately === 1) await giveAttemptsBack(url);
        tell("The database is there again.");
        watch(again.pid);
      } catch (error) {
        fail(sentenceOf(error));
      }
    }
  });

  return {
    url,
    failed,
    whenThere: () => starting,
    stop: () => {
      isStopping = true;
      return starting;
    },
  };
}
