import * as z from "zod";
import type { SplitDetail } from "@/lib/contract/splits";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";

const VersionRow = z.object({ id: z.int(), version: z.int() });
const ShippedRow = z.object({ release: z.uuid(), number: z.int(), version: z.int() });

/** Which version its split had when the members of each release were frozen; of one that has none yet nothing is known. */
export async function releasedVersions(
  db: DbOrTransaction,
  releases: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await queryRows(
    db,
    VersionRow,
    sql`select r.id, ${VERSION} as version from release r join split s on s.id = r.split_id
        where r.id = any(${[...releases]}::int[]) and r.frozen_at is not null`,
  );

  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Signed releases that ship another version of a split than the present one, the newest first. */
export function otherVersions(db: DbOrTransaction, splitId: number): Promise<SplitDetail["shipped"]> {
  return queryRows(
    db,
    ShippedRow,
    sql`select o.release, o.number, o.version from (
          select r.ext_id::text as release, r.number, s.version as present, ${VERSION} as version
          from release r join split s on s.id = r.split_id
          where s.id = ${splitId} and r.state = 'signed' and r.frozen_at is not null) o
        where o.version <> o.present order by o.number desc`,
  );
}

// A release keeps the moment of its freezing, and whatever raises a version is audited in the same transaction.
const VERSION: Sql = sql`s.version - (select count(*)::int from audit a where a.subject = 'split:' || s.ext_id
  and a.verb in ('grow_split', 'pin_cluster', 'unpin_clusters') and a.at > r.frozen_at)`;
