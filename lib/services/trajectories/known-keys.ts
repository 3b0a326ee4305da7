import type { Db } from "@/lib/db/client";
import { locateTrajectory, type TrajectoryKey } from "./locate-trajectory";

/** As many as a day of reading opens; a key is some hundred bytes. */
const MOST = 5_000;

const KNOWN = new WeakMap<Db, Map<string, TrajectoryKey>>();

/**
 * What `read` finds under a trajectory's key. The steps of one trajectory are asked for many times and its key never
 * changes while its corpus is there, so the key is looked up once, and again when nothing is under it.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function readByKey<Found>(
  db: Db,
  extId: string,
  read: (key: TrajectoryKey) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const keys = KNOWN.get(db) ?? new Map<string, TrajectoryKey>();
  KNOWN.set(db, keys);
  const known = keys.get(extId);
  const found = known && (await read(known));
  if (found !== undefined) return found;

  const key = await locateTrajectory(db, extId);
  keys.delete(extId);
  keys.set(extId, key);
  const [oldest] = keys.keys();
  if (keys.size > MOST && oldest !== undefined) keys.delete(oldest);

  return read(key);
}
