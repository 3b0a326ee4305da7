import { codeOnly } from "./code-only.mjs";
import { codeFiles, textOf } from "./project-files.mjs";

const CALL = /\.toMatchObject\(/g;
// Where one ends in such a sign, a bracket follows.
const PATTERN = /[:,[]\s*\/(?![/*)])/g;

/**
 * Expectations that hold whatever comes: `toMatchObject` compares a regular expression as an object without members.
 *
 * @returns {Promise<string[]>}
 */
export async function checkMatchers() {
  return codeFiles()
    .filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path))
    .flatMap((path) =>
      barePatterns(textOf(path)).map(
        (line) => `${path}:${line} expects a regular expression, which any text meets: write expect.stringMatching.`,
      ),
    );
}

/**
 * @param {string} source
 * @returns {number[]} the lines of regular expressions that stand for a text in what `toMatchObject` is given
 */
export function barePatterns(source) {
  const code = codeOnly(source);

  return [...code.matchAll(CALL)].flatMap(({ index, 0: call }) => {
    const from = index + call.length;
    const given = code.slice(from, endOfCall(code, from));
    return [...given.matchAll(PATTERN)].map((found) => code.slice(0, from + found.index).split("\n").length);
  });
}

/**
 * @param {string} code
 * @param {number} from - behind the bracket that opens
 */
function endOfCall(code, from) {
  for (let at = from, depth = 1; at < code.length; at += 1) {
    if ("([{".includes(code[at] ?? "")) depth += 1;
    else if (")]}".includes(code[at] ?? "")) depth -= 1;
    if (depth === 0) return at;
  }

  return code.length;
}
