import { existsSync } from "node:fs";
import { runTool } from "../setup/run-tool.mjs";

const FAILURE = "No Chromium could be found or installed. Install one and name it: CHROMIUM=/path/to/chromium npm test";
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * @param {Record<string, string | undefined>} env
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the browser's path; empty for the one that Playwright keeps itself
 */
export async function findChromium(env, say) {
  const found = [env["CHROMIUM"], ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;

  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    say("Installing Debian's Chromium …");
    const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" }, failure: FAILURE };
    await runTool("apt-get", ["update", "-qq"], quiet);
    await runTool("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
    return "/usr/bin/chromium";
  }

  say("Downloading Playwright's Chromium …");
  await runTool(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    failure: FAILURE,
  });
  return "";
}
