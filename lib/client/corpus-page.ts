import { type DehydratedState, dehydrate, QueryClient } from "@tanstack/react-query";
import type { CorpusList } from "@/lib/contract/corpora";
import { chooseCorpus, corpusListOptions } from "./corpora";

interface CorpusPage {
  /** Id of the corpus that the address names. */
  readonly asked: string | null;
  readonly readCorpora: () => Promise<CorpusList>;
}

/**
 * What a page over one corpus brings along: answers under the keys of the browser, without an HTTP hop. A failure is left
 * for the browser to retry and show.
 *
 * @param ask - asks for what the first look needs of the corpus; not called where there is none
 */
export async function corpusPageState(
  { asked, readCorpora }: CorpusPage,
  ask: (client: QueryClient, corpus: string) => Promise<unknown> = async () => undefined,
): Promise<DehydratedState> {
  const client = new QueryClient();
  const corpora = await client.query({ ...corpusListOptions(), queryFn: readCorpora }).catch(() => undefined);
  const corpus = chooseCorpus(corpora?.items ?? [], asked);
  if (corpus) await ask(client, corpus.id).catch(() => undefined);

  return dehydrate(client);
}
