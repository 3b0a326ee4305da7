import { PlainText } from "@/components/trajectory-list/plain-text";
import type { Corpus } from "@/lib/contract/corpora";
import { PlaceStep } from "./place-step";

/** The corpus that a page of one thing belongs to, before the way back to the others of its kind. */
export function CorpusCrumb({ corpus: { id, name } }: { corpus: Pick<Corpus, "id" | "name"> }) {
  return (
    <PlaceStep
      href={`/?${new URLSearchParams({ corpus: id })}`}
      title={name}
      className="max-w-30 shrink-0 truncate medium:max-w-60"
    >
      <PlainText text={name} />
    </PlaceStep>
  );
}
