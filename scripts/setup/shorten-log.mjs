import { existsSync, statSync, truncateSync } from "node:fs";

const LONGEST_LOG_BYTES = 10_000_000;

/**
 * Lets a log that has grown long begin anew.
 *
 * @param {string} file
 */
export function shortenLog(file) {
  if (existsSync(file) && statSync(file).size > LONGEST_LOG_BYTES) truncateSync(file);
}
