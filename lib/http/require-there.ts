import { notFound } from "next/navigation";
import { ServiceError } from "@/lib/services/service-error";
import { isDocument } from "./is-document";

/**
 * Answers a browser that loads a page whole with the status 404 where what the page is about is not there. It belongs into
 * the layout of that page, with no loading.tsx above: what comes through one has the status 200 already.
 *
 * @param read - refuses with NOT_FOUND; any other failure is left for the page, which meets it again and shows it
 * @returns what was read; undefined where it failed, and for a browser that goes from screen to screen, which asks by itself
 */
export async function requireThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  if (!(await isDocument())) return undefined;

  try {
    return await read();
  } catch (error) {
    if (error instanceof ServiceError && error.code === "NOT_FOUND") return notFound();

    return undefined;
  }
}
