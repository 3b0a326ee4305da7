import type { SourceFormat } from "@/lib/domain/trajectory";
import { importerOf } from "@/lib/importers";
import { cutRecords } from "@/lib/importers/cut-records";
import { explainDamage } from "./explain-damage";
import { type LookedAt, lookAtSource } from "./look-at-source";
import { type ByteSource, openSource, SourceBroken } from "./open-source";

interface NamedFile {
  readonly name: string;
  readonly path: string;
}

/**
 * Why not one of the files can be imported, a line a file; undefined as soon as one can. Reads each of them as far as
 * its first record.
 */
export async function whyNoneFits(
  files: readonly NamedFile[],
  format: SourceFormat | undefined,
): Promise<string | undefined> {
  const reasons: string[] = [];
  for (const { name, path } of files) {
    const why = await whyUnfit(path, format);
    if (why === undefined) return undefined;
    reasons.push(`${name}: ${why}`);
  }

  return reasons.join("\n");
}

async function whyUnfit(path: string, format: SourceFormat | undefined): Promise<string | undefined> {
  try {
    const source = await openSource(path);
    const found = await lookAtSource(source, format);
    if (found.kind === "refused") return found.why;

    return await readFirst(source, found);
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error;
    return explainDamage(error, 0);
  }
}

/** @throws SourceBroken when the file is damaged before its first record ends */
async function readFirst(source: ByteSource, found: Exclude<LookedAt, { kind: "refused" }>): Promise<undefined> {
  const memberKey = found.kind === "catalogue" ? undefined : importerOf(found.importer.format)?.member?.key;
  const plan = { layout: found.layout, ...(memberKey === undefined ? {} : { memberKey }) };
  for await (const _ of cutRecords(source.read().chunks, plan)) return undefined;

  return undefined;
}
