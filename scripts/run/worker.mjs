import { startService } from "./service.mjs";

const RESTART_AFTER_MS = 1000;
// A worker that lived this long was not failing at its start.
const HEALTHY_AFTER_MS = 30_000;
const FAILURES_IN_A_ROW = 5;

/**
 * The background worker, started again when it ends by itself: a job that takes it down must not stop the others.
 *
 * @param {{ env: Record<string, string | undefined>, logFile: string, whenReady?: () => Promise<unknown> }} options -
 *   whenReady: what it cannot run without is there
 * @returns {{ failed: Promise<string>, stop: () => Promise<void> }} failed: its last words, when it cannot be kept up
 */
export function keepWorker({ whenReady = async () => {}, ...options }) {
  const launch = () => startService("dist/worker.mjs", options);
  let worker = launch();
  let isStopping = false;

  /** @returns {Promise<string>} */
  async function watch() {
    for (let failures = 0; ; ) {
      const startedAt = performance.now();
      await worker.ended;
      if (isStopping) return new Promise(() => {});

      failures = performance.now() - startedAt > HEALTHY_AFTER_MS ? 1 : failures + 1;
      if (failures >= FAILURES_IN_A_ROW) return worker.lastWords();
      await new Promise((resolve) => setTimeout(resolve, RESTART_AFTER_MS));
      await whenReady();
      if (!isStopping) worker = launch();
    }
  }

  return {
    failed: watch(),
    stop: () => {
      isStopping = true;
      return worker.stop();
    },
  };
}
