import type { QueryClient } from "@tanstack/react-query";
import { chooseCorpus, corpusListOptions } from "@/lib/client/corpora";
import { pageContext } from "@/lib/http/context";
import { listCorpora } from "@/lib/services/corpora/list-corpora";

/**
 * Which corpus a page is about, from the list that it keeps for the browser under the same key, without an HTTP hop. A
 * failure is left for the browser to retry and show.
 *
 * @param asked - as the address names it
 * @returns its public id; undefined where there is none
 */
export async function pageCorpus(client: QueryClient, asked: string | null): Promise<string | undefined> {
  const corpora = await client
    .query({ ...corpusListOptions(), queryFn: async () => listCorpora(await pageContext()) })
    .catch(() => undefined);

  return chooseCorpus(corpora?.items ?? [], asked)?.id;
}
