import { expect, test, vi } from "vitest";
import { chooseChromium, PLACES } from "./choose-chromium.mjs";
import { findChromium, prepared } from "./find-chromium.mjs";

const FAILURE = "No Chromium could be found or installed. Install one and name it: CHROMIUM=/path/to/chromium npm test";

/** A machine with these files. */
function machine(files: readonly string[], { named = "", isRoot = false } = {}) {
  return chooseChromium({ named, isRoot, node: "/bin/node", has: (path) => files.includes(path) });
}

test("the browser that CHROMIUM names comes before every other", async () => {
  const named = process.execPath;

  expect(await findChromium({ CHROMIUM: named }, () => undefined)).toBe(named);
  expect(machine(["/opt/browser", ...PLACES], { named: "/opt/browser" })).toMatchObject({
    path: "/opt/browser",
    run: [],
  });
});

test.each(PLACES)("%s is used where it lies, and nothing is installed", (path) => {
  expect(machine([path, "/etc/debian_version"], { named: "/not/there", isRoot: true })).toMatchObject({
    path,
    run: [],
  });
});

test("the one without windows comes before one with them", () => {
  expect(machine(["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"]).path).toBe(
    "/usr/bin/chromium-headless-shell",
  );
});

test("root on Debian gets its package", () => {
  expect(machine(["/etc/debian_version"], { isRoot: true })).toEqual({
    path: "/usr/bin/chromium-headless-shell",
    say: "Installing Debian's Chromium …",
    run: [
      { command: "apt-get", args: ["update", "-qq"], env: { DEBIAN_FRONTEND: "noninteractive" } },
      {
        command: "apt-get",
        args: ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"],
        env: { DEBIAN_FRONTEND: "noninteractive" },
      },
    ],
    failure: FAILURE,
  });
});

test.each([
  ["anybody else on Debian", ["/etc/debian_version"], false],
  ["root of another system", [], true],
])("%s downloads Playwright's own, whose place Playwright knows", (_who, files, isRoot) => {
  expect(machine(files, { isRoot })).toEqual({
    path: "",
    say: "Downloading Playwright's Chromium …",
    run: [{ command: "/bin/node", args: ["node_modules/@playwright/test/cli.js", "install", "chromium"] }],
    failure: FAILURE,
  });
});

test("what is chosen runs in its order with its environment, and is said first", async () => {
  const say = vi.fn();
  const env = { CHOSEN: "yes" };
  const run = [
    { command: process.execPath, args: ["-e", "process.exit(process.env.CHOSEN === 'yes' ? 0 : 1)"], env },
    { command: process.execPath, args: ["-e", "process.exit(0)"] },
  ];

  expect(await prepared({ path: "/a/browser", say: "Getting it …", run, failure: FAILURE }, say)).toBe("/a/browser");
  expect(say.mock.calls).toEqual([["Getting it …"]]);
});

test("what cannot be installed says how to name a browser", async () => {
  const run = [
    { command: process.execPath, args: ["-e", "process.exit(1)"] },
    { command: "/no/such/command", args: [] },
  ];

  for (const step of run)
    await expect(prepared({ path: "", run: [step], failure: FAILURE }, () => undefined)).rejects.toThrow(FAILURE);
});
