import * as z from "zod";
import { type RenameView, SavedView } from "@/lib/contract/views";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseText } from "@/lib/domain/sanitise-text";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

const Renamed = SavedView.omit({ isMine: true }).extend({ id: z.string() });

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
  if (!view) throw new ServiceError("NOT_FOUND", "There is no such view. Somebody may have removed it.");
  if (view.personId !== ctx.person.id) requirePermission(ctx, "change_others_view");

  const name = sanitiseText(input.name);
  // Look and write are one statement; of two people who take the name at once the constraint stops one.
  const [renamed] = await queryRows(
    ctx.db,
    Renamed,
    sql`with renamed as (
          update saved_view v set name = ${name} where v.ext_id = ${input.id}::uuid
            and not exists (select 1 from saved_view o where o.corpus_id = v.corpus_id and o.name = ${name} and o.id <> v.id)
          returning v.ext_id, v.name, v.query
        ), audited as (
          insert into audit (person_id, verb, subject, detail, at)
          select ${ctx.person.id}, 'rename_view', ${`view:${input.id}`},
            jsonb_build_object('from', ${view.name}::text, 'to', renamed.name), ${ctx.now()} from renamed
        )
        select ext_id::text as id, name, query from renamed`,
  );
  if (renamed) return { ...renamed, isMine: view.personId === ctx.person.id };

  throw new ServiceError("CONFLICT", `There is already a view “${name}”. Choose another name.`);
}
