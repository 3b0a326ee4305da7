import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesUnder } from "../setup/once.mjs";
import { ROOT } from "../setup/project-root.mjs";

/** Folders that hold our own files. */
const OURS = ["app", "bench", "components", "docs", "e2e", "lib", "prisma", "scripts", ".config"];
const AT_ROOT = ["README.md", "next.config.ts", "postcss.config.mjs", "proxy.ts"];
const GENERATED = /^lib\/db\/generated\//;
const CODE = /\.(ts|tsx|mjs)$/;

/** @returns {string[]} every file that we write, from the project root */
export function ourFiles() {
  return [...OURS, ...AT_ROOT].flatMap(filesUnder).filter((path) => !GENERATED.test(path));
}

/** @returns {string[]} */
export function codeFiles() {
  return ourFiles().filter((path) => CODE.test(path));
}

/** @param {string} path - from the project root */
export function textOf(path) {
  return readFileSync(join(ROOT, path), "utf8");
}
