import type { Db } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";

/** As long as a database that was put in the place of another may go unnoticed by reads. */
export const OWNER_KNOWN_MS = 5_000;
const KEY = Symbol.for("assay.local-owners");

interface Known {
  readonly owner: Promise<Context["person"]>;
  readonly readAtMs: number;
}

/** The owner for a request that only reads: a screen sends many at once, and the row hardly ever changes. */
export function knownOwner(db: Db, now: Date): Promise<Context["person"]> {
  const known = owners().get(db);
  const ageMs = now.getTime() - (known?.readAtMs ?? 0);
  if (known !== undefined && ageMs >= 0 && ageMs < OWNER_KNOWN_MS) return known.owner;

  const owner = ensureOwner(db);
  owners().set(db, { owner, readAtMs: now.getTime() });
  // A failure is told to whoever asked; the next one tries again.
  owner.catch(() => forgetOwner(db));

  return owner;
}

/** After a change of the owner, and after a fault, which may mean that this is another database. */
export function forgetOwner(db: Db): void {
  owners().delete(db);
}

/** safe: only this module uses the symbol, which routes share that have copies of it. */
function owners(): WeakMap<Db, Known> {
  const holder = globalThis as { [KEY]?: WeakMap<Db, Known> };
  holder[KEY] ??= new WeakMap();

  return holder[KEY];
}
