import { PlainText } from "@/components/trajectory-list/plain-text";
import type { Corpus } from "@/lib/contract/corpora";
import { PlaceStep } from "./place-step";

/** The corpus that a page of one thing belongs to, before the way back to the others of its kind; where there is no room it gives way before the title. */
export function CorpusCrumb({ corpus: { id, name } }: { corpus: Pick<Corpus, "id" | "name"> }) {
  return (
    <PlaceStep
      href={`/?${new URLSearchParams({ corpus: id })}`}
      title={name}
      className="min-w-8 max-w-60 shrink-4 truncate"
    >
      <PlainText text={name} />
    </PlaceStep>
  );
}
