import { checkCasts } from "./check-casts.mjs";
import { checkCitedPaths } from "./check-cited-paths.mjs";
import { checkCorpusId } from "./check-corpus-id.mjs";
import { checkFiles } from "./check-files.mjs";
import { checkFormat, checkLint } from "./check-lint.mjs";
import { checkLockFile } from "./check-lock-file.mjs";
import { checkMatchers } from "./check-matchers.mjs";
import { checkTypes } from "./check-types.mjs";
import { checkUnused } from "./check-unused.mjs";

/** What can be said of the sources without running them. */
const CHECKS = {
  format: checkFormat,
  lint: checkLint,
  types: checkTypes,
  "file names and sizes": checkFiles,
  "reasons for casts": checkCasts,
  "expectations that can fail": checkMatchers,
  "paths in documents and comments": checkCitedPaths,
  "corpus id in every table of trajectories": checkCorpusId,
  "lock file": checkLockFile,
  "unused files, exports and packages": checkUnused,
};

/**
 * @param {(line: string) => void} say
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runStaticChecks(say) {
  const results = await Promise.all(
    Object.entries(CHECKS).map(async ([name, check]) => ({ name, faults: await check() })),
  );
  for (const { name, faults } of results) {
    say(faults.length === 0 ? `passed  ${name}` : `FAILED  ${name}\n${faults.join("\n")}\n`);
  }

  const failed = results.filter(({ faults }) => faults.length > 0).length;
  return { passed: results.length - failed, failed };
}
