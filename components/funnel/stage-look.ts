import type { Funnel } from "@/lib/contract/corpora";

type Stage = Funnel["stages"][number]["stage"];

interface StageLook {
  name: string;
  says: string;
  lost: string;
  ground: string;
  fill: string;
}

/** Why more may be approved than is kept, and that a release does not take all of it. */
export const APPROVAL_ALONE =
  "An approval by a person counts on its own in “Approved”, whatever the pipeline keeps; as good examples a release takes of these only what the pipeline keeps or nobody scored";

/** Why a figure has its place and no number. */
export const KEPT_UNTOLD = {
  short: "hidden while you review blind",
  long: "Hidden while you review blind, since it would tell of those trajectories too; shown once you have answered and revealed all, or the queue is closed",
} as const;

/** Words and colours of the funnel's stages; `lost` says of rows that they are not of the stage. */
export const STAGE_LOOK = {
  imported: {
    name: "Imported",
    says: "Every trajectory of the corpus",
    lost: "left out",
    ground: "bg-raised",
    fill: "bg-edge",
  },
  judged: {
    name: "Judged",
    says: "The judge gave an answer",
    lost: "not judged, or judge failed",
    ground: "bg-raised",
    fill: "bg-edge",
  },
  well_formed: {
    name: "Well formed",
    says: "No hard format rule fails",
    lost: "not well formed",
    ground: "bg-raised",
    fill: "bg-edge",
  },
  agentic: {
    name: "Agentic",
    says: "The model made the calls: by the adjudicated label, else the agreed, else a person’s, else the filter’s",
    lost: "not agentic",
    ground: "bg-agentic-soft",
    fill: "bg-agentic",
  },
  kept: {
    name: "Kept",
    says: "The pipeline of the active filter version keeps it: also a success, no near-duplicate, and within the caps",
    lost: "not kept",
    ground: "bg-agentic-soft",
    fill: "bg-agentic",
  },
  approved: {
    name: "Approved",
    says: `A person approved it for export. ${APPROVAL_ALONE}`,
    lost: "not approved",
    ground: "bg-accent-soft",
    fill: "bg-accent",
  },
  released: {
    name: "Released",
    says: "A release holds it that is signed and not withdrawn",
    lost: "not released",
    ground: "bg-accent-soft",
    fill: "bg-accent",
  },
} as const satisfies Record<Stage, StageLook>;
