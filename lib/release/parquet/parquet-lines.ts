import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects, parquetSchema } from "hyparquet";
import { cellsLine } from "./cells-line";
import { shapeOfSchema } from "./shape-of-schema";

/**
 * The rows of a Parquet file as the lines they were written from, a row group at a time.
 *
 * @throws when the file cannot be read from somewhere on
 */
export async function* parquetLines(path: string): AsyncGenerator<string> {
  const file = await asyncBufferFromFile(path);
  const metadata = await parquetMetadataAsync(file);
  const shape = shapeOfSchema(parquetSchema(metadata));
  let rowStart = 0;

  for (const group of metadata.row_groups) {
    const rowEnd = rowStart + Number(group.num_rows);
    for (const cells of await parquetReadObjects({ file, metadata, rowStart, rowEnd })) yield cellsLine(cells, shape);
    rowStart = rowEnd;
  }
}
