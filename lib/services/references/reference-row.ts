import type { ReferenceValue } from "@/lib/contract/references";
import type { DbOrTransaction } from "@/lib/db/client";
import { solvedOf } from "@/lib/domain/reference-counts";
import { wilsonInterval } from "@/lib/stats/wilson";

export const REFERENCE_FIELDS = {
  extId: true,
  label: true,
  k: true,
  value: true,
  problems: true,
  source: true,
  caveat: true,
  suite: true,
  bucket: true,
  version: true,
  personId: true,
} as const;

export interface ReferenceRow {
  readonly extId: string;
  readonly label: string;
  readonly k: number | null;
  readonly value: number;
  readonly problems: number | null;
  readonly source: string;
  readonly caveat: string;
  readonly suite: string | null;
  readonly bucket: string | null;
  readonly version: number;
  readonly personId: number;
}

/** Own reference values as everybody reads them, with the names of those who added them. */
export async function toReferences(db: DbOrTransaction, rows: readonly ReferenceRow[]): Promise<ReferenceValue[]> {
  const people = await db.person.findMany({
    where: { id: { in: rows.map(({ personId }) => personId) } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));

  return rows.map(({ extId, k, personId, ...row }) => ({
    ...row,
    id: extId,
    origin: "own",
    figure: k === null ? { kind: "asr" } : { kind: "pass_at_k", k },
    interval: intervalOf(row.value, row.problems),
    harness: null,
    measure: "not_said",
    testSet: null,
    sourceUrl: null,
    addedBy: nameOf.get(personId) ?? null,
  }));
}

/** Wilson's, where the value is that of a whole number of problems. */
function intervalOf(value: number, problems: number | null): [number, number] | null {
  const solved = problems === null ? undefined : solvedOf(value, problems);
  if (problems === null || solved === undefined) return null;
  const { low, high } = wilsonInterval(solved / problems, problems);

  return [low, high];
}
