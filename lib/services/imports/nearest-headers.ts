import { dirname } from "node:path";

/** A file of an import that holds no record, but what records of other files need. */
export interface SideHeader {
  readonly path: string;
  /** The file's name. */
  readonly name: string;
  readonly header: unknown;
  /** The ids of its records; absent where it lists none. */
  readonly ids?: ReadonlySet<string>;
}

/** The header of the records in a file, where one can be told. */
export type FoundHeader =
  | { readonly kind: "found"; readonly header: SideHeader }
  | { readonly kind: "none" }
  /** Those that lie near list their records, and the file's are not among them. */
  | { readonly kind: "unlisted" }
  /** Nothing tells which of these it is. */
  | { readonly kind: "several"; readonly headers: readonly SideHeader[] };

/** How many files have a header as theirs, and for how many it is one of several. */
export interface FilesOfHeader {
  readonly own: number;
  readonly unsure: number;
}

/** A file that holds records. */
export interface RecordFile {
  readonly path: string;
  /** What a header may list it as. */
  readonly id: string;
}

/**
 * Which of the headers of one format is that of which file. A header reaches no further than its own folder and what is
 * below it: runs have tasks and policies of the same names, so a wrong header merges what is apart. One that lists its
 * records is that of those alone. Of others the nearest counts, in the file's folder or the one above, as a source lays
 * them out. Files of one drop lie in one folder.
 */
export class NearestHeaders {
  readonly #byFolder = new Map<string, SideHeader[]>();
  readonly #above = new Map<string, readonly (readonly SideHeader[])[]>();
  readonly #records: readonly RecordFile[];
  #files: ReadonlyMap<string, FilesOfHeader> | undefined;

  /** @param records - the files that hold records, which the headers are counted by */
  constructor(headers: readonly SideHeader[], records: readonly RecordFile[]) {
    this.#records = records;
    for (const header of headers) {
      const folder = dirname(header.path);
      const beside = this.#byFolder.get(folder);
      if (beside === undefined) this.#byFolder.set(folder, [header]);
      else beside.push(header);
    }
  }

  of({ path, id }: RecordFile): FoundHeader {
    const above = this.#headersAbove(dirname(path));
    const listing = above.flat().filter(({ ids }) => ids?.has(id));
    if (listing.length > 0) return oneOf(listing);

    const near = above.slice(0, FOLDERS_NEAR);
    const withoutList = near.map((beside) => beside.filter(({ ids }) => ids === undefined));
    const found = oneOf(withoutList.find((headers) => headers.length > 0) ?? []);

    return found.kind === "none" && near.flat().length > 0 ? { kind: "unlisted" } : found;
  }

  filesOf(path: string): FilesOfHeader {
    this.#files ??= this.#countFiles();

    return this.#files.get(path) ?? NO_FILES;
  }

  /** The headers in a folder and in each that it lies in, from the nearest. */
  #headersAbove(folder: string): readonly (readonly SideHeader[])[] {
    const known = this.#above.get(folder);
    if (known !== undefined) return known;

    const above = [...upwards(folder)].map((at) => this.#byFolder.get(at) ?? []);
    this.#above.set(folder, above);
    return above;
  }

  #countFiles(): ReadonlyMap<string, FilesOfHeader> {
    const files = new Map<string, FilesOfHeader>();
    for (const record of this.#records) {
      const found = this.of(record);
      for (const { path } of headersIn(found)) {
        const { own, unsure } = files.get(path) ?? NO_FILES;
        files.set(path, found.kind === "found" ? { own: own + 1, unsure } : { own, unsure: unsure + 1 });
      }
    }

    return files;
  }
}

/** A file's own folder and the one that it lies in. */
const FOLDERS_NEAR = 2;

const NO_FILES: FilesOfHeader = { own: 0, unsure: 0 };

function headersIn(found: FoundHeader): readonly SideHeader[] {
  switch (found.kind) {
    case "found":
      return [found.header];
    case "none":
    case "unlisted":
      return [];
    case "several":
      return found.headers;
  }
}

function oneOf(headers: readonly SideHeader[]): FoundHeader {
  const [header, ...others] = headers;
  if (header === undefined) return { kind: "none" };

  return others.length === 0 ? { kind: "found", header } : { kind: "several", headers };
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
