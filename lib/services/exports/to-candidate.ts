import type { Candidate } from "@/lib/exporters/exporter";
import { callsOfOthers } from "./calls-of-others";
import { inOwnWords } from "./own-words";
import type { Names } from "./pseudonyms";
import type { MemberRow } from "./read-members";
import { rowMetadata } from "./row-metadata";

/**
 * What a preset is told of a trajectory: never the reward spec, which stays in the database. Undefined where its record
 * asks something else than its problem.
 */
export function toCandidate(member: MemberRow, names: Names): Candidate | undefined {
  const { facts, outline } = member;
  const trajectory = inOwnWords(member.trajectory, outline);

  return (
    trajectory && {
      trajectory,
      metadata: rowMetadata(member, names),
      standing: standingOf(member),
      // Read only by presets that ask who made the calls.
      get notByModel() {
        return callsOfOthers(outline);
      },
      groupId: names.of("group", `${facts.problem_key}\n${facts.run_key}`),
      groupSize: member.rollouts,
      rewardSpecId: facts.has_reward ? `problem:${facts.problem_key}` : undefined,
    }
  );
}

function standingOf({ isApproved, label }: MemberRow): Candidate["standing"] {
  if (isApproved) return "approved";

  return label?.structure === "reject" ? "rejected" : "undecided";
}
