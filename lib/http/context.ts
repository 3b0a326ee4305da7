import { headers } from "next/headers";
import { cache } from "react";
import { chosenCorpus } from "@/lib/domain/chosen-corpus";
import { readAccessEnvironment, readEnvironment } from "@/lib/env";
import type { Context } from "@/lib/services/context";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { actingRole } from "./acting-role";
import { signedIn } from "./auth-session";
import { database } from "./database";
import { knownOwner } from "./local-owner";

/** What a request has before anybody is known: for the routes by which a person comes in. */
export type OpenContext = Omit<Context, "person">;

/** A context with the session it came by; none in local mode. */
export type RequestContext = Context & {
  readonly sessionId: string | undefined;
  /** The corpus that this person looked at last, by their browser. */
  readonly chosenCorpus: string | undefined;
};

/**
 * Who asks, for a request: the owner in local mode, else whose session the cookie is.
 *
 * @throws ServiceError UNAUTHENTICATED
 */
export function requestContext(request: Request): Promise<RequestContext> {
  return contextOf(request.headers, { isRead: request.method === "GET" });
}

/** For a request by which a person comes in. */
export async function openContext(_request?: Request): Promise<OpenContext> {
  return { db: database(), now: () => new Date(), home: readEnvironment(process.env).home };
}

/** Who asks, for a server component that prefetches through services: once for a page, however many parts ask. */
export const pageContext: () => Promise<RequestContext> = cache(async () =>
  contextOf(await headers(), { isRead: true }),
);

async function contextOf(given: Headers, { isRead }: { readonly isRead: boolean }): Promise<RequestContext> {
  const open = { ...(await openContext()), chosenCorpus: chosenCorpus(given.get("cookie")) };
  if (readAccessEnvironment(process.env).access === "local") {
    // What is written names the person, so it must be the row that is there now.
    const owner = await (isRead ? knownOwner(open.db, open.now()) : ensureOwner(open.db));

    return { ...open, person: { ...owner, role: actingRole(given) ?? owner.role }, sessionId: undefined };
  }

  return { ...open, ...(await signedIn(open.db, given, open.now())) };
}
