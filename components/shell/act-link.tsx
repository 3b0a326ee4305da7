"use client";
import Link from "next/link";
import { Button, type ButtonProps } from "@/components/ui/button";
import { useUnchosenCorpus } from "./use-unchosen-corpus";

interface ActLinkProps extends Pick<ButtonProps, "variant" | "children"> {
  href: string;
}

/** The way to where something is made of the whole corpus that is shown; off where nobody chose that one. */
export function ActLink({ href, children, ...look }: ActLinkProps) {
  const unchosen = useUnchosenCorpus();
  if (unchosen !== undefined)
    return (
      <Button {...look} disabled title={unchosen}>
        {children}
      </Button>
    );

  return (
    <Button {...look} asChild>
      <Link href={href}>{children}</Link>
    </Button>
  );
}
