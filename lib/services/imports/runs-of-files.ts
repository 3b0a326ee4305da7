import { dirname, sep } from "node:path";
import { uploadFolderOf } from "./upload-folder";

interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/**
 * The runs that the files of an import are, by their paths: named as the file, and where several are called the same by what
 * tells them apart, which is the folders they lie in. Of files dropped in a browser nobody knows the folders, so these are
 * numbered.
 */
export function runsOfFiles(files: readonly NamedFile[], home: string): ReadonlyMap<string, string> {
  const pathsOf = new Map<string, Set<string>>();
  for (const { name, path } of files) pathsOf.set(name, (pathsOf.get(name) ?? new Set()).add(path));

  return new Map([...pathsOf].flatMap(([name, paths]) => [...namesOf(name, [...paths], home)]));
}

/** What to say of a file whose run is not called as the file. */
export function sameNameNote(run: string): string {
  return `Another file of this import is called the same, so what it holds of no run of its own is the run “${run}”. Records that are the same in both count once: to have them in both, import each file by itself and name its run.`;
}

function namesOf(name: string, paths: readonly string[], home: string): ReadonlyMap<string, string> {
  if (paths.length === 1) return new Map(paths.map((path) => [path, name]));
  if (paths.some((path) => uploadFolderOf(home, path) !== undefined))
    return new Map(paths.map((path, at) => [path, at === 0 ? name : `${name} (${at + 1})`]));

  const folders = foldersApart(paths);

  return new Map(paths.map((path) => [path, `${folders.get(path)}/${name}`]));
}

/** As many of the innermost folders of each path as tell it from the others; of one that ends as another does, all of them. */
function foldersApart(paths: readonly string[]): ReadonlyMap<string, string> {
  const apart = new Map<string, string>();
  let left = paths.map((path) => ({ path, folders: dirname(path).split(sep) }));

  for (let count = 1; left.length > 0; count += 1) {
    const ending = new Map<string, string[]>();
    for (const { path, folders } of left) {
      const own = folders.slice(-count).join(sep);
      const group = ending.get(own);
      if (group) group.push(path);
      else ending.set(own, [path]);
    }
    for (const [own, [path, another]] of ending) if (path !== undefined && another === undefined) apart.set(path, own);
    for (const { path, folders } of left)
      if (!apart.has(path) && folders.length <= count) apart.set(path, dirname(path));
    left = left.filter(({ path }) => !apart.has(path));
  }

  return apart;
}
