import { codeOnly } from "./code-only.mjs";
import { codeFiles, textOf } from "./project-files.mjs";

// An import or export may rename with "as"; so may a pattern of names that spans lines.
const RENAMING = /\b(?:import|export)\b(?:\s+type)?\s*(?:\*\s+as\s+\w+|[\w$]+\s*,\s*)?\s*(?:\{[^}]*\})?/g;
// A type begins with a capital, a bracket or one of these words; prose between JSX tags goes on in lower case.
const CAST =
  /[\w$)\]}]\s+as\s+(?:[A-Z_${([]|(?:string|number|boolean|bigint|symbol|object|unknown|any|never|void|null|undefined|readonly|keyof|typeof)\b)/g;
// The comment stands above the function, or above the statement.
const LINES_ABOVE = 12;

/**
 * Casts without a reason: a boundary that the compiler cannot express says why it is safe, in a comment that starts so.
 *
 * @returns {Promise<string[]>}
 */
export async function checkCasts() {
  return codeFiles()
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^e2e\/|\.d\.ts$/.test(path))
    .flatMap(castsIn);
}

/** @param {string} path */
function castsIn(path) {
  const source = textOf(path);
  const lines = source.split("\n");
  const code = codeOnly(source).replace(RENAMING, (text) => text.replace(/[^\n]/g, " "));

  return [...code.matchAll(CAST)].flatMap(({ index }) => {
    const line = code.slice(0, index).split("\n").length;
    const isExplained = /\bsafe:/.test(lines.slice(Math.max(0, line - LINES_ABOVE), line).join("\n"));
    return isExplained ? [] : [`${path}:${line} casts with "as" and no comment says why that is safe ("safe: …").`];
  });
}
