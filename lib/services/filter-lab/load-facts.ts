import { type CopyReader, openCopyReader } from "@/lib/db/copy-out";
import { type CorpusFacts, emptyColumns } from "./fact-columns";
import { loadNames } from "./load-names";
import { factFields, factStatement, TakeFacts } from "./take-facts";

export interface FactsToLoad {
  readonly databaseUrl: string;
  readonly corpusId: number;
  /** "thoughts" as a measure of likeness needs them; 128 bytes a row. */
  readonly withSketches: boolean;
}

/** A million rows of narrow tables are joined and sorted in it without files. */
const SORT_MB = 96;

/**
 * All facts of a corpus as columns of numbers, by one binary COPY of the narrow tables, of one moment: no body and no record
 * is read. Rows without a stored signal have no log; rows without stored likeness are compared with none.
 */
export async function loadFacts({ databaseUrl, corpusId, withSketches }: FactsToLoad): Promise<CorpusFacts> {
  const reader = await openCopyReader(databaseUrl);
  try {
    await reader.holdSnapshot(SORT_MB);
    const size = await countRows(reader, corpusId);
    const { richness, ...columns } = emptyColumns(size, withSketches);
    const facts = new TakeFacts({ richness, ...columns });
    const width = factFields(withSketches).length;
    await reader.scan(factStatement(corpusId, withSketches), width, (tuple) => facts.take(tuple));
    facts.order();

    return { table: { size, ...columns, ...(await loadNames(reader, corpusId, facts)) }, richness };
  } finally {
    await reader.close();
  }
}

async function countRows(reader: CopyReader, corpusId: number): Promise<number> {
  let rows = 0;
  await reader.scan(`select count(*)::int from trajectory where corpus_id = ${corpusId}`, 1, (tuple) => {
    rows = tuple.int4();
  });

  return rows;
}
