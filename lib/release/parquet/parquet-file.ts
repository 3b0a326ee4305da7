import type { DecodedArray } from "hyparquet";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { RELEASE_SCHEMA } from "@/lib/release/release-manifest";
import { FileSink } from "@/lib/release/write/file-sink";
import type { PrintedRow, RowFile } from "@/lib/release/write/row-file";
import { fitsShape } from "./fits-shape";
import type { SparseMember } from "./parquet-shape";
import { type RowShape, rowShape } from "./row-shape";
import { schemaElements } from "./schema-elements";
import { toCell } from "./to-cell";

/** A row group ends with whichever comes first: so many rows, or so many bytes of their lines. */
const GROUP_ROWS = 1000;
const GROUP_BYTES = 8 << 20;

/**
 * A Parquet file. Its rows are those of the lines: a row that its columns do not hold whole is refused.
 *
 * @param sparse - members of metadata that some row of the release has: each of its files has a column for them, so that
 *   all have one schema
 */
export async function parquetFile(path: string, sparse: readonly SparseMember[]): Promise<RowFile> {
  const sink = await FileSink.create(path);
  const bytes = new ByteWriter();
  let shape: RowShape | undefined;
  let writer: ParquetWriter | undefined;
  let group: Readonly<Record<string, unknown>>[] = [];
  let groupBytes = 0;

  const flush = async () => {
    if (bytes.index > 0) await sink.write(new Uint8Array(bytes.buffer.slice(0, bytes.index)));
    bytes.index = 0;
  };
  const endGroup = async () => {
    if (writer === undefined || shape === undefined || group.length === 0) return;
    // The least and the greatest message of a group tell a reader nothing that it could skip.
    const columnData = [...shape].map(([name, { kind }]) => ({
      ...{ name, data: columnOf(group, name) },
      statistics: kind !== "list" && kind !== "json",
    }));
    await writer.write({ columnData, rowGroupSize: group.length });
    [group, groupBytes] = [[], 0];
    await flush();
  };

  return {
    async add(row: PrintedRow) {
      shape ??= rowShape(row.row, sparse);
      writer ??= new ParquetWriter({
        writer: bytes,
        schema: schemaElements(shape),
        createdBy: "Assay",
        kvMetadata: [{ key: "assay.schema", value: RELEASE_SCHEMA }],
      });
      group.push(cellsOf(row.row, shape));
      groupBytes += row.bytes.length;
      if (group.length >= GROUP_ROWS || groupBytes >= GROUP_BYTES) await endGroup();
    },
    async finish() {
      await endGroup();
      await writer?.finish();
      await flush();

      return sink.finish();
    },
    abandon: () => sink.abandon(),
  };
}

function cellsOf(row: object, shape: RowShape): Readonly<Record<string, unknown>> {
  const given: Readonly<Record<string, unknown>> = { ...row };
  const isWhole = Object.keys(given).every((name, place) => {
    const column = shape.get(name);
    return column !== undefined && [...shape.keys()][place] === name && fitsShape(given[name], column);
  });
  if (!isWhole || Object.keys(given).length !== shape.size)
    throw new RangeError("A row holds something that its Parquet columns do not.");

  return Object.fromEntries([...shape].map(([name, column]) => [name, toCell(given[name], column)]));
}

function columnOf(rows: readonly Readonly<Record<string, unknown>>[], name: string): DecodedArray {
  return rows.map((row) => row[name]);
}
