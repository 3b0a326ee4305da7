/**
 * Where browsers lie that the stories can be run in. The one without windows comes first: it is the same engine, and the
 * stories take a third less of the processors in it.
 */
export const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const FAILURE = "No Chromium could be found or installed. Install one and name it: CHROMIUM=/path/to/chromium npm test";

/**
 * What a machine has.
 *
 * @typedef {object} Machine
 * @property {string | undefined} named - by CHROMIUM
 * @property {(path: string) => boolean} has
 * @property {string} node - the path of Node
 * @property {boolean} isRoot
 *
 * How the stories come by a browser: one that is there, or what has to run first.
 *
 * @typedef {object} Choice
 * @property {string} path - empty for the one that Playwright keeps itself
 * @property {string} [say]
 * @property {readonly { command: string, args: readonly string[], env?: Record<string, string> }[]} run
 * @property {string} failure - the sentence where one of these fails
 */

/**
 * One that is there, else the package of Debian where it may be installed, else Playwright's own.
 *
 * @param {Machine} machine
 * @returns {Choice}
 */
export function chooseChromium({ named, has, node, isRoot }) {
  const found = [named, ...PLACES].find((path) => path && has(path));
  if (found) return { path: found, run: [], failure: FAILURE };

  if (isRoot && has("/etc/debian_version")) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    return {
      path: "/usr/bin/chromium-headless-shell",
      say: "Installing Debian's Chromium …",
      run: [
        { command: "apt-get", args: ["update", "-qq"], env },
        {
          command: "apt-get",
          args: ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"],
          env,
        },
      ],
      failure: FAILURE,
    };
  }

  return {
    path: "",
    say: "Downloading Playwright's Chromium …",
    run: [{ command: node, args: ["node_modules/@playwright/test/cli.js", "install", "chromium"] }],
    failure: FAILURE,
  };
}
