import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

interface NoSuchProps {
  /** What the page is about, as in "split". */
  thing: string;
  /** Whether nothing else on the page has its title. */
  isPage?: boolean;
  /** Where all of them are. */
  back: { readonly href: string; readonly name: string };
}

/** In place of a thing that is not there. */
export function NoSuch({ thing, isPage = false, back }: NoSuchProps) {
  return (
    <EmptyState isPage={isPage} title={`There is no such ${thing}`} actions={<Back {...back} />}>
      It may have been removed, or the address may be cut short.
    </EmptyState>
  );
}

export function Back({ href, name, variant = "primary" }: NoSuchProps["back"] & { variant?: "primary" | "secondary" }) {
  return (
    <Button asChild variant={variant}>
      <Link href={href}>{name}</Link>
    </Button>
  );
}
