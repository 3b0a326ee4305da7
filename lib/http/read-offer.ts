import { readAccessEnvironment } from "@/lib/env";
import { ServiceError } from "@/lib/services/service-error";
import { type OpenContext, openContext } from "./context";

/** What a one-time link offers, or why it offers nothing. */
export type Offer<T> =
  | { readonly kind: "offered"; readonly offer: T }
  | { readonly kind: "refused"; readonly why: string };

/** Reads what a one-time link offers, for its page. Local mode has no accounts, so it offers none. */
export async function readOffer<T>(read: (ctx: OpenContext) => Promise<T>): Promise<Offer<T>> {
  if (readAccessEnvironment(process.env).access === "local")
    return { kind: "refused", why: "Assay runs in local mode, where nobody needs an account." };

  try {
    return { kind: "offered", offer: await read(await openContext()) };
  } catch (error) {
    if (error instanceof ServiceError) return { kind: "refused", why: error.message };
    throw error;
  }
}
