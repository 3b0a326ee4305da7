import { ChevronRight } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface PlaceStepProps {
  href: string;
  /** The whole name, where it may be cut. */
  title?: string | undefined;
  className: string;
  children: ReactNode;
}

/** One step of the way to where a page stands. */
export function PlaceStep({ href, title, className, children }: PlaceStepProps) {
  return (
    <>
      <Link href={href} title={title} className={classNames(className, "text-ink-2 hover:text-accent hover:underline")}>
        {children}
      </Link>
      <ChevronRight aria-hidden className="size-3.5 shrink-0 text-ink-3" />
    </>
  );
}
