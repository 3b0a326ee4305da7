import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { softCommit } from "@/lib/db/soft-commit";
import type { HiddenLayer } from "@/lib/domain/hidden-layer";
import { isAllowed } from "@/lib/domain/policy";
import { createLog } from "@/lib/log";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import type { Asker } from "./asker";

const KEY = Symbol.for("assay.sights");
/** Of a database; what is forgotten is written once more, which changes nothing. */
const MOST_KNOWN = 20_000;

const WrittenRow = z.object({ soft: z.string() });

interface Notes {
  /** Layers that were written, by trajectory and person. */
  readonly known: Map<string, ReadonlySet<HiddenLayer>>;
  readonly pending: Set<Promise<void>>;
}

/**
 * Keeps which layers a person has in sight of a trajectory from now on, where the person may be asked about it in a queue.
 * Nobody waits for the write: who opens a trajectory waits for no disk.
 */
export function noteSight(asker: Asker, key: TrajectoryKey, layers: readonly HiddenLayer[]): void {
  const { db, person } = asker;
  if (layers.length === 0 || !isAllowed(person.role, "review_in_queue")) return;

  const { known, pending } = notesOf(db);
  const name = `${key.corpusId} ${key.id} ${person.id}`;
  const before = known.get(name) ?? new Set();
  if (layers.every((layer) => before.has(layer))) return;
  const [oldest] = known.size < MOST_KNOWN ? [] : known.keys();
  if (oldest !== undefined) known.delete(oldest);
  known.set(name, new Set([...before, ...layers]));

  const written = writeSight(asker, key, layers)
    .catch((error: unknown) => {
      known.delete(name);
      createLog().failure("sight_error", { person: person.id, trajectory: String(key.id) }, error);
    })
    .finally(() => pending.delete(written));
  pending.add(written);
}

/** The same of remarks and answers, where another person's is among them: a detail tells of labels and approvals alone. */
export function notePeers(asker: Asker, key: TrajectoryKey, said: readonly { readonly isMine: boolean }[]): void {
  if (said.some(({ isMine }) => !isMine)) noteSight(asker, key, ["peers"]);
}

/** Ends when all that was noted so far can be read. */
export async function sightsNoted(db: Asker["db"]): Promise<void> {
  await Promise.all(notesOf(db).pending);
}

async function writeSight({ db, person }: Asker, key: TrajectoryKey, layers: readonly HiddenLayer[]): Promise<void> {
  await queryRows(
    db,
    WrittenRow,
    sql`with noted as (
          insert into sighting (corpus_id, trajectory_id, person_id, layers)
          values (${key.corpusId}, ${key.id}, ${person.id}, ${[...layers]}::text[])
          on conflict (corpus_id, trajectory_id, person_id) do update
            set layers = array(select unnest(sighting.layers) union select unnest(excluded.layers))
            where not sighting.layers @> excluded.layers)
        select ${softCommit} as soft`,
  );
}

/** safe: only this module uses the symbol, which routes share that have copies of it. */
function notesOf(db: Asker["db"]): Notes {
  const holder = globalThis as { [KEY]?: WeakMap<Asker["db"], Notes> };
  holder[KEY] ??= new WeakMap();
  const notes: Notes = holder[KEY].get(db) ?? { known: new Map(), pending: new Set() };
  holder[KEY].set(db, notes);

  return notes;
}
