import { dirname } from "node:path";

/** A file of an import that holds no record, but what records of other files need. */
export interface SideHeader {
  readonly path: string;
  /** The file's name. */
  readonly name: string;
  readonly header: unknown;
}

/** The header of the records in a file, where one can be told. */
export type FoundHeader =
  | { readonly kind: "found"; readonly header: SideHeader }
  | { readonly kind: "none" }
  /** Nothing tells which of these it is. */
  | { readonly kind: "several"; readonly headers: readonly SideHeader[] };

/** How many files have a header as theirs, and for how many it is one of several. */
export interface FilesOfHeader {
  readonly own: number;
  readonly unsure: number;
}

/** Which of the headers of one format is that of which file: a matter of folders, of which there are fewer than files. */
export class NearestHeaders {
  readonly #headers: readonly SideHeader[];
  readonly #byFolder = new Map<string, SideHeader[]>();
  /** How many files of records lie in a folder. */
  readonly #records = new Map<string, number>();
  readonly #found = new Map<string, FoundHeader>();
  #elsewhere: FoundHeader | undefined;
  #files: ReadonlyMap<string, FilesOfHeader> | undefined;

  /** @param recordPaths - the files that hold records */
  constructor(headers: readonly SideHeader[], recordPaths: readonly string[]) {
    this.#headers = headers;
    for (const header of headers) {
      const folder = dirname(header.path);
      const beside = this.#byFolder.get(folder);
      if (beside === undefined) this.#byFolder.set(folder, [header]);
      else beside.push(header);
    }
    for (const folder of recordPaths.map((path) => dirname(path)))
      this.#records.set(folder, (this.#records.get(folder) ?? 0) + 1);
  }

  /** The header of what lies in a folder: the nearest one there or above; else the only one, where no file is below it. */
  of(folder: string): FoundHeader {
    const known = this.#found.get(folder);
    if (known !== undefined) return known;

    const found = this.#above(folder) ?? this.#elsewhereOnly();
    this.#found.set(folder, found);
    return found;
  }

  filesOf(path: string): FilesOfHeader {
    this.#files ??= this.#countFiles();

    return this.#files.get(path) ?? NO_FILES;
  }

  #above(folder: string): FoundHeader | undefined {
    for (const above of upwards(folder)) {
      const headers = this.#byFolder.get(above);
      if (headers !== undefined) return oneOf(headers, headers.length);
    }

    return undefined;
  }

  #elsewhereOnly(): FoundHeader {
    if (this.#elsewhere !== undefined) return this.#elsewhere;
    const withFiles = new Set([...this.#records.keys()].flatMap((folder) => [...upwards(folder)]));
    const free = this.#headers.filter(({ path }) => !withFiles.has(dirname(path)));

    this.#elsewhere = oneOf(free, this.#headers.length);
    return this.#elsewhere;
  }

  #countFiles(): ReadonlyMap<string, FilesOfHeader> {
    const files = new Map<string, FilesOfHeader>();
    for (const [folder, count] of this.#records) {
      const found = this.of(folder);
      for (const { path } of headersIn(found)) {
        const { own, unsure } = files.get(path) ?? NO_FILES;
        files.set(path, found.kind === "found" ? { own: own + count, unsure } : { own, unsure: unsure + count });
      }
    }

    return files;
  }
}

const NO_FILES: FilesOfHeader = { own: 0, unsure: 0 };

function headersIn(found: FoundHeader): readonly SideHeader[] {
  switch (found.kind) {
    case "found":
      return [found.header];
    case "none":
      return [];
    case "several":
      return found.headers;
  }
}

/** @param outOf - how many headers might be meant; with more than one, nothing tells which */
function oneOf(headers: readonly SideHeader[], outOf: number): FoundHeader {
  const [header] = headers;
  if (header === undefined) return { kind: "none" };

  return outOf === 1 ? { kind: "found", header } : { kind: "several", headers };
}

/** A folder and those that it lies in, from the nearest. */
function* upwards(folder: string): Generator<string> {
  let at = folder;
  yield at;
  while (dirname(at) !== at) {
    at = dirname(at);
    yield at;
  }
}
