import type { PipelineStage } from "@/lib/domain/pipeline";

/** Its text says by which rule, where that is not ours: such a count is no value to hold against ours. */
interface PublishedStage {
  readonly count?: number;
  /** The paper writes the first one as 146K. */
  readonly text: string;
}

/** Section 5 of the paper: what its stages count, which is of races alone; its winners are chosen otherwise than by success. */
const PUBLISHED: Readonly<Partial<Record<PipelineStage, PublishedStage>>> = {
  extracted: { count: 146_000, text: "about 146,000, of races" },
  winners: { text: "18,043 by another rule, unanimous-50" },
};

/** The end of the paper's pipeline, after its split. */
export const PUBLISHED_END = { train: 15_269, evaluation: 2_676, all: 17_945 } as const;

/** What the paper says of a stage: its count, that it gives none, or that the stage is ours alone. */
export function publishedText(stage: PipelineStage): string {
  return PUBLISHED[stage]?.text ?? (stage === "caps" ? "not in the paper" : "not public");
}

/** The same as a value of a table: the count, or why there is none. */
export function publishedCell(stage: PipelineStage): number | string {
  return PUBLISHED[stage]?.count ?? publishedText(stage);
}
