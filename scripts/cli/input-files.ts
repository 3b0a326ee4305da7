import { stat } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { UsageError } from "./usage-error";

export interface InputFile {
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
}

/**
 * The files that a command names. One that is missing is refused by the import itself, with the others read.
 *
 * @throws UsageError without a file, Error when none exists
 */
export async function inputFiles(paths: readonly string[]): Promise<readonly InputFile[]> {
  if (paths.length === 0) throw new UsageError("Name at least one file to import.");
  const files = await Promise.all(
    paths.map(async (path) => {
      const facts = await stat(path).catch(() => undefined);

      return { name: basename(path), path: resolve(path), sizeBytes: facts?.size ?? 0, exists: facts !== undefined };
    }),
  );
  if (files.every((file) => !file.exists)) {
    throw new Error(paths.length === 1 ? `There is no file ${paths[0]}.` : "None of these files exists.");
  }

  return files.map(({ name, path, sizeBytes }) => ({ name, path, sizeBytes }));
}
