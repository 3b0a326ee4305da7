import type { Guard } from "@/lib/leak/audit-pools";
import { GUARD_NAMES } from "@/lib/leak/guard-names";
import type { GuardSilence } from "@/lib/leak/guard-silence";
import { GUARD_QUESTIONS } from "./guard-questions";

const WHY = {
  "no protected set": "There is no protected set.",
  "empty never touch": "Nothing lies in never touch.",
  "one pool": "Only one pool has problems here.",
} as const;

/** The chip of a guard without a hit; a tick stands with `isClean` alone. */
export function silenceChip(silence: GuardSilence): { readonly isClean: boolean; readonly says: string } {
  switch (silence.kind) {
    case "clean":
      return { isClean: true, says: "no hit" };
    case "unasked":
      return { isClean: false, says: "nothing to check against" };
    case "counted":
      return { isClean: false, says: `counted under ${guardWords(silence.under)}` };
  }
}

/** What a guard without a hit has looked for, and why it has none. */
export function silenceSentence(guard: Guard, silence: GuardSilence): string {
  switch (silence.kind) {
    case "clean":
      return GUARD_QUESTIONS[guard];
    case "unasked":
      return WHY[silence.why];
    case "counted":
      return `${GUARD_QUESTIONS[guard]} A product that two pools share is counted once, under the worst guard; no other one is shared.`;
  }
}

/** “recommended products”, as a part of a sentence. */
function guardWords(guards: readonly Guard[]): string {
  return guards.map((guard) => GUARD_NAMES[guard].replace(" across pools", "").toLowerCase()).join(" and ");
}
