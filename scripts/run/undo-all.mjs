import { sentenceOf } from "../setup/main.mjs";

/**
 * Runs the steps from the last to the first, each whatever became of the others.
 *
 * @param {readonly (() => Promise<unknown> | void)[]} steps
 * @param {{ say: (line: string) => void, hasFailed: boolean }} options - hasFailed: there is an error to tell already,
 *   which what fails here must not replace
 * @throws the first failure, unless there is such an error
 */
export async function undoAll(steps, { say, hasFailed }) {
  /** @type {unknown[]} */
  const failures = [];
  for (const step of [...steps].reverse()) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }

  for (const failure of hasFailed ? failures : failures.slice(1)) {
    say(`A part could not be stopped in order: ${sentenceOf(failure)}`);
  }
  if (!hasFailed && failures.length > 0) throw failures[0];
}
