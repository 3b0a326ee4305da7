import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ROOT } from "../setup/project-root.mjs";

/**
 * Counts of one part, with the lines that name what failed and what passed only the second time.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, notes?: readonly string[] }} Tally
 */

/**
 * @param {readonly string[]} projects - of .config/vitest.config.ts
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<Tally>}
 */
export async function runVitest(projects, env) {
  const folder = mkdtempSync(join(tmpdir(), "assay-vitest-"));
  // The user that PostgreSQL runs as has to pass through.
  chmodSync(folder, 0o755);
  const report = join(folder, "report.json");
  const status = await runShown(
    [
      "node_modules/vitest/vitest.mjs",
      ...["run", "--config", ".config/vitest.config.ts", ...projects.flatMap((name) => ["--project", name])],
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ],
    // What a test leaves in the folder for temporary files goes with this one.
    { ...env, TMPDIR: folder },
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
  if (!tally) return { passed: 0, failed: 1, skipped: 0, notes: ["FAILED  a part that ended before it could report"] };
  if (status === 0 || tally.failed > 0) return tally;

  return {
    ...tally,
    failed: 1,
    notes: [...(tally.notes ?? []), `FAILED  a part without a failing test: exit code ${status}`],
  };
}

/** @param {string} report */
function vitestTally(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    const notes = testResults.flatMap(notesOfFile);
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, notes };
  } catch {
    // It ended before it could report; withStatus counts that.
    return undefined;
  }
}

/** @param {{ name: string, status: string, message?: string, assertionResults: readonly { fullName: string, status: string, failureMessages: readonly string[] | null }[] }} file */
function notesOfFile({ name, status, message, assertionResults }) {
  const path = relative(ROOT, name);
  const tests = assertionResults.flatMap(({ fullName, status, failureMessages }) => {
    if (status === "failed") return [`FAILED  ${path}: ${fullName}`];
    return status === "passed" && (failureMessages?.length ?? 0) > 0
      ? [`passed the second time  ${path}: ${fullName} (first: ${firstLines(failureMessages?.[0])})`]
      : [];
  });

  return status === "failed" && tests.length === 0 ? [`FAILED  ${path}: ${message ?? "does not load"}`] : tests;
}

/**
 * What went wrong the first time, short enough for a line.
 *
 * @param {string | undefined} message
 */
function firstLines(message) {
  const words = (message ?? "").split("\n    at ")[0] ?? "";

  return words.replaceAll(/\s+/g, " ").slice(0, 400);
}
