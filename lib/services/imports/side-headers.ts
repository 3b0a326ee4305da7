import { basename } from "node:path";
import type { SourceFormat } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers";
import type { RecordList } from "@/lib/importers/importer";
import { isList } from "@/lib/importers/json-value";
import { sampleFile, toldBy } from "@/lib/importers/sample-file";
import { detectSource } from "./detect-source";
import {
  type FilesOfHeader,
  type FoundHeader,
  NearestHeaders,
  type RecordFile,
  type SideHeader,
} from "./nearest-headers";
import { openSource, readHead, SourceBroken } from "./open-source";

interface NamedFile {
  readonly name: string;
  readonly path: string;
}

type Looked =
  | { readonly kind: "header"; readonly format: SourceFormat; readonly header: SideHeader }
  | { readonly kind: "records"; readonly format: SourceFormat; readonly file: NamedFile };

/** What was looked at of one format. */
interface LookedAt {
  readonly nearest: NearestHeaders;
  readonly records: ReadonlyMap<string, RecordFile>;
}

type ByFormat = ReadonlyMap<SourceFormat, LookedAt>;

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
  async of(file: NamedFile, format: SourceFormat): Promise<FoundHeader> {
    if (importerOf(format)?.withoutHeader === undefined) return { kind: "none" };
    const looked = (await this.#look()).get(format);

    // A file that was removed since is known by its name.
    return looked?.nearest.of(looked.records.get(file.path) ?? byName(file)) ?? { kind: "none" };
  }

  /** The files whose header it is. */
  async filesOf(path: string, format: SourceFormat): Promise<FilesOfHeader> {
    return (await this.#look()).get(format)?.nearest.filesOf(path) ?? { own: 0, unsure: 0 };
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

  const byFormat = new Map<SourceFormat, LookedAt>();
  for (const format of new Set(looked.map((file) => file.format))) {
    const ofFormat = looked.filter((file) => file.format === format);
    byFormat.set(format, await together(ofFormat, importerOf(format)?.recordList, onLooked));
  }

  return byFormat;
}

async function lookAtFile(file: NamedFile): Promise<Looked | undefined> {
  const { name, path } = file;
  try {
    const found = await detectSource(await openSource(path), undefined);
    if (found.kind === "detected")
      return found.layout === "member" ? undefined : { kind: "records", format: found.importer.format, file };
    if (found.side === undefined) return undefined;

    const { importer, header } = found.side;
    const ids = importer.recordList?.idsIn(header);
    return {
      kind: "header",
      format: importer.format,
      header: { path, name, header, ...(ids === undefined ? {} : { ids }) },
    };
  } catch (error) {
    // Who imports the file says so, and who retries its rows needs it no more.
    if (!(error instanceof SourceBroken)) throw error;
    return undefined;
  }
}

async function together(
  looked: readonly Looked[],
  list: RecordList | undefined,
  onLooked: () => Promise<void>,
): Promise<LookedAt> {
  const headers = looked.flatMap((file) => (file.kind === "header" ? [file.header] : []));
  const listed = new Set(headers.flatMap(({ ids }) => [...(ids ?? [])]));
  const records = new Map<string, RecordFile>();

  for (const { file } of looked.filter((one) => one.kind === "records")) {
    const named = byName(file);
    records.set(file.path, named);
    if (list === undefined || listed.size === 0 || listed.has(named.id)) continue;

    // It may have been renamed: then its first record tells what it is.
    const id = list.idOf(await firstRecord(file.path));
    if (id !== undefined) records.set(file.path, { ...named, id });
    await onLooked();
  }

  return { nearest: new NearestHeaders(headers, [...records.values()]), records };
}

/** Sources that list the ids of their records name the files of the records by them. */
function byName({ name, path }: NamedFile): RecordFile {
  return { path, id: basename(name).replace(/(\.json)?(\.gz)?$/i, "") };
}

async function firstRecord(path: string): Promise<unknown> {
  try {
    const sampled = sampleFile(await readHead(await openSource(path)));
    const first = toldBy(sampled)?.values[0]?.value;

    return isList(first) ? first[0] : first;
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error;
    return undefined;
  }
}
