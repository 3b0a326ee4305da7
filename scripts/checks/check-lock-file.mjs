import { textOf } from "./project-files.mjs";

/**
 * `npm ci` refuses a lock that lacks an optional package of another platform, and `npm install` leaves such a package out
 * in silence when the registry does not have it.
 *
 * @returns {Promise<string[]>}
 */
export async function checkLockFile() {
  /** @type {Record<string, { optionalDependencies?: Record<string, string> }>} */
  const packages = JSON.parse(textOf("package-lock.json")).packages;

  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isLocked(packages, path, name))
      .map(
        ([name, version]) =>
          `package-lock.json lacks ${name}@${version}, which ${path} may need: npm ci will refuse it.`,
      ),
  );
}

/**
 * Looks where Node would: beside the package, then in each folder above it.
 *
 * @param {Record<string, unknown>} packages
 * @param {string} from
 * @param {string} name
 */
function isLocked(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (`${folder ? `${folder}/` : ""}node_modules/${name}` in packages) return true;
    if (folder === "") return false;
  }
}
