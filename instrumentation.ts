/** Next calls this once, before the first request. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;

  const { markPeers } = await import("@/lib/http/mark-peers");
  markPeers();
  const { makeAnswerable } = await import("@/lib/http/make-answerable");
  makeAnswerable();
  const { readEnvironment } = await import("@/lib/env");
  const { renormaliseQueries } = await import("@/lib/services/problems/renormalise-queries");
  // The launcher has done nearly all of it, without a deadline.
  await renormaliseQueries(readEnvironment(process.env).databaseUrl);
}
