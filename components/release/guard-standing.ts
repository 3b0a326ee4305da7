import type { Audit } from "@/lib/contract/splits";

type Report = Audit["guards"][number];

/** Whether the hits of a guard keep a release from being signed. */
export function isStopping({ isBlocking, isWaived, count }: Report): boolean {
  return isBlocking && !isWaived && count > 0;
}

/** Whether they would, had two people not waived them. */
export function isLetPass({ isBlocking, isWaived, count }: Report): boolean {
  return isBlocking && isWaived && count > 0;
}
