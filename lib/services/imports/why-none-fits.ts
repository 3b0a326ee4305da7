import type { SourceFormat } from "@/lib/domain/trajectory";
import { cutRecords } from "@/lib/importers/cut-records";
import { emptyText } from "@/lib/importers/empty-text";
import { explainDamage } from "./explain-damage";
import { type LookedAt, lookAtSource } from "./look-at-source";
import { type ByteSource, openSource, SourceBroken } from "./open-source";

interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/**
 * Why not one of the files brings anything, a line a file; undefined as soon as one holds a record. Reads each of them as
 * far as its first.
 */
export async function whyNoneFits(
  files: readonly NamedFile[],
  format: SourceFormat | undefined,
): Promise<string | undefined> {
  const reasons: string[] = [];
  for (const { name, path } of files) {
    const why = await whyUnfit({ name, path }, format);
    if (why === undefined) return undefined;
    reasons.push(`${name}: ${why}`);
  }

  return reasons.join("\n");
}

async function whyUnfit(file: NamedFile, format: SourceFormat | undefined): Promise<string | undefined> {
  try {
    const source = await openSource(file.path);
    const found = await lookAtSource(source, format);
    if (found.kind === "refused") return found.why;

    return await whyEmpty(file, source, found);
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error;
    return explainDamage(error, 0);
  }
}

/**
 * Why a file brings nothing that is of a known format; undefined where a record stands in it.
 *
 * @throws SourceBroken when the file is damaged before its first record ends
 */
async function whyEmpty(
  { name }: NamedFile,
  source: ByteSource,
  found: Exclude<LookedAt, { kind: "refused" }>,
): Promise<string | undefined> {
  const importer = found.kind === "beside" ? undefined : found.importer;
  const memberKey = importer?.member?.key;
  const plan = { layout: found.layout, ...(memberKey === undefined ? {} : { memberKey }) };
  for await (const batch of cutRecords(source.read().chunks, plan)) {
    if (batch.some(({ bytes }) => bytes.length > 0)) return undefined;
  }

  const { format } = found.kind === "beside" ? found : found.importer;

  return emptyText([{ name, format, state: "done" }]);
}
