import { type ReaderDensity, readerDensity, readerDensityCookie } from "@/lib/domain/reader-density";
import type { ReaderStore } from "./reader-store";

/** The density that this browser reads in. */
export function keptDensity(): ReaderDensity {
  return readerDensity(typeof document === "undefined" ? null : document.cookie);
}

/** The other density, here and in every trajectory from now on. */
export function changeDensity({ get, set }: Pick<ReaderStore, "get" | "set">): void {
  const density = get().density === "dense" ? "comfortable" : "dense";
  set({ density });
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without HTTPS
  document.cookie = readerDensityCookie(density);
}
