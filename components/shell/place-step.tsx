import { ChevronLeft, ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface PlaceStepProps {
  href: string;
  /** The whole name, where it may be cut. */
  title?: string | undefined;
  className: string;
  /** The one that a narrow window keeps, as a mark without its name. */
  isWayBack?: boolean;
  children: ReactNode;
}

/** One step of the way to where a page stands. */
export function PlaceStep({ href, title, className, isWayBack = false, children }: PlaceStepProps) {
  return (
    <>
      <Link
        href={href}
        title={title}
        className={classNames(
          className,
          "text-ink-2 hover:text-accent hover:underline",
          isWayBack
            ? "max-narrow:flex max-narrow:size-7.5 max-narrow:shrink-0 max-narrow:items-center max-narrow:justify-center"
            : "max-narrow:hidden",
        )}
      >
        {isWayBack ? <ChevronLeft aria-hidden className="size-4 narrow:hidden" /> : null}
        {isWayBack ? <span className="max-narrow:sr-only">{children}</span> : children}
      </Link>
      <ChevronRight aria-hidden className="hidden size-3.5 shrink-0 text-ink-3 narrow:block" />
    </>
  );
}
