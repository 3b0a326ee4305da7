import type { Leaving } from "@/lib/domain/pipeline";

/** Where the stored pipeline leaves a row out; none: it has not come to it yet. */
type LeftAt = Exclude<Leaving, "kept"> | "none";

/** Why the pipeline leaves an approved row out, and what would let it in. */
interface LeftReason {
  readonly stages: readonly LeftAt[];
  /** With a count before it. */
  readonly words: string;
  readonly helps: string;
}

/**
 * In the order of the pipeline. Approval alone takes what nobody scored, so a row that is no winner is one that failed
 * or came to a part of it: no label makes it a success.
 */
export const LEFT_REASONS: readonly LeftReason[] = [
  {
    stages: ["winners"],
    words: "no success",
    helps:
      "Their outcome is fail or partial, which no label or approval changes. KTO by outcome takes them as bad examples.",
  },
  {
    stages: ["coefficient"],
    words: "below the coefficient gate, or not judged",
    helps: "A judge has to score those that are not judged; for the others a filter version has to set the gate lower.",
  },
  {
    stages: ["format"],
    words: "against a format rule",
    helps: "Only a filter version that switches the rule off lets them in.",
  },
  {
    stages: ["duplicate"],
    words: "near-duplicates",
    helps:
      "Another of their group ranks before them: approve that one; if that one is left out as not agentic, a person has to label it agentic first. Or take a filter version that lets more of each group stay.",
  },
  { stages: ["structure"], words: "not agentic", helps: "A person has to label them agentic." },
  {
    stages: ["problem_cap", "miner_cap"],
    words: "over a cap",
    helps: "Others of their problem or miner rank before them: approve those, or raise the cap under “What decides”.",
  },
  {
    stages: ["none"],
    words: "not decided yet",
    helps: "They are newer than the pipeline, which decides about them once it is brought up to date.",
  },
];
