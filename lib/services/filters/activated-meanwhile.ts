import type { DbOrTransaction } from "@/lib/db/client";
import { ServiceError } from "@/lib/services/service-error";
import type { LockedCorpus } from "./start-activation";

const NAMED = { select: { id: true, name: true } } as const;
const FIELDS = {
  ...{ state: true, undoesId: true, person: { select: { name: true } } },
  ...{ version: NAMED, previous: NAMED },
} as const;

interface Wish {
  readonly versionId: number;
  /** Public id of the version that was active as the person saw it. */
  readonly insteadOf: string;
}

/**
 * What a person decided on the sight of one active version does not stand once another is active.
 *
 * @throws ServiceError CONFLICT that says who activated what since, and what to do unless that is what was wished for
 */
export async function requireStillActive(tx: DbOrTransaction, corpus: LockedCorpus, wish: Wish): Promise<void> {
  const active = await tx.filterVersion.findUniqueOrThrow({
    where: { id: corpus.filterVersionId },
    select: { id: true, extId: true, name: true },
  });
  if (active.extId === wish.insteadOf) return;

  const latest = await tx.filterActivation.findFirst({
    ...{ where: { corpusId: corpus.id }, select: FIELDS, orderBy: { id: "desc" } },
  });
  const what = sentence(latest, active) ?? `“${active.name}” is active in “${corpus.name}” by now.`;
  if (active.id === wish.versionId) throw new ServiceError("CONFLICT", what);
  throw new ServiceError("CONFLICT", `${what} Look at what changes from it, then activate again.`);
}

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Latest {
  readonly state: string;
  readonly undoesId: number | null;
  readonly person: { readonly name: string };
  readonly version: Named;
  readonly previous: Named;
}

/** What the latest activation has to do with it; undefined where nothing. */
function sentence(latest: Latest | null, active: Named): string | undefined {
  if (!latest) return undefined;
  const { state, undoesId, person, version, previous } = latest;
  if (state === "cancelled") {
    return previous.id === active.id
      ? `Meanwhile the activation of “${version.name}” was cancelled: “${active.name}” is active again.`
      : undefined;
  }
  if (version.id !== active.id) return undefined;

  return undoesId === null
    ? `Meanwhile ${person.name} activated “${version.name}” instead of “${previous.name}”.`
    : `Meanwhile ${person.name} took the activation of “${previous.name}” back: “${version.name}” is active again.`;
}
