import { existsSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runCommandLine } from "./command-line.mjs";

/**
 * The sample corpus of a first start. A file remembers that it is wanted, so a start that was killed half-way is finished
 * by the next one, and a corpus that somebody removed does not come back.
 *
 * @param {{ home: string, env: Record<string, string | undefined>, isEmpty: boolean, isCleared: boolean }} options
 * @returns {{ ended: Promise<number>, kill: (signal: NodeJS.Signals) => void } | undefined} undefined when there is nothing to do
 */
export function loadSampleCorpus({ home, env, isEmpty, isCleared }) {
  const wanted = join(home, "runtime/sample-wanted");
  if (isEmpty) writeFileSync(wanted, "");
  // Whoever removed the last corpus wants none, also where an earlier sample had failed.
  if (isCleared) rmSync(wanted, { force: true });
  if (!existsSync(wanted)) return undefined;

  const log = openSync(join(home, "logs/sample.log"), "a");
  const run = runCommandLine(["seed"], { env, stdout: log, stderr: log });
  const ended = run.ended.then((code) => {
    if (code === 0) rmSync(wanted, { force: true });
    return code;
  });
  return { ...run, ended };
}

/**
 * Says that the sample is being made and, should it come to that, that it could not be; not of one that is stopped with
 * all the rest.
 *
 * @param {{ ended: Promise<number> }} sample
 * @param {{ home: string, say: (line: string) => void, isStopping: () => boolean }} options
 */
export function tellSample(sample, { home, say, isStopping }) {
  say("The sample corpus is being made in the background and appears once it is ready.");
  void sample.ended.then((code) => {
    if (code !== 0 && !isStopping()) {
      say(
        `The sample corpus could not be made (${join(home, "logs/sample.log")} says why). The next start tries again.`,
      );
    }
  });
}
