import { basename, dirname } from "node:path";
import { codeFiles, ourFiles, textOf } from "./project-files.mjs";

const MOST_LINES = 300;
const NO_NAMES = ["utils", "helpers", "types", "misc", "common", "shared"];
const REGISTRIES = ["lib/importers", "lib/exporters", "lib/jobs"];
// A Next route has these files and no others; a folder of app is a segment of a URL.
const ROUTE_FILES =
  /^(page|view|layout|loading|error|not-found|search-params|(?:view|search-params)\.test|providers|route|route\.db\.test|global-error)\.tsx?$/;
// Tests of blindness, of what is not there, of an address without its corpus, and of what a later answer does to a page,
// walk many routes at once: they belong to none of them.
const APP_ROOT_FILES = [
  "app/globals.css",
  "app/globals.test.ts",
  "app/notices.css",
  "app/tables.css",
  "app/icon.svg",
  "app/api/blind-corpora.db.test.ts",
  "app/api/blind-reviewer.db.test.ts",
  "app/api/blind-siblings.db.test.ts",
  "app/later-question.test.tsx",
  "app/not-there.db.test.ts",
  "app/unchosen-corpus.test.tsx",
];

/** @returns {Promise<string[]>} */
export async function checkFiles() {
  return [
    ...codeFiles().flatMap(faultsOf),
    ...ourFiles()
      .filter((path) => path.startsWith("app/"))
      .flatMap(appFaults),
  ];
}

/** @param {string} path */
function faultsOf(path) {
  const name = basename(path).replace(/(\.config|\.db)?(\.test|\.spec|\.d)?\.(ts|tsx|mjs)$/, "");
  const lines = textOf(path).split("\n").length - 1;

  return [
    ...(lines > MOST_LINES ? [`${path} has ${lines} lines; ${MOST_LINES} is the most. Split it by noun.`] : []),
    ...(NO_NAMES.includes(name) ? [`${path}: “${name}” says nothing. Name it after its main export.`] : []),
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : [`${path} is not in kebab-case.`]),
    ...(name === "index" && !REGISTRIES.includes(dirname(path))
      ? [`${path}: index files are for registries only.`]
      : []),
  ];
}

/** @param {string} path */
function appFaults(path) {
  if (APP_ROOT_FILES.includes(path) || ROUTE_FILES.test(basename(path))) return [];
  return [`${path} is not a file of a route. Its content belongs into components or lib.`];
}
