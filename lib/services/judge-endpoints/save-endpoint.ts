import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { ChangeJudgeEndpoint, JudgeEndpoint, MakeJudgeEndpoint } from "@/lib/contract/judge-endpoints";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { normalBaseUrl } from "@/lib/domain/judge-endpoint";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { ENDPOINT_FIELDS, toEndpoints } from "./endpoint-row";
import { keyHint } from "./key-hint";
import { sealKey } from "./seal-key";
import { sealingKey } from "./sealing-key";

/**
 * Makes an endpoint. Its key is sealed before it reaches the database, and no answer holds it.
 *
 * @throws ServiceError CONFLICT when the name is taken
 */
export async function makeEndpoint(ctx: Context, input: MakeJudgeEndpoint): Promise<JudgeEndpoint> {
  requirePermission(ctx, "manage_judge_endpoints");
  const extId = randomUUID();
  const data = { ...columnsOf(input), ...(await keyColumns(ctx.home, extId, input.key ?? null)) };

  return ctx.db.$transaction(async (tx) => {
    await oneAtATime(tx);
    await refuseTakenName(tx, input.name, extId);
    const row = await tx.judgeEndpoint.create({
      data: { ...data, extId, personId: ctx.person.id, createdAt: ctx.now() },
      select: ENDPOINT_FIELDS,
    });
    await tx.audit.create({ data: auditEntry(ctx, "make_judge_endpoint", extId, input) });

    return onlyOne(await toEndpoints(tx, [row]));
  });
}

/**
 * Changes an endpoint. A kept key stays with the address that it was given for: with another one it has to be entered
 * again, so that nobody can have it sent to a place of their own.
 *
 * @throws ServiceError NOT_FOUND, INVALID when the key is missing, CONFLICT when the name is taken
 */
export async function changeEndpoint(
  ctx: Context,
  { id, ...input }: ChangeJudgeEndpoint & { readonly id: string },
): Promise<JudgeEndpoint> {
  requirePermission(ctx, "manage_judge_endpoints");
  const sealed = input.key === undefined ? {} : await keyColumns(ctx.home, id, input.key);

  return ctx.db.$transaction(async (tx) => {
    await oneAtATime(tx);
    const before = await tx.judgeEndpoint.findUnique({ where: { extId: id }, select: ENDPOINT_FIELDS });
    if (before === null)
      throw new ServiceError("NOT_FOUND", "There is no such judge endpoint. It may have been removed.");
    const isElsewhere = normalBaseUrl(before.baseUrl) !== normalBaseUrl(input.baseUrl);
    if (isElsewhere && before.keyHint !== null && input.key === undefined)
      throw new ServiceError("INVALID", "The key was given for another address. Enter it again, or remove it.");
    await refuseTakenName(tx, input.name, id);

    const row = await tx.judgeEndpoint.update({
      where: { extId: id },
      data: { ...columnsOf(input), ...sealed },
      select: ENDPOINT_FIELDS,
    });
    await tx.audit.create({ data: auditEntry(ctx, "change_judge_endpoint", id, input) });

    return onlyOne(await toEndpoints(tx, [row]));
  });
}

/** Changes of endpoints follow each other, so that what was read before a write is still true at it. */
async function oneAtATime(tx: DbOrTransaction): Promise<void> {
  await queryRows(
    tx,
    z.object({}),
    sql`select 1 as done from (select pg_advisory_xact_lock(hashtextextended('judge_endpoint', 0))::text) t`,
  );
}

function columnsOf(input: ChangeJudgeEndpoint) {
  const { name, model, requestsPerMinute, concurrency, timeoutSeconds, inputPrice, outputPrice } = input;
  const baseUrl = normalBaseUrl(input.baseUrl);

  return {
    name,
    baseUrl,
    model,
    requestsPerMinute,
    concurrency,
    timeoutMs: timeoutSeconds * 1000,
    inputPrice,
    outputPrice,
  };
}

async function keyColumns(home: string, extId: string, key: string | null) {
  if (key === null) return { sealedKey: null, keyHint: null };

  return { sealedKey: sealKey(key, await sealingKey(home), extId), keyHint: keyHint(key) };
}

async function refuseTakenName(tx: Pick<Context["db"], "judgeEndpoint">, name: string, extId: string): Promise<void> {
  if ((await tx.judgeEndpoint.count({ where: { name, extId: { not: extId } } })) > 0)
    throw new ServiceError("CONFLICT", `There is a judge endpoint “${name}” already. Choose another name.`);
}

/** What changed, without the key: only whether it did. */
function auditEntry(ctx: Context, verb: string, extId: string, { key, ...input }: ChangeJudgeEndpoint) {
  const { name, model } = input;
  const detail = { name, model, baseUrl: normalBaseUrl(input.baseUrl), isKeyChanged: key !== undefined };

  return { personId: ctx.person.id, verb, subject: `judge_endpoint:${extId}`, detail, at: ctx.now() };
}

function onlyOne(endpoints: readonly JudgeEndpoint[]): JudgeEndpoint {
  const [endpoint] = endpoints;
  if (endpoint === undefined) throw new Error("The endpoint gave no row.");

  return endpoint;
}
