import { ENVIRONMENT_ENDPOINT, type TokenPrices } from "@/lib/domain/judge-endpoint";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { openEnvironmentEndpoint } from "./environment-endpoint";
import { KEY_FILE } from "./key-file";
import { openKey } from "./seal-key";
import { openingKeys } from "./sealing-key";

/** An endpoint with its key, for the client alone: it is in no answer and no log. */
export interface OpenEndpoint {
  readonly id: string;
  readonly name: string;
  readonly model: string;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** The key, or undefined where none is asked for. A function, so that nothing that prints the endpoint prints it. */
  readonly authorize: () => string | undefined;
  readonly requestsPerMinute: number;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly prices: TokenPrices;
}

/**
 * An endpoint, ready to be asked.
 *
 * @throws ServiceError NOT_FOUND, or CONFLICT with one sentence when its key cannot be opened
 */
export async function openEndpoint(ctx: Context, { id }: { readonly id: string }): Promise<OpenEndpoint> {
  requirePermission(ctx, "rejudge");
  if (id === ENVIRONMENT_ENDPOINT) return openEnvironmentEndpoint();

  const row = await ctx.db.judgeEndpoint.findUnique({ where: { extId: id } });
  if (row === null) throw new ServiceError("NOT_FOUND", "There is no such judge endpoint. It may have been removed.");
  const key = row.sealedKey === null ? undefined : await openedKey(ctx.home, row.sealedKey, row);

  return {
    id,
    name: row.name,
    model: row.model,
    baseUrl: row.baseUrl,
    authorize: () => key,
    requestsPerMinute: row.requestsPerMinute,
    concurrency: row.concurrency,
    timeoutMs: row.timeoutMs,
    prices: { inputPrice: row.inputPrice, outputPrice: row.outputPrice },
  };
}

async function openedKey(
  home: string,
  sealed: Uint8Array,
  { name, extId }: { readonly name: string; readonly extId: string },
): Promise<string> {
  const keys = await openingKeys(home);
  const key = keys.map((one) => openKey(sealed, one, extId)).find((text) => text !== undefined);
  if (key === undefined)
    throw new ServiceError(
      "CONFLICT",
      `The key of “${name}” cannot be opened: the file ${KEY_FILE} of the data folder, or the ASSAY_SECRET, that sealed it is missing or another one. Restore it, or have an admin enter the key again.`,
    );

  return key;
}
