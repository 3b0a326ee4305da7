import type { WaiveGuard } from "@/lib/contract/releases";
import type { Context } from "@/lib/services/context";
import { ServiceError } from "@/lib/services/service-error";
import { dropApprovals } from "./audit-release";
import { blockingGuards } from "./blocking-guards";
import { unlessChangeable } from "./release-steps";
import { withRelease } from "./with-release";
import { writeCard } from "./write-card";

/**
 * Asks that the hits of a guard be let pass. It counts once a second person has agreed.
 *
 * @throws ServiceError CONFLICT for a guard without blocking hits, or one that somebody asked for already
 */
export async function waiveGuard(
  ctx: Context,
  { id, guard, reason }: WaiveGuard & { readonly id: string },
): Promise<void> {
  await withRelease(ctx, {
    ...{ id, step: "waive", detail: { guard, reason } },
    change: async (tx, { row, audit }) => {
      if (row.waivers.some((waiver) => waiver.guard === guard))
        throw new ServiceError("CONFLICT", `Somebody asked already that “${guard}” be waived. Agree to that one.`);
      if (audit === null || !blockingGuards(audit, []).includes(guard))
        throw new ServiceError("CONFLICT", `“${guard}” stops nothing here, so there is nothing to waive.`);
      await tx.releaseWaiver.create({
        data: { releaseId: row.id, guard, reason, personId: ctx.person.id, createdAt: ctx.now() },
      });
    },
  });
}

interface OfWaiver {
  readonly id: string;
  readonly waiver: string;
}

/**
 * Agrees to what another person asked for; the card prints both names from then on.
 *
 * @throws ServiceError CONFLICT for one's own, or one that is agreed already
 */
export async function agreeToWaiver(ctx: Context, { id, waiver }: OfWaiver): Promise<void> {
  await withRelease(ctx, {
    ...{ id, step: "waive", detail: { waiver, agrees: "yes" } },
    change: async (tx, { row }) => {
      const found = row.waivers.find(({ extId }) => extId === waiver);
      if (!found) throw new ServiceError("NOT_FOUND", "There is no such waiver. It may have been taken back.");
      if (found.secondId !== null) throw new ServiceError("CONFLICT", "A second person has agreed already.");
      if (found.personId === ctx.person.id)
        throw new ServiceError("CONFLICT", "You asked for this waiver. Another person has to agree to it.");
      await tx.releaseWaiver.update({
        where: { id: found.id },
        data: { secondId: ctx.person.id, secondAt: ctx.now() },
      });
      await writeCard(tx, ctx.home, id);
    },
  });
}

/**
 * Takes a waiver back, also an agreed one, as long as the release is not signed. It has to be approved anew then.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT for a signed release
 */
export async function removeWaiver(ctx: Context, { id, waiver }: OfWaiver): Promise<void> {
  await withRelease(ctx, {
    // As long as the release may be audited it may be decided on; whether a guard stops it does not matter here.
    ...{ id, step: "audit", detail: { waiver, removes: "yes" } },
    change: async (tx, { row, state }) => {
      // An audit is open for a signed one as well, since it changes nothing of it. This would change its card.
      const why = unlessChangeable({ state });
      if (why !== undefined) throw new ServiceError("CONFLICT", why);
      const found = row.waivers.find(({ extId }) => extId === waiver);
      if (!found) throw new ServiceError("NOT_FOUND", "There is no such waiver. It may have been taken back.");
      await tx.releaseWaiver.update({ where: { id: found.id }, data: { removedAt: ctx.now() } });
      if (found.secondId === null) return;

      await dropApprovals(tx, row.id, state);
      await writeCard(tx, ctx.home, id);
    },
  });
}
