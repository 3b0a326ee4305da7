import type { CorpusList } from "@/lib/contract/corpora";
import { listCorpora } from "@/lib/services/corpora/list-corpora";
import { pageContext } from "./context";

/** The corpora that the person at the page may see. */
export async function pageCorpora(): Promise<CorpusList> {
  return listCorpora(await pageContext());
}
