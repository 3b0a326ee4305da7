import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../setup/project-root.mjs";
import { missingHeadings } from "./cited-headings.mjs";
import { ourFiles, textOf } from "./project-files.mjs";

const TOP = readdirSync(ROOT).filter((name) => !["node_modules", ".git"].includes(name));
// Made by commands or by the reader of the document, so absent from a fresh clone.
const MADE = /^(dist|\.next|\.assay|lib\/db\/generated|node_modules)\b/;
const PATTERN = /[*<>{}…]|NNN/;

/** @returns {Promise<string[]>} paths named in documents and comments, and headings linked to, that do not exist */
export async function checkCitedPaths() {
  const files = ourFiles();
  const documents = files.filter((path) => path.endsWith(".md"));
  const read = (/** @type {string} */ path) => (documents.includes(path) ? textOf(path) : undefined);
  const headings = documents.flatMap((path) =>
    missingHeadings(path, read).map((one) => `${path} links to ${one}, which does not exist.`),
  );
  const paths = files
    .filter((path) => !/fixtures\/|\.test\.tsx?$|^scripts\/checks\//.test(path))
    .flatMap((path) => {
      const cited = path.endsWith(".md") ? citedInDocument(path) : citedInComments(path);
      return [...new Set(cited)]
        .filter((one) => isMissing(one, path))
        .map((one) => `${path} cites ${one}, which does not exist.`);
    });

  return [...paths, ...headings];
}

/** @param {string} path */
function citedInDocument(path) {
  const text = textOf(path);
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? "");
  const linked = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map((match) => match[1] ?? "");

  return [
    ...quoted.filter(startsLikeOurs),
    ...linked.filter((link) => !/^[a-z]+:/.test(link)).map((link) => join(dirname(path), link)),
  ].map(bare);
}

/** @param {string} path */
function citedInComments(path) {
  if (!/\.(ts|tsx|mjs|prisma|sql|css)$/.test(path)) return [];
  const comments = textOf(path).match(/(^|\s)(\/\/|--) .*|\/\*[\s\S]*?\*\//g) ?? [];

  return comments
    .flatMap((comment) => comment.match(/[\w.@-]+(?:\/[\w.@[\]*<>{}-]+)+/g) ?? [])
    .filter(startsLikeOurs)
    .map(bare);
}

/** @param {string} path */
function startsLikeOurs(path) {
  return path.includes("/") && TOP.includes(path.split("/")[0] ?? "");
}

/** @param {string} path */
function bare(path) {
  return path.replace(/[.,:;)]+$/, "").replace(/:\d+$/, "");
}

/**
 * @param {string} cited
 * @param {string} from
 */
function isMissing(cited, from) {
  if (PATTERN.test(cited) || MADE.test(cited)) return false;
  return ![join(ROOT, cited), join(ROOT, dirname(from), cited), join(ROOT, `${cited}.ts`)].some((path) =>
    existsSync(path),
  );
}
