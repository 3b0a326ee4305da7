import * as z from "zod";
import type { ChangePerson, Person } from "@/lib/contract/people";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { keepAnswers } from "@/lib/services/commits/note-reveal";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { PERSON_FIELDS, toPerson } from "./person-row";

const AdminRow = z.object({ id: z.int() });

/**
 * Changes a person's role, or disables or enables them. A role counts from the next request on; disabling ends all
 * sessions at once. There is always an admin left who can sign in.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT for the last admin and for the local owner
 */
export async function changePerson(ctx: Context, input: ChangePerson & { readonly id: string }): Promise<Person> {
  requirePermission(ctx, "manage_people");

  const row = await ctx.db.$transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const before = await tx.person.findUnique({ where: { extId: input.id }, select: PERSON_FIELDS });
    if (before === null) throw new ServiceError("NOT_FOUND", "There is no such person.");
    if (before.role === "owner")
      throw new ServiceError("CONFLICT", "The local owner has no account and stays as they are.");

    const role = input.role ?? before.role;
    const state = input.state ?? before.state;
    const staysAdmin = role === "admin" && state === "active";
    if (!staysAdmin && admins.length === 1 && admins[0]?.id === before.id)
      throw new ServiceError("CONFLICT", `${before.name} is the last admin. Make somebody else an admin first.`);

    const roleSince = role === before.role ? {} : { roleSince: ctx.now() };
    const after = await tx.person.update({
      where: { id: before.id },
      data: { role, state, ...roleSince },
      select: PERSON_FIELDS,
    });
    if (state === "disabled" && before.authUserId !== null)
      await tx.authSession.deleteMany({ where: { userId: before.authUserId } });
    if (state === "disabled") await keepAnswers(tx, ctx.now(), sql`a.person_id = ${before.id}`);
    if (!staysAdmin) await endLinks(tx, ctx, before);
    await auditChange(tx, ctx, before, after);

    return after;
  });

  return toPerson(ctx.person, row);
}

/** Nobody knows who holds a link: when an admin goes, all that reset a password go with them, and the invitations they made. */
async function endLinks(
  tx: DbOrTransaction,
  ctx: Context,
  before: { readonly id: number; readonly role: string },
): Promise<void> {
  const whose = before.role === "admin" ? {} : { personId: before.id };
  await tx.resetLink.updateMany({ where: { ...whose, endedAt: null }, data: { endedAt: ctx.now() } });
  // It would work again once they are an admin again.
  await tx.invitation.updateMany({
    where: { personId: before.id, usedAt: null, revokedAt: null },
    data: { revokedAt: ctx.now() },
  });
}

/** Two changes at once that would each leave one admin wait for each other here. */
async function lockAdmins(tx: DbOrTransaction): Promise<readonly z.infer<typeof AdminRow>[]> {
  return queryRows(
    tx,
    AdminRow,
    sql`select id from person where role = 'admin' and state = 'active' and auth_user_id is not null
        order by id for update`,
  );
}

type Changed = Readonly<Record<"extId" | "role" | "state", string>>;

async function auditChange(tx: DbOrTransaction, ctx: Context, before: Changed, after: Changed): Promise<void> {
  const entry = { personId: ctx.person.id, subject: `person:${before.extId}`, at: ctx.now() };
  if (before.role !== after.role)
    await tx.audit.create({ data: { ...entry, verb: "change_role", detail: { from: before.role, to: after.role } } });
  if (before.state !== after.state)
    await tx.audit.create({
      data: { ...entry, verb: after.state === "disabled" ? "disable_person" : "enable_person", detail: {} },
    });
}
