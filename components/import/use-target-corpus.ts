"use client";
import { useKeptText } from "@/lib/client/use-kept-text";
import type { Corpus } from "@/lib/contract/corpora";
import { suggestCorpus } from "./suggest-corpus";

/** The corpus that files are to go into, as a person names it. */
export interface TargetCorpus {
  /** As it stands in the field. */
  readonly text: string;
  /** Without spaces around it, as the server takes it; empty where none is named. */
  readonly name: string;
  /** The one of that name, where there is one. */
  readonly known: Corpus | undefined;
  /** Whether none has that name; not while the corpora are not known. */
  readonly isNew: boolean;
  /** Whether the field has what nobody typed. */
  readonly isProposed: boolean;
  /** The corpus looked at last, where the field has a file's name that nobody typed. */
  readonly offered: Corpus | undefined;
  readonly onText: (text: string) => void;
  /** Forgets what was typed, once an import into it has begun. */
  readonly dropSaved: (sent: string) => void;
}

interface Suggested {
  /** What the address names: what was typed elsewhere is not for this. */
  readonly addressed: string;
  readonly corpora: readonly Corpus[] | undefined;
  /** The corpus that the other screens show. */
  readonly inView: Corpus | undefined;
  /** The one that they would show where the address names none. */
  readonly lookedAt: Corpus | undefined;
  readonly firstFile: string | undefined;
}

/** What a person types as the corpus, kept in this tab; until then the suggestion. */
export function useTargetCorpus({ addressed, corpora, inView, lookedAt, firstFile }: Suggested): TargetCorpus {
  const { text: typed, setText, dropSaved } = useKeptText(`import/corpus/${addressed}`);
  const text = typed ?? suggestCorpus(inView, firstFile);
  const name = text.trim();
  const known = corpora?.find((corpus) => corpus.name === name);
  const isNew = corpora !== undefined && name !== "" && known === undefined;
  const isProposed = typed === undefined;
  const offered = isNew && isProposed && lookedAt?.kind !== "sample" ? lookedAt : undefined;

  return { text, name, known, isNew, isProposed, offered, onText: setText, dropSaved };
}
