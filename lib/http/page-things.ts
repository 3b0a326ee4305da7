import { cache } from "react";
import { getFilter } from "@/lib/services/filters/get-filter";
import { getImport } from "@/lib/services/imports/get-import";
import { getProblem } from "@/lib/services/problems/get-problem";
import { getQueue } from "@/lib/services/queues/get-queue";
import { getRelease } from "@/lib/services/releases/get-release";
import { ServiceError } from "@/lib/services/service-error";
import { getSplit } from "@/lib/services/splits/get-split";
import { pageContext, type RequestContext } from "./context";
import { IdPath } from "./path-ids";

// Each is read once for a page, however many parts of it ask.
export const pageImport = one(getImport);
export const pageProblem = one(getProblem);
export const pageQueue = one(getQueue);
export const pageRelease = one(getRelease);
export const pageSplit = one(getSplit);

/** A filter version as addresses name it: by its id or its hash. Of the active one there is nothing to look for. */
export const pageFilter = cache(async (version: string) => {
  if (version === "active") return undefined;
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
