import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const WAITER = `
  const { stopWanted } = await import(process.argv[1]);
  const alive = setTimeout(() => {}, 25_000);
  const why = stopWanted();
  console.log("waiting");
  console.log(await why);
  clearTimeout(alive);`;
const ARGS = ["--input-type=module", "-e", WAITER, resolve("scripts/run/stop-wanted.mjs")];
/** As npm is: somebody who has to live for the waiter to be stopped by. */
const CALLER = `
  require("node:child_process").spawn(process.execPath, ${JSON.stringify(ARGS)}, { stdio: ["ignore", "inherit", "inherit"] });
  setInterval(() => {}, 1000);`;

test.each([
  ["SIGINT", "SIGINT (Ctrl-C)"],
  ["SIGTERM", "SIGTERM (asked to stop from outside)"],
  ["SIGHUP", "SIGHUP (the terminal was closed)"],
] as const)("%s is told as %s", async (signal, why) => {
  const { child, printed } = await waiting(ARGS, {});

  child.kill(signal);

  expect(await printed()).toBe(`${why}\n`);
});

test("npm that was killed is told as what has ended", async () => {
  const { child, printed } = await waiting(["-e", CALLER], { npm_lifecycle_event: "start" });

  child.kill("SIGKILL");

  expect(await printed()).toBe("npm, which started it, has ended\n");
});

/** A process that waits until somebody wants it to stop, and what it prints from then on. */
async function waiting(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { npm_lifecycle_event: _npm, ...inherited } = process.env;
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let out = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  const closed = once(child, "close");
  await expect.poll(() => out, { timeout: 20_000 }).toBe("waiting\n");

  return {
    child,
    printed: async () => {
      await closed;
      return out.replace("waiting\n", "");
    },
  };
}
