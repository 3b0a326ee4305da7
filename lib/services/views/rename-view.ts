import * as z from "zod";
import { type RenameView, SavedView } from "@/lib/contract/views";
import { errorCodes } from "@/lib/db/error-codes";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { noSuchView } from "./no-such-view";

const Renamed = SavedView.omit({ isMine: true }).extend({ id: z.string() });
/** PostgreSQL's unique_violation. */
const TAKEN = "23505";

/**
 * Gives a saved view another name; another person's only for leads.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN, or CONFLICT when the corpus has a view of that name
 */
export async function renameView(ctx: Context, input: RenameView & { readonly id: string }): Promise<SavedView> {
  requirePermission(ctx, "save_view");
  const view = await ctx.db.savedView.findUnique({
    where: { extId: input.id },
    select: { personId: true, name: true },
  });
  if (!view) throw noSuchView();
  if (view.personId !== ctx.person.id) requirePermission(ctx, "change_others_view");

  const name = sanitiseText(input.name);
  const renamed = await writeName(ctx, { id: input.id, from: view.name, name });
  if (renamed) return { ...renamed, isMine: view.personId === ctx.person.id };
  // Somebody may have removed it since it was read.
  if ((await ctx.db.savedView.count({ where: { extId: input.id } })) === 0) throw noSuchView();

  throw new ServiceError("CONFLICT", `There is already a view “${name}”. Choose another name.`);
}

interface NewName {
  readonly id: string;
  readonly from: string;
  readonly name: string;
}

/** @returns undefined where the view is gone or another one has the name, also one that got it at the same moment */
async function writeName(ctx: Context, { id, from, name }: NewName): Promise<z.infer<typeof Renamed> | undefined> {
  // Look and write are one statement; of two people who take the name at once the constraint stops one.
  const rows = await queryRows(
    ctx.db,
    Renamed,
    sql`with renamed as (
          update saved_view v set name = ${name} where v.ext_id = ${id}::uuid
            and not exists (select 1 from saved_view o where o.corpus_id = v.corpus_id and o.name = ${name} and o.id <> v.id)
          returning v.ext_id, v.name, v.query
        ), audited as (
          insert into audit (person_id, verb, subject, detail, at)
          select ${ctx.person.id}, 'rename_view', ${`view:${id}`},
            jsonb_build_object('from', ${from}::text, 'to', renamed.name), ${ctx.now()} from renamed
        )
        select ext_id::text as id, name, query from renamed`,
  ).catch((error: unknown) => {
    if (errorCodes(error).includes(TAKEN)) return [];
    throw error;
  });

  return rows[0];
}
