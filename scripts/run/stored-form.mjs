import { join } from "node:path";
import { Refusal } from "../setup/refusal.mjs";
import { startService } from "./service.mjs";

/**
 * Brings stored queries to the form of this version before the web application starts, which is to come up within a
 * minute. It takes as long as it takes; one that is stopped leaves the rest to the next start.
 *
 * @param {{ home: string, env: Record<string, string | undefined>, say: (line: string) => void, program?: string }} options
 * @returns {{ ended: Promise<undefined>, stop: () => Promise<void> }} ended: rejects where it could not be done
 */
export function bringStoredForm({ home, env, say, program = "dist/stored-form.mjs" }) {
  const service = startService(program, {
    env,
    logFile: join(home, "logs/worker.log"),
    onMessage: (message) => say(`Queries are brought to the form of this version: ${farOf(message)} …`),
  });
  const ended = service.ended.then((code) => {
    if (code === "0") return undefined;

    throw new Refusal(`Queries could not be brought to the form of this version:\n${service.lastWords()}`);
  });

  return { ended, stop: service.stop };
}

/** @param {unknown} message */
function farOf(message) {
  const { done, total } = /** @type {{ done: number, total: number }} */ (message);

  return `${done.toLocaleString("en")} of ${total.toLocaleString("en")} problems`;
}
