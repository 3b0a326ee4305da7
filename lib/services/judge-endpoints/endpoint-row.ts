import { JudgeEndpoint } from "@/lib/contract/judge-endpoints";
import type { DbOrTransaction } from "@/lib/db/client";

/** Without the sealed key: what shows an endpoint never reads it. */
export const ENDPOINT_FIELDS = {
  extId: true,
  name: true,
  baseUrl: true,
  model: true,
  keyHint: true,
  requestsPerMinute: true,
  concurrency: true,
  timeoutMs: true,
  inputPrice: true,
  outputPrice: true,
  personId: true,
} as const;

interface EndpointRow {
  readonly extId: string;
  readonly name: string;
  readonly baseUrl: string;
  readonly model: string;
  readonly keyHint: string | null;
  readonly requestsPerMinute: number;
  readonly concurrency: number;
  readonly timeoutMs: number;
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
  readonly personId: number;
}

/** Endpoints as an admin sees them, with the names of those who made them. */
export async function toEndpoints(db: DbOrTransaction, rows: readonly EndpointRow[]): Promise<JudgeEndpoint[]> {
  const people = await db.person.findMany({
    where: { id: { in: rows.map(({ personId }) => personId) } },
    select: { id: true, name: true },
  });
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));

  return rows.map((row) =>
    JudgeEndpoint.parse({
      id: row.extId,
      name: row.name,
      model: row.model,
      isFromEnvironment: false,
      inputPrice: row.inputPrice,
      outputPrice: row.outputPrice,
      settings: {
        baseUrl: row.baseUrl,
        keyHint: row.keyHint,
        requestsPerMinute: row.requestsPerMinute,
        concurrency: row.concurrency,
        timeoutSeconds: Math.round(row.timeoutMs / 1000),
        createdBy: nameOf.get(row.personId) ?? null,
      },
    }),
  );
}
