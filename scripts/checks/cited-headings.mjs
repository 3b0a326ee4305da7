import { dirname, join } from "node:path";

const LINK = /\]\(([^)\s#]*)#([^)\s]+)\)/g;

/**
 * Links of a document to headings that are not there.
 *
 * @param {string} path - of the document, from the project root
 * @param {(path: string) => string | undefined} read - a document's text; undefined where there is none
 * @returns {string[]}
 */
export function missingHeadings(path, read) {
  return [...(read(path) ?? "").matchAll(LINK)].flatMap(([, file = "", heading = ""]) => {
    if (/^[a-z]+:/.test(file)) return [];
    const target = file === "" ? path : join(dirname(path), file);
    const text = target.endsWith(".md") ? read(target) : undefined;

    return text === undefined || headingsOf(text).includes(heading) ? [] : [`${target}#${heading}`];
  });
}

/**
 * Headings as code hosts name them in an address.
 *
 * @param {string} text
 */
function headingsOf(text) {
  const withoutCode = text.replace(/^```[\s\S]*?^```/gm, "");

  return [...withoutCode.matchAll(/^#{1,6} +(.+?) *$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-"),
  );
}
