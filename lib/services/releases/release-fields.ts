import type { Job } from "@/lib/contract/jobs";
import { ReleaseRecipe, ReleaseState, type ReleaseSummary } from "@/lib/contract/releases";
import { Audit } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { ReleaseManifest } from "@/lib/release/release-manifest";
import { ServiceError } from "@/lib/services/service-error";
import { blockingGuards, letPassGuards } from "./blocking-guards";
import { RELEASE_COLUMNS, RELEASE_RELATIONS } from "./release-columns";

/**
 * What stands beside a release is read one after the other: Prisma reads the relations of a select at once, in a
 * transaction too, whose one connection takes the next query only when the one before has ended.
 */
async function queryRelease(db: DbOrTransaction, extId: string) {
  const own = await db.release.findUnique({ where: { extId }, select: RELEASE_COLUMNS });
  if (!own) return null;
  const { person, corpus, split, filterVersion, files, waivers, approvals } = RELEASE_RELATIONS;
  const of = { releaseId: own.id };

  return {
    ...own,
    person: await db.person.findUniqueOrThrow({ where: { id: own.personId }, ...person }),
    corpus: await db.corpus.findUniqueOrThrow({ where: { id: own.corpusId }, ...corpus }),
    split: await db.split.findUniqueOrThrow({ where: { id: own.splitId }, ...split }),
    filterVersion: await db.filterVersion.findUniqueOrThrow({ where: { id: own.filterVersionId }, ...filterVersion }),
    files: await db.releaseFile.findMany({ where: of, ...files }),
    waivers: await db.releaseWaiver.findMany({ ...waivers, where: { ...of, ...waivers.where } }),
    approvals: await db.releaseApproval.findMany({ where: of, ...approvals }),
  };
}
export type ReleaseFields = NonNullable<Awaited<ReturnType<typeof queryRelease>>>;

/**
 * A release by its public id.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function readRelease(db: DbOrTransaction, id: string): Promise<ReleaseFields> {
  const row = await queryRelease(db, id);
  if (!row) throw noRelease();

  return row;
}

export function noRelease(): ServiceError {
  return new ServiceError("NOT_FOUND", "There is no such release. It may have been deleted.");
}

/** A release with its columns read, for the services. */
export interface OpenRelease {
  readonly row: ReleaseFields;
  readonly state: ReleaseState;
  readonly recipe: ReleaseRecipe;
  readonly manifest: ReleaseManifest | null;
  readonly audit: Audit | null;
  readonly laterAudit: Audit | null;
}

/** The state as it is stored; one whose job ended without it is failed or cancelled. */
export function stateOf(state: string, job: Pick<Job, "state"> | null): ReleaseState {
  const stored = ReleaseState.parse(state);
  const end = job?.state;

  return stored === "building" && (end === "failed" || end === "cancelled") ? end : stored;
}

/** Parses the JSON of a release. */
export function openRelease(row: ReleaseFields, job: Pick<Job, "state"> | null): OpenRelease {
  return {
    row,
    state: stateOf(row.state, job),
    recipe: ReleaseRecipe.parse(row.recipe),
    manifest: ReleaseManifest.nullable().parse(row.manifest),
    audit: Audit.nullable().parse(row.audit),
    laterAudit: Audit.nullable().parse(row.laterAudit),
  };
}

/** What a list shows of a release, beside its columns. */
interface Summed {
  readonly row: Pick<ReleaseFields, "extId" | "number" | "name" | "contentHash" | "waivers" | "person" | "createdAt">;
  readonly state: ReleaseState;
  readonly preset: ReleaseRecipe["preset"];
  readonly rows: number | null;
  readonly bytes: number | null;
  readonly audit: Parameters<typeof blockingGuards>[0] | null;
}

/** A release as a list shows it. */
export function toSummary({ row, state, preset, rows, bytes, audit }: Summed, job: Job | null): ReleaseSummary {
  return {
    id: row.extId,
    number: row.number,
    name: row.name,
    state,
    preset,
    rows,
    bytes,
    contentHash: row.contentHash,
    blocked: audit === null ? null : blockingGuards(audit, row.waivers).length,
    waived: audit === null ? null : letPassGuards(audit, row.waivers).length,
    createdBy: row.person.name,
    createdAt: row.createdAt.toISOString(),
    job,
  };
}
