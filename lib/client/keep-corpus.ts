import { chosenCorpusCookie } from "@/lib/domain/chosen-corpus";

/** Keeps a corpus as the one that an address without one shows; a switch in the page asks the server for none. */
export function keepCorpus(id: string): void {
  const cookie = chosenCorpusCookie(id);
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing without HTTPS
  if (cookie) document.cookie = cookie;
}
