import type { PipelineStage } from "@/lib/domain/pipeline";

/** Words of the pipeline's stages: what stays, and what became of the others. */
export const STAGE_WORDS = {
  extracted: {
    name: "Extracted",
    says: "Every record, also one that could not be read, unless it was set aside",
    lost: "",
  },
  winners: {
    name: "Winners",
    says: "The outcome is a success; the paper's winners are by unanimous-50, a rule that is not public",
    lost: "no success, or not read",
  },
  normalised: { name: "Normalised", says: "Read into one form by the import", lost: "could not be read" },
  coefficient: {
    name: "Coefficient gate",
    says: "The derived coefficient is at least the gate; without a score none is",
    lost: "below the gate or not judged",
  },
  format: { name: "Format rules", says: "No reject that is switched on", lost: "break a format rule" },
  dedup: {
    name: "Near-duplicates",
    says: "The best by rank of each group within a problem, as many as its keep-count",
    lost: "are near-duplicates",
  },
  structure: {
    name: "Structure",
    says: "Agentic by people's label, else by the filter",
    lost: "are not agentic",
  },
  caps: { name: "Caps", says: "The first by rank of a problem, then of a miner", lost: "are over a cap" },
} as const satisfies Record<PipelineStage, { name: string; says: string; lost: string }>;
