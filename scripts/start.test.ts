import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";

const STOPPED_AFTER_MS = 20_000;
const folder = mkdtempSync(join(tmpdir(), "assay-start-"));
const file = join(folder, "a-file");
writeFileSync(file, "");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["a port that is no port", { PORT: "http" }, [], /^PORT is “http”, which is not a port\. Set it to a number/],
  [
    "a data folder that cannot be made",
    { ASSAY_HOME: join(file, "home") },
    [],
    /cannot be written \(ENOTDIR\)\. Point ASSAY_HOME/,
  ],
  [
    "a file that is not there",
    {},
    ["--import", "/no/such/file.jsonl"],
    /^There is no file \/no\/such\/file\.jsonl to import/,
  ],
  ["a folder to import", {}, ["--import", folder], /is not a file\. Name the files/],
  ["a word that ASSAY_AUTH does not know", { ASSAY_AUTH: "off" }, [], /^ASSAY_AUTH is “off”\. Set it to required/],
  [
    "local mode for a whole network",
    { ASSAY_AUTH: "local", HOSTNAME: "0.0.0.0" },
    [],
    /would open Assay to everybody who reaches 0\.0\.0\.0/,
  ],
  ["a public address that is none", { BASE_URL: "assay.example" }, [], /^BASE_URL is “assay\.example”/],
  ["an option that does not exist", {}, ["--prot", "1"], /^Usage: npm start/],
])("%s is refused in one sentence, before anything starts", (_what, env, args, sentence) => {
  const { status, stderr, stdout } = start(env, args);

  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

test("a taken port is refused with a free one to use instead", async () => {
  const port = await listen();

  const { status, stderr } = start({ PORT: String(port) }, []);

  expect(stderr.trim()).toBe(
    `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  );
  expect(status).toBe(1);
});

test("the port to use instead is one that is free itself", async () => {
  const port = await listenOnTwo();

  const { stderr } = start({ PORT: String(port) }, []);

  expect(Number(/PORT=(\d+) npm start/.exec(stderr)?.[1])).toBeGreaterThan(port + 1);
});

test("a second start on the same data folder is refused and told where the first one is", () => {
  const home = mkdtempSync(join(folder, "home-"));
  start({ ASSAY_HOME: home, PORT: "http" }, []);
  spawnSync("mkdir", ["-p", join(home, "runtime")]);
  writeFileSync(
    join(home, "runtime/start.json"),
    JSON.stringify({ pid: process.pid, callers: [], url: "http://127.0.0.1:9" }),
  );

  const { status, stderr } = start({ ASSAY_HOME: home }, []);

  expect(stderr).toContain(`already running on ${home} at http://127.0.0.1:9 (process ${process.pid})`);
  expect(status).toBe(1);
});

function start(env: Readonly<Record<string, string>>, args: readonly string[]) {
  // Vitest means something else by BASE_URL.
  const { npm_lifecycle_event: _npm, BASE_URL: _vitest, ...inherited } = process.env;

  return spawnSync(process.execPath, [resolve("scripts/start.mjs"), ...args], {
    env: { ...inherited, ASSAY_HOME: mkdtempSync(join(folder, "home-")), ...env },
    encoding: "utf8",
    // What is refused no more would run for ever.
    timeout: STOPPED_AFTER_MS,
  });
}

/** Two ports in a row; the first one is answered. */
async function listenOnTwo(): Promise<number> {
  for (;;) {
    const port = await listen();
    const next = await listen(port + 1).catch(() => undefined);
    if (next !== undefined) return port;
  }
}

function listen(wanted = 0): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());

  return new Promise((done, fail) => {
    server.on("error", fail);
    server.listen(wanted, "127.0.0.1", () => {
      const address = server.address();
      done(typeof address === "object" && address ? address.port : 0);
    });
  });
}
