import { isUuid } from "./is-uuid";

/** The cookie with the corpus that a person looked at last: an address without one shows that. */
const CHOSEN_CORPUS = "assay.corpus";

const YEAR_S = 31_536_000;

/** The text that keeps a corpus as chosen; undefined where that is no id. */
export function chosenCorpusCookie(id: string): string | undefined {
  return isUuid(id) ? `${CHOSEN_CORPUS}=${id}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax` : undefined;
}

/** What a request says of it. */
export function chosenCorpus(cookie: string | null): string | undefined {
  const value = (cookie ?? "")
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${CHOSEN_CORPUS}=`))
    ?.slice(CHOSEN_CORPUS.length + 1);

  return value !== undefined && isUuid(value) ? value : undefined;
}
