import { type ReaderDensity, readerDensity, readerDensityCookie } from "@/lib/domain/reader-density";
import { keepCookie } from "./keep-cookie";
import type { ReaderStore } from "./reader-store";

/** The density that this browser reads in. */
export function keptDensity(): ReaderDensity {
  return readerDensity(typeof document === "undefined" ? null : document.cookie);
}

/** The other density, here and in every trajectory from now on. */
export function changeDensity({ get, set }: Pick<ReaderStore, "get" | "set">): void {
  const density = get().density === "dense" ? "comfortable" : "dense";
  set({ density });
  keepCookie(readerDensityCookie(density));
}
