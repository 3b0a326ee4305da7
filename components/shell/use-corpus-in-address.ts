import { useQueryClient } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { keepCorpus } from "@/lib/client/keep-corpus";
import type { CorpusChoice } from "./use-corpus";

/**
 * The address of what is shown names its corpus, so that neither Back nor a choice in another tab puts another one in its
 * place; and this browser keeps it as the one looked at last, which an address without a corpus shows.
 */
export function useCorpusInAddress({ corpus, isAnother }: Pick<CorpusChoice, "corpus" | "isAnother">): void {
  const client = useQueryClient();
  const isNamed = useSearchParams().has("corpus");
  const id = isAnother ? undefined : corpus?.id;

  useEffect(() => {
    if (id === undefined) return;
    if (isNamed) return keepCorpus(client, id);

    // Next hears of a written address only once its own effects ran, which on a first load come after this one.
    const written = setTimeout(() => nameInAddress(id));
    return () => clearTimeout(written);
  }, [client, id, isNamed]);
}

function nameInAddress(id: string): void {
  const { search, hash } = window.location;
  if (new URLSearchParams(search).has("corpus")) return;

  window.history.replaceState(null, "", `${search === "" ? "?" : `${search}&`}corpus=${id}${hash}`);
}
