import { existsSync } from "node:fs";
import { runTool } from "../setup/run-tool.mjs";
import { chooseChromium } from "./choose-chromium.mjs";

/**
 * A browser for the stories, installed where there is none.
 *
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} say
 * @returns {Promise<string>} its path; empty for the one that Playwright keeps itself
 */
export function findChromium(env, say) {
  return prepared(
    chooseChromium({
      named: env["CHROMIUM"],
      has: existsSync,
      node: process.execPath,
      isRoot: process.getuid?.() === 0,
    }),
    say,
  );
}

/**
 * @param {import("./choose-chromium.mjs").Choice} choice
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the path of the browser, which is there now
 */
export async function prepared({ path, say: sentence, run, failure }, say) {
  if (sentence) say(sentence);
  for (const { command, args, env } of run) await runTool(command, args, { ...(env ? { env } : {}), failure });

  return path;
}
