import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

const PAGE_ROWS = 1000;

/**
 * What could not be read of a file of metrics, as far as it was kept: lines `{ line, reason, raw }` of JSON.
 *
 * @throws ServiceError NOT_FOUND before the first line
 */
export async function streamRejectedLines(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<AsyncGenerator<Uint8Array>> {
  requirePermission(ctx, "read");
  const found = await ctx.db.trainingImport.findUnique({ where: { extId: id }, select: { id: true } });
  if (!found) throw new ServiceError("NOT_FOUND", "There is no such file of metrics.");

  return rejectedLines(ctx, found.id);
}

async function* rejectedLines(ctx: Pick<Context, "db">, importId: number): AsyncGenerator<Uint8Array> {
  let after = 0n;

  while (true) {
    const rows = await ctx.db.trainingRejected.findMany({
      where: { importId, id: { gt: after } },
      orderBy: { id: "asc" },
      take: PAGE_ROWS,
      select: { id: true, line: true, reason: true, raw: true },
    });
    const last = rows.at(-1);
    if (!last) return;
    yield Buffer.from(rows.map(({ id: _, ...row }) => `${JSON.stringify(row)}\n`).join(""));
    after = last.id;
  }
}
