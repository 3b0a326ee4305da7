import { dirname, sep } from "node:path";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers";
import { detectSource } from "./detect-source";
import { openSource, SourceBroken } from "./open-source";

/** A file of an import that holds no record, but what records of other files need. */
export interface SideHeader {
  readonly path: string;
  /** The file's name. */
  readonly name: string;
  readonly header: unknown;
}

interface NamedFile {
  readonly name: string;
  readonly path: string;
}

type Looked =
  | { readonly kind: "header"; readonly format: SourceFormat; readonly header: SideHeader }
  | { readonly kind: "records"; readonly format: SourceFormat; readonly path: string };

/** The headers among the files of an import, which are looked at once, when the first file asks. */
export class SideHeaders {
  readonly #files: readonly NamedFile[];
  #looked: Promise<readonly Looked[]> | undefined;

  constructor(files: readonly NamedFile[]) {
    this.#files = files;
  }

  /**
   * The header of the records in a file: the nearest one in its folder or above; else the only one of the format, where
   * none of the files is below it. Undefined where two are as near.
   */
  async of(path: string, format: SourceFormat): Promise<SideHeader | undefined> {
    if (importerOf(format)?.withoutHeader === undefined) return undefined;

    const looked = (await this.#look()).filter((file) => file.format === format);
    const headers = looked.flatMap((file) => (file.kind === "header" ? [file.header] : []));
    const above = headers.filter((header) => isBelow(path, header));
    const depth = Math.max(...above.map(depthOf));
    const nearest = above.filter((header) => depthOf(header) === depth);
    if (nearest.length > 0) return nearest.length === 1 ? nearest[0] : undefined;

    const [only, other] = headers;
    if (only === undefined || other !== undefined) return undefined;

    return looked.some((file) => file.kind === "records" && isBelow(file.path, only)) ? undefined : only;
  }

  /** How many files have a header as theirs. */
  async countOf(path: string, format: SourceFormat): Promise<number> {
    let count = 0;
    for (const file of await this.#look()) {
      if (file.kind !== "records" || file.format !== format) continue;
      if ((await this.of(file.path, format))?.path === path) count += 1;
    }

    return count;
  }

  #look(): Promise<readonly Looked[]> {
    this.#looked ??= lookAt(this.#files);

    return this.#looked;
  }
}

async function lookAt(files: readonly NamedFile[]): Promise<readonly Looked[]> {
  const looked: Looked[] = [];
  for (const { name, path } of files) {
    try {
      const found = await detectSource(await openSource(path), undefined);
      if (found.kind === "refused" && found.side !== undefined) {
        const { importer, header } = found.side;
        looked.push({ kind: "header", format: importer.format, header: { path, name, header } });
      } else if (found.kind === "detected" && found.layout !== "member")
        looked.push({ kind: "records", format: found.importer.format, path });
    } catch (error) {
      // Who imports the file says so, and who retries its rows needs it no more.
      if (!(error instanceof SourceBroken)) throw error;
    }
  }

  return looked;
}

function isBelow(path: string, header: SideHeader): boolean {
  const folder = dirname(header.path);

  return path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

function depthOf({ path }: SideHeader): number {
  return dirname(path).length;
}
