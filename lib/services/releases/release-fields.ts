import type { Job } from "@/lib/contract/jobs";
import { ReleaseRecipe, ReleaseState, type ReleaseSummary } from "@/lib/contract/releases";
import { Audit } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { ReleaseManifest } from "@/lib/release/release-manifest";
import { ServiceError } from "@/lib/services/service-error";
import { blockingGuards } from "./blocking-guards";

/** Columns of a release that the services read. */
export const RELEASE_FIELDS = {
  id: true,
  extId: true,
  corpusId: true,
  number: true,
  name: true,
  note: true,
  state: true,
  recipe: true,
  splitId: true,
  filterVersionId: true,
  labelEvent: true,
  frozenAt: true,
  trajectoryTo: true,
  jobId: true,
  contentHash: true,
  manifest: true,
  audit: true,
  card: true,
  folder: true,
  approvalsNeeded: true,
  lostSets: true,
  personId: true,
  createdAt: true,
  signature: true,
  publicKey: true,
  signedAt: true,
  signedById: true,
  withdrawnAt: true,
  withdrawnById: true,
  withdrawnReason: true,
  person: { select: { name: true } },
  corpus: { select: { extId: true, name: true, releaseApprovals: true } },
  split: { select: { extId: true, name: true } },
  filterVersion: { select: { extId: true, name: true, hash: true } },
  files: { select: { name: true, bytes: true, rows: true, sha256: true } },
  waivers: {
    where: { removedAt: null },
    select: {
      id: true,
      extId: true,
      guard: true,
      reason: true,
      personId: true,
      createdAt: true,
      secondId: true,
      secondAt: true,
    },
    orderBy: { id: "asc" },
  },
  approvals: {
    select: { personId: true, note: true, createdAt: true, person: { select: { name: true } } },
    orderBy: { createdAt: "asc" },
  },
} as const;
const queryRelease = (db: DbOrTransaction, extId: string) =>
  db.release.findUnique({ where: { extId }, select: RELEASE_FIELDS });
export type ReleaseFields = NonNullable<Awaited<ReturnType<typeof queryRelease>>>;

/**
 * A release by its public id.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function readRelease(db: DbOrTransaction, id: string): Promise<ReleaseFields> {
  const row = await queryRelease(db, id);
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such release. It may have been deleted.");

  return row;
}

/** A release with its columns read, for the services. */
export interface OpenRelease {
  readonly row: ReleaseFields;
  readonly state: ReleaseState;
  readonly recipe: ReleaseRecipe;
  readonly manifest: ReleaseManifest | null;
  readonly audit: Audit | null;
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
    createdBy: row.person.name,
    createdAt: row.createdAt.toISOString(),
    job,
  };
}
