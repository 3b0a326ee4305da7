import * as z from "zod";

/** What a failed query of Prisma carries of the driver's own error. */
const Wrapped = z.object({
  driverAdapterError: z.object({
    cause: z.object({
      kind: z.string().optional(),
      code: z.string().optional(),
      originalCode: z.string().optional(),
    }),
  }),
});

/** PostgreSQL (administrator's shutdown, crash, starting up), sockets, Prisma, and the kinds of Prisma's driver adapter. */
const CONNECTION_LOSS: ReadonlySet<string> = new Set([
  ...["57P01", "57P02", "57P03"],
  ...["ECONNRESET", "ECONNREFUSED", "EPIPE", "ETIMEDOUT"],
  ...["P1001", "P1002", "P1008", "P1017"],
  ...["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout"],
]);

/** node-postgres gives these without a code. */
const LOST_WORDS = /^Connection terminated|^Client has encountered a connection error/;

/** Every code that an error names: its own, and those of what Prisma wrapped. */
export function errorCodes(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error ? [String(error.code)] : [];
  const wrapped = Wrapped.safeParse("meta" in error ? error.meta : undefined);
  if (!wrapped.success) return own;

  const { kind, code, originalCode } = wrapped.data.driverAdapterError.cause;

  return [...own, kind, code, originalCode].filter((known) => known !== undefined);
}

/** The database went away or shuts down: the job goes on from its last commit once it is back. */
export function isConnectionLoss(error: unknown): boolean {
  if (error instanceof Error && LOST_WORDS.test(error.message)) return true;

  return errorCodes(error).some((code) => CONNECTION_LOSS.has(code));
}
