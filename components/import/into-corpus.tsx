"use client";
import { useQuery } from "@tanstack/react-query";
import { corpusListOptions } from "@/lib/client/corpora";
import type { Import } from "@/lib/contract/imports";
import { hasBrought, isUnderWay } from "./import-state";
import { InertText } from "./inert-text";

/** Where an import went. A new corpus into which nothing came is in no list, so it is not said to be there. */
export function IntoCorpus({ item }: { item: Import }) {
  const isSure = isUnderWay(item) || hasBrought(item);
  const corpora = useQuery({ ...corpusListOptions(), enabled: !isSure }).data?.items;
  const name = <InertText text={item.corpus.name} />;
  if (!isSure && corpora === undefined) return <>for {name}</>;

  return isSure || corpora?.some(({ id }) => id === item.corpus.id) ? (
    <>into {name}</>
  ) : (
    <>no corpus “{name}” was made of it</>
  );
}
