import { readEnvironment } from "@/lib/env";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import type { Context } from "@/lib/services/context";
import { database } from "./database";

/** Who asks, for a request. In local mode everybody is the owner of the installation. */
export async function requestContext(_request: Request): Promise<Context> {
  return localContext();
}

/** Who asks, for a server component that prefetches through services. */
export async function pageContext(): Promise<Context> {
  return localContext();
}

async function localContext(): Promise<Context> {
  const db = database();

  return {
    db,
    person: await ensureOwner(db),
    now: () => new Date(),
    home: readEnvironment(process.env).home,
  };
}
