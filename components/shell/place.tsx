import type { ReactNode } from "react";
import { PlainText } from "@/components/trajectory-list/plain-text";
import type { Corpus } from "@/lib/contract/corpora";
import { visibleName } from "@/lib/domain/visible-text";
import { CorpusCrumb } from "./corpus-crumb";
import { PlaceStep } from "./place-step";

interface PlaceProps {
  /** The corpus that it belongs to, where that is said and known. */
  corpus?: Pick<Corpus, "id" | "name"> | undefined;
  /** All of its kind, which is the way back. */
  all: { readonly href: string; readonly name: string };
  /** The one thing that it is a part of. */
  of?: { readonly href: string; readonly name: string } | undefined;
  /** Whole, if it is words alone: it may be cut, and is read in full on hover. */
  title: ReactNode;
  /** What stands beside the title. */
  children?: ReactNode;
}

/** Where a page about one thing stands: the way back to the others of its kind, and its own title. A narrow window keeps the nearest way back and the title. */
export function Place({ corpus, all, of, title, children }: PlaceProps) {
  return (
    <nav aria-label="Place" className="flex min-w-0 items-center gap-1.5">
      {corpus ? <CorpusCrumb corpus={corpus} /> : null}
      <PlaceStep href={all.href} className="shrink-0" isWayBack={of === undefined}>
        {all.name}
      </PlaceStep>
      {of ? (
        <PlaceStep href={of.href} title={visibleName(of.name)} className="min-w-0 truncate" isWayBack>
          <PlainText text={of.name} />
        </PlaceStep>
      ) : null}
      {/* Words from right to left are cut at their own end. */}
      <h1 dir="auto" className="truncate text-title" title={typeof title === "string" ? visibleName(title) : undefined}>
        {typeof title === "string" ? <PlainText text={title} /> : title}
      </h1>
      {children}
    </nav>
  );
}
