/**
 * The source with comments, strings and templates blanked, position for position. Expressions inside templates go too.
 *
 * @param {string} source
 * @returns {string}
 */
export function codeOnly(source) {
  let code = "";
  for (let at = 0; at < source.length; ) {
    const end = endOfText(source, at);
    if (end === at) {
      code += source[at];
      at += 1;
    } else {
      code += source.slice(at, end).replace(/[^\n]/g, " ");
      at = end;
    }
  }

  return code;
}

/**
 * @param {string} source
 * @param {number} at
 * @returns {number} where the comment, string or template that begins here ends; the same place when none begins
 */
function endOfText(source, at) {
  if (source.startsWith("//", at)) return indexOrEnd(source, "\n", at);
  if (source.startsWith("/*", at)) return indexOrEnd(source, "*/", at) + 2;
  const quote = source[at];
  if (quote === "`") return endOfTemplate(source, at);
  if (quote !== '"' && quote !== "'") return at;

  // An apostrophe in the text of an element is no quote: a string ends on its own line.
  const text = new RegExp(`${quote}(?:[^${quote}\\\\\\n]|\\\\.)*${quote}`, "y");
  text.lastIndex = at;
  return text.test(source) ? text.lastIndex : at;
}

/**
 * @param {string} source
 * @param {number} at
 */
function endOfTemplate(source, at) {
  for (let next = at + 1, depth = 0; next < source.length; next += 1) {
    const character = source[next];
    if (character === "\\") next += 1;
    else if (depth === 0 && character === "`") return next + 1;
    else if (depth === 0 && source.startsWith("${", next)) depth = 1;
    else if (depth > 0 && character === "{" && source[next - 1] !== "$") depth += 1;
    else if (depth > 0 && character === "}") depth -= 1;
    else if (depth > 0 && character === "`") next = endOfTemplate(source, next) - 1;
  }

  return source.length;
}

/**
 * @param {string} source
 * @param {string} mark
 * @param {number} from
 */
function indexOrEnd(source, mark, from) {
  const index = source.indexOf(mark, from);
  return index < 0 ? source.length : index;
}
