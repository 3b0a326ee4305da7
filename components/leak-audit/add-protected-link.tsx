"use client";
import Link from "next/link";
import { splitsAddress } from "@/components/split/split-address";
import { useMay } from "@/lib/client/use-me";

/** The way to where evaluation suites are added, for who may. */
export function AddProtectedLink({ corpus }: { corpus: string }) {
  if (!useMay("change_splits")) return null;

  return (
    <Link href={splitsAddress(corpus)} className="shrink-0 rounded-mark text-accent underline">
      Add a protected set
    </Link>
  );
}
