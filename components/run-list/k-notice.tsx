"use client";
import { useSearchParams } from "next/navigation";

/** Where the address names a k that nothing can be shown at. */
export function KNotice({ k }: { k: number }) {
  const asked = useSearchParams().get("k");
  if (!asked || Number(asked) === k) return null;

  return (
    <p className="text-ink-2">
      The address asks for k = {asked.slice(0, 20)}, which is not possible here; this is k = {k}.
    </p>
  );
}
