import { GUARDS, type Guard } from "@/lib/leak/audit-pools";

const MEMBER = "assay_waived_guards";

/** The line of the card's header that names the waived guards for programs. */
export function waivedLine(guards: readonly Guard[]): string {
  return `${MEMBER}: ${JSON.stringify(GUARDS.filter((guard) => guards.includes(guard)))}`;
}

/** Guards that the header of a card says are waived. */
export function readWaivedGuards(card: string): readonly Guard[] {
  const end = card.indexOf("\n---\n");
  const header = card.startsWith("---\n") && end !== -1 ? card.slice(0, end).split("\n") : [];
  const line = header.find((text) => text.startsWith(`${MEMBER}: `)) ?? "";

  return GUARDS.filter((guard) => line.includes(JSON.stringify(guard)));
}
