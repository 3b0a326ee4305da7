import { cache } from "react";
import type { Action } from "@/lib/domain/policy";
import { ACTIVE } from "@/lib/domain/version-name";
import { getFilter } from "@/lib/services/filters/get-filter";
import { findImportId } from "@/lib/services/imports/find-import-id";
import { getImport } from "@/lib/services/imports/get-import";
import { getProblem } from "@/lib/services/problems/get-problem";
import { locateProblem } from "@/lib/services/problems/locate-problem";
import { getQueue } from "@/lib/services/queues/get-queue";
import { findQueue } from "@/lib/services/queues/queue-row";
import { findRelease } from "@/lib/services/releases/find-release";
import { getRelease } from "@/lib/services/releases/get-release";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { getSplit } from "@/lib/services/splits/get-split";
import { locateSplit } from "@/lib/services/splits/locate-split";
import { pageContext, type RequestContext } from "./context";
import { IdPath } from "./path-ids";
import { problemOfKey } from "./problem-of-key";

// Each is read once for a page, however many parts of it ask.
export const pageImport = one(getImport);
export const pageProblem = one(getProblem);
export const pageQueue = one(getQueue);
export const pageRelease = one(getRelease);
export const pageSplit = one(getSplit);

// Whether it is there, and no more: the first byte of its page waits for that. Permissions are those of the reads above.
export const importThere = there("read", ({ db }, id) => findImportId(db, id));
const problemOfId = there("read", locateProblem);
export const queueThere = there("read", findQueue);
export const releaseThere = there("see_releases", (ctx, id) => findRelease(ctx, { id }));
export const splitThere = there("see_releases", ({ db }, id) => locateSplit(db, id));

/**
 * Whether a problem is there by its id. Screens and files name it by its key, which then leads to its id.
 *
 * @returns where it is instead; undefined for an id
 */
export async function problemThere(text: string): Promise<string | undefined> {
  try {
    await problemOfId(text);
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === "NOT_FOUND")) throw error;
    const address = await problemOfKey(text);
    if (address === undefined) throw error;

    return address;
  }

  return undefined;
}

/** A filter version as addresses name it: by its id, or its hash or the beginning of it. Of the active one there is nothing to look for. */
export const pageFilter = cache(async (version: string) => {
  if (version === ACTIVE) return undefined;
  const path = IdPath.safeParse({ id: version });

  return getFilter(await pageContext(), path.success ? path.data : { hash: version });
});

/**
 * The id of an address, which may hold anything in its place.
 *
 * @throws ServiceError NOT_FOUND for what is none
 */
export function pageId(text: string): string {
  const path = IdPath.safeParse({ id: text });
  if (!path.success) throw new ServiceError("NOT_FOUND", "There is nothing at this address.");

  return path.data.id;
}

function one<T>(read: (ctx: RequestContext, input: { readonly id: string }) => Promise<T>): (id: string) => Promise<T> {
  return cache(async (id) => read(await pageContext(), { id: pageId(id) }));
}

function there(
  action: Action,
  locate: (ctx: RequestContext, id: string) => Promise<unknown>,
): (text: string) => Promise<void> {
  return async (text) => {
    const ctx = await pageContext();
    const id = pageId(text);
    requirePermission(ctx, action);
    await locate(ctx, id);
  };
}
