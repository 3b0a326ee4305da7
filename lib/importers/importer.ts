import type { RowOutcome } from "@/lib/domain/import-row";
import type { RunRef, SourceFormat, Trajectory } from "@/lib/domain/trajectory";
import type { Spelling } from "./parse-spelt";

/**
 * How records lie in a file.
 * lines: one JSON value a line, or over several lines, or several on one. array: one JSON array of records, or several. single: one record (or several, one after the other).
 * member: an object whose one member is the array of records, the rest is the header.
 */
export type Layout = "lines" | "array" | "single" | "member";

/** The first values of a file, read as far as the sample goes; the last one may be cut. */
export interface SampleValue {
  readonly value: unknown;
  readonly isComplete: boolean;
}

export interface FileSample {
  /** lines: no value spans two lines. document: the first value does. */
  readonly kind: "lines" | "document";
  readonly values: readonly SampleValue[];
}

export type Detection =
  | { readonly kind: "accepted"; readonly layout: Layout }
  /** No record, but the header of records that lie in files of their own; why it brings nothing by itself. */
  | { readonly kind: "header"; readonly why: string }
  | { readonly kind: "refused"; readonly why: string };

/** Where a record comes from; all an importer may know besides the record. */
export interface ReadContext {
  readonly fileName: string;
  /** 0-based position among the records of the file. */
  readonly recordIndex: number;
  /** Made of the record's bytes: what an import holds once has one of its own, whatever its file is called. */
  readonly contentId?: string;
  /** The file's other members, for the member layout; or the header that lies beside the file; or what one of its records tells. */
  readonly header?: unknown;
  /** What tells files of one source from those of another, such as the folders they lie in; absent where only names are known. */
  readonly origin?: string;
  /** Of the record's numbers and members; absent where all of them print as they stand. */
  readonly spelling?: Spelling;
}

/** Names the array of records inside one object, and the members that each record needs to be understood. */
export interface RecordMember {
  readonly key: string;
  readonly headerKeys: readonly string[];
}

/** What is said where the header of records that lie in files of their own is not known. */
interface WithoutHeader {
  /** Of a file of records whose header is not there. */
  readonly none: string;
  /** Of one beside a header that lists others as its records. */
  readonly unlisted: string;
  /** Of one where several headers might be. */
  readonly several: string;
  /** Of a header that is one of several for all files. */
  readonly ofSeveral: string;
}

/** How a header that lies beside its records lists them, so that it is nobody else's. */
export interface RecordList {
  /** The ids of its records, by which their files are named; undefined where it lists none. */
  readonly idsIn: (header: unknown) => ReadonlySet<string> | undefined;
  readonly idOf: (record: unknown) => string | undefined;
}

/** The one shape of a source. Pure: bytes, streams and databases stay outside. */
export interface Importer {
  readonly format: SourceFormat;
  /** For people, as short as a table wants it: "ORO SN15". */
  readonly name: string;
  /** What the files hold: "ORO SN15 output and bundles". */
  readonly title: string;
  /** A sentence for a person who looks for their format. */
  readonly about: string;
  readonly layouts: readonly Layout[];
  readonly member?: RecordMember;
  /** Of several records of one file with the same `externalId` the first counts; the others are rejected. */
  readonly keepsFirst?: true;
  /** A file may hold rows of any number of agents, as training sets do: a row that names none has none. Else a file is a run. */
  readonly mixesAgents?: true;
  /** Every agent of the source has the tools of the shop, whether a record declares them or not. */
  readonly hasShop?: true;
  /** Declarations of the tools that its harness gives every agent, for records that carry none. */
  readonly harnessTools?: (run: RunRef) => readonly unknown[];
  /** Records may lie in files of their own, with their header in another. */
  readonly withoutHeader?: WithoutHeader;
  readonly recordList?: RecordList;
  /** What a header that lies beside its records says of their run: words for people, and a mark that other runs do not have. */
  readonly runOfHeader?: (header: unknown) => { readonly name: string; readonly mark: string };
  /** What a record tells of all those of its file, of which some do not: the first that does is their header. */
  readonly toldByRecord?: (record: unknown) => object | undefined;
  /** Decides from content alone, never from the file's name. */
  detect(sample: FileSample): Detection;
  /** Never throws for a record and never drops one. */
  read(record: unknown, context: ReadContext): RowOutcome<Trajectory>;
}
