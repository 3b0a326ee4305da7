import type { DbOrTransaction } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import type { LockedImport } from "./lock-import";

interface SetAsideEntry {
  readonly verb: "set_aside_rejected" | "put_back_rejected";
  /** The public id of the import. */
  readonly subject: string;
  readonly detail: { readonly of: string; readonly rows: number; readonly note?: string };
}

/** That rows were set aside or put back: in the audit log, and for who acts on many of them as they were before. */
export async function noteSetAside(
  tx: DbOrTransaction,
  ctx: Context,
  { id, corpus }: LockedImport,
  { verb, subject, detail }: SetAsideEntry,
): Promise<void> {
  await tx.import.update({ where: { id }, data: { setAsideVersion: { increment: 1 } }, select: { id: true } });
  await tx.audit.create({
    data: {
      personId: ctx.person.id,
      verb,
      subject: `import:${subject}`,
      detail: { corpus, ...detail },
      at: ctx.now(),
    },
  });
}
