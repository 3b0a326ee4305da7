import { dirname } from "node:path";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers";
import { detectSource } from "./detect-source";
import { type FilesOfHeader, type FoundHeader, NearestHeaders, type SideHeader } from "./nearest-headers";
import { openSource, SourceBroken } from "./open-source";

interface NamedFile {
  readonly name: string;
  readonly path: string;
}

type Looked =
  | { readonly kind: "header"; readonly format: SourceFormat; readonly header: SideHeader }
  | { readonly kind: "records"; readonly format: SourceFormat; readonly path: string };

type ByFormat = ReadonlyMap<SourceFormat, NearestHeaders>;

/** The headers among the files of an import, which are looked at once, when the first file asks. */
export class SideHeaders {
  readonly #files: readonly NamedFile[];
  readonly #onLooked: () => Promise<void>;
  #byFormat: Promise<ByFormat> | undefined;

  /** @param onLooked - called after each file that was looked at; what it throws stops the import */
  constructor(files: readonly NamedFile[], onLooked: () => Promise<void>) {
    this.#files = files;
    this.#onLooked = onLooked;
  }

  /** The header of the records in a file. */
  async of(path: string, format: SourceFormat): Promise<FoundHeader> {
    if (importerOf(format)?.withoutHeader === undefined) return { kind: "none" };

    return (await this.#look()).get(format)?.of(dirname(path)) ?? { kind: "none" };
  }

  /** The files whose header it is. */
  async filesOf(path: string, format: SourceFormat): Promise<FilesOfHeader> {
    return (await this.#look()).get(format)?.filesOf(path) ?? { own: 0, unsure: 0 };
  }

  #look(): Promise<ByFormat> {
    this.#byFormat ??= lookAt(this.#files, this.#onLooked);

    return this.#byFormat;
  }
}

async function lookAt(files: readonly NamedFile[], onLooked: () => Promise<void>): Promise<ByFormat> {
  const looked: Looked[] = [];
  for (const file of files) {
    const found = await lookAtFile(file);
    if (found !== undefined) looked.push(found);
    await onLooked();
  }

  const formats = new Set(looked.map(({ format }) => format));
  return new Map([...formats].map((format) => [format, nearestOf(looked.filter((file) => file.format === format))]));
}

async function lookAtFile({ name, path }: NamedFile): Promise<Looked | undefined> {
  try {
    const found = await detectSource(await openSource(path), undefined);
    if (found.kind === "detected")
      return found.layout === "member" ? undefined : { kind: "records", format: found.importer.format, path };
    if (found.side === undefined) return undefined;

    const { importer, header } = found.side;
    return { kind: "header", format: importer.format, header: { path, name, header } };
  } catch (error) {
    // Who imports the file says so, and who retries its rows needs it no more.
    if (!(error instanceof SourceBroken)) throw error;
    return undefined;
  }
}

function nearestOf(looked: readonly Looked[]): NearestHeaders {
  const headers = looked.flatMap((file) => (file.kind === "header" ? [file.header] : []));
  const recordPaths = looked.flatMap((file) => (file.kind === "records" ? [file.path] : []));

  return new NearestHeaders(headers, recordPaths);
}
