import { BLOCKING_GUARDS, GUARDS, type Guard } from "@/lib/leak/audit-pools";
import { cutsSentence } from "@/lib/leak/cuts-sentence";
import { type GuardSilence, guardSilence } from "@/lib/leak/guard-silence";
import type { CardDecisions, CardWaiver } from "./card-decisions";
import { cardTable, countOf, number } from "./card-table";
import { cardText } from "./card-text";

const GUARD_WORDS: Readonly<Record<Guard, string>> = {
  cluster: "variants of one problem in two pools",
  query: "the same query in two pools, where people cut what joined them",
  gold: "a product that the rewards of two pools want",
  recommended: "a product that successful or approved rollouts of two pools answer with",
  never_touch: "a problem that nobody may train on",
  protected: "a problem of an evaluation suite",
  viewed: "a product that rollouts of two pools look at",
  near: "nearly the same query in two pools, or one that stands word for word in the other",
};

/** What the guards found, without the words of problems: a card must not tell what it keeps apart. */
export function cardAudit({ audit, waivers, lostSets = [] }: CardDecisions): string {
  if (audit === undefined) return "Nobody has audited this release yet.";

  const suites = audit.protectedSets.map(({ name, problems }) => `${cardText(name)} (${countOf(problems, "problem")})`);
  const waived = waivers.map(({ guard }) => guard);
  const rows = GUARDS.map((guard) => {
    const count = audit.guards.find((each) => each.guard === guard)?.count ?? 0;
    const isBlocking = BLOCKING_GUARDS.includes(guard);

    return [
      guard,
      GUARD_WORDS[guard],
      number(count),
      count === 0 ? silenceOf(guardSilence(guard, audit)) : verdictOf({ isBlocking, isWaived: waived.includes(guard) }),
    ];
  });

  return [
    `${countOf(audit.problems, "problem was", "problems were")} audited, those of the split’s other pools among them. Protected suites: ${suites.length === 0 ? "none" : suites.join(", ")}.`,
    ...(lostSets.length === 0
      ? []
      : [`No longer protected, though an earlier audit asked: ${lostSets.map(cardText).join(", ")}.`]),
    ...[cutsSentence(audit.cuts ?? [])].flatMap((sentence) => sentence ?? []),
    cardTable(["Guard", "Looks for", "Hits", "Which means"], rows),
  ].join("\n\n");
}

function silenceOf(silence: GuardSilence): string {
  switch (silence.kind) {
    case "clean":
      return "clean";
    case "unasked":
      return "nothing to check against";
    case "counted":
      return `counted under ${silence.under.join(" and ")}`;
  }
}

function verdictOf({ isBlocking, isWaived }: { readonly isBlocking: boolean; readonly isWaived: boolean }): string {
  if (!isBlocking) return "for a person to weigh";

  return isWaived ? "waived by two people" : "forbids signing";
}

/** Who let which guard pass, and why. */
export function cardWaivers(waivers: readonly CardWaiver[]): string {
  if (waivers.length === 0) return "None.";

  return waivers
    .toSorted((a, b) => GUARDS.indexOf(a.guard) - GUARDS.indexOf(b.guard) || (a.reason < b.reason ? -1 : 1))
    .map(
      ({ guard, reason, by, second }) =>
        `- ${cardText(guard)}: ${cardText(reason)} (${cardText(by)} and ${cardText(second)})`,
    )
    .join("\n");
}
