import { countOf, formatBytes, formatNumber } from "@/components/ui/format-number";
import type { Job } from "@/lib/contract/jobs";
import type { ReleaseStage } from "@/lib/contract/releases";

type Figures = Pick<Job, "done" | "total">;

const STAGE_WORDS = {
  choose: () => "Choosing the trajectories",
  write: ({ done, total }) =>
    `Writing the files: ${formatNumber(done)} of ${countOf(total, "trajectory", "trajectories")}`,
  read: ({ done, total }) => `Hashing the files: ${formatBytes(done)} of ${formatBytes(total)}`,
  audit: ({ done, total }) => `Auditing: ${formatNumber(done)} of ${countOf(total, "comparison")}`,
  sign: () => "Signing content hash and card",
} as const satisfies Record<ReleaseStage, (figures: Figures) => string>;

const STAGES_OF_KIND: Readonly<Record<string, readonly ReleaseStage[]>> = {
  build_release: ["choose", "write", "audit"],
  audit_release: ["audit"],
  sign_release: ["read", "audit", "sign"],
};

/** What the job of a release is at, how far, and which of its steps that is. */
export function stageWords({ kind, stage, done, total }: Pick<Job, "kind" | "stage"> & Figures): string {
  const known = STAGES_OF_KIND[kind]?.find((one) => one === stage);
  if (known === undefined) return "Starting";
  const stages = STAGES_OF_KIND[kind] ?? [];
  const words = STAGE_WORDS[known]({ done, total });

  return stages.length > 1 ? `${stages.indexOf(known) + 1} of ${stages.length} · ${words}` : words;
}
