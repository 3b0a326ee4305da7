import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";
import { beingRemoved } from "./being-removed";
import { ensureDefaultFilterVersion } from "./ensure-filter-version";

export interface EnsuredCorpus {
  readonly id: number;
  readonly extId: string;
  readonly name: string;
}

/** Longest name; it also shows in menus. */
const NAME_CHARS = 120;

const Row = z.object({ id: z.int(), extId: z.string(), name: z.string() });

/**
 * The corpus of a name, made with its partitions when it is new. Run it in a transaction: a corpus without
 * partitions takes no rows.
 *
 * @throws ServiceError INVALID for an empty or too long name, CONFLICT while one of the name is being removed
 */
export async function ensureCorpus(
  db: DbOrTransaction,
  input: { readonly name: string; readonly kind: "sample" | "imported" },
): Promise<EnsuredCorpus> {
  const name = input.name.trim();
  if (name === "") throw new ServiceError("INVALID", "A corpus needs a name.");
  if (name.length > NAME_CHARS)
    throw new ServiceError("INVALID", `A corpus name has at most ${NAME_CHARS} characters.`);

  const filterVersion = await ensureDefaultFilterVersion(db);
  const [created] = await queryRows(
    db,
    Row,
    sql`insert into corpus (name, kind, filter_version_id) values (${name}, ${input.kind}, ${filterVersion.id})
        on conflict (name) do nothing returning id, ext_id::text as "extId", name`,
  );
  if (created !== undefined) {
    await queryRows(
      db,
      z.object({}),
      sql`select 1 as done from (select create_corpus_partitions(${created.id}::int)::text) t`,
    );

    return created;
  }

  const [known] = await queryRows(
    db,
    Row.extend({ isLeaving: z.boolean() }),
    sql`select c.id, c.ext_id::text as "extId", c.name, ${beingRemoved(sql`c.ext_id`)} as "isLeaving"
        from corpus c where c.name = ${name}`,
  );
  if (known === undefined || known.isLeaving)
    throw new ServiceError("CONFLICT", `“${name}” is being removed. Import into it again once it is gone.`);

  return known;
}
