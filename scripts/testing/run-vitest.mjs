import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../setup/project-root.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @param {readonly string[]} projects - of .config/vitest.config.ts
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Tally>}
 */
export async function runVitest(projects, env) {
  const folder = mkdtempSync(join(tmpdir(), "assay-vitest-"));
  const report = join(folder, "report.json");
  const status = await runShown(
    [
      "node_modules/vitest/vitest.mjs",
      ...["run", "--config", ".config/vitest.config.ts", ...projects.flatMap((name) => ["--project", name])],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
    env,
  );
  const tally = status === undefined ? undefined : vitestTally(report);
  rmSync(folder, { recursive: true, force: true });

  return withStatus(tally, status);
}

/**
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<number | undefined>} its exit code
 */
export function runShown(args, env) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit", env: { NODE_ENV: "test", ...env } });

  return new Promise((resolve) => {
    child.on("error", () => resolve(undefined));
    child.on("close", (code) => resolve(code ?? undefined));
  });
}

/**
 * A run that failed without a failing test (a file that does not load, a crash) is one failure.
 *
 * @param {Tally | undefined} tally
 * @param {number | undefined} status
 * @returns {Tally}
 */
export function withStatus(tally, status) {
  if (!tally) return { passed: 0, failed: 1, skipped: 0 };
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** @param {string} report */
function vitestTally(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    // It ended before it could report; withStatus counts that.
    return undefined;
  }
}
