import type { QueryClient } from "@tanstack/react-query";
import { chosenCorpusCookie } from "@/lib/domain/chosen-corpus";
import { corpusListOptions } from "./corpora";
import { keepCookie } from "./keep-cookie";

/** Keeps a corpus as the one that an address without one shows, here and with the next answer of the server. */
export function keepCorpus(client: QueryClient, id: string): void {
  const cookie = chosenCorpusCookie(id);
  if (cookie) keepCookie(cookie);

  const { queryKey } = corpusListOptions();
  const state = client.getQueryState(queryKey);
  if (!state?.data) return;
  const items = state.data.items.toSorted((a, b) => Number(b.id === id) - Number(a.id === id));
  client.setQueryData(queryKey, { items }, { updatedAt: state.dataUpdatedAt });
}
