import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { shortenLog } from "../setup/shorten-log.mjs";

/**
 * What a start says, kept with its time: the terminal may be gone when somebody asks why Assay stopped.
 *
 * @param {string} home - the data folder
 * @returns {{ say: (line: string) => void, keep: (line: string) => void }} keep: for what the person is told elsewhere
 */
export function startLog(home) {
  const file = join(home, "logs/start.log");
  shortenLog(file);
  const keep = (/** @type {string} */ line) => {
    try {
      appendFileSync(file, `${new Date().toISOString()} ${line}\n`);
    } catch {
      // A full disk must not keep Assay from stopping.
    }
  };

  return {
    keep,
    say: (line) => {
      keep(line);
      console.log(line);
    },
  };
}
