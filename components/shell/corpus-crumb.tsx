import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { PlainText } from "@/components/trajectory-list/plain-text";
import type { Corpus } from "@/lib/contract/corpora";

/** The corpus that a page of one thing belongs to, before the way back to the others of its kind. */
export function CorpusCrumb({ corpus: { id, name } }: { corpus: Pick<Corpus, "id" | "name"> }) {
  return (
    <>
      <Link
        href={`/?${new URLSearchParams({ corpus: id })}`}
        title={name}
        className="max-w-30 truncate text-ink-2 hover:text-accent hover:underline medium:max-w-60"
      >
        <PlainText text={name} />
      </Link>
      <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />
    </>
  );
}
