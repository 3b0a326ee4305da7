import type { Funnel } from "@/lib/contract/corpora";

type Stage = Funnel["stages"][number]["stage"];

/** Words and colours of the funnel's stages. */
export const STAGE_LOOK = {
  imported: { name: "Imported", says: "Every trajectory of the corpus", ground: "bg-raised", fill: "bg-edge" },
  judged: { name: "Judged", says: "The judge gave an answer", ground: "bg-raised", fill: "bg-edge" },
  well_formed: { name: "Well formed", says: "No hard format rule fails", ground: "bg-raised", fill: "bg-edge" },
  agentic: { name: "Agentic", says: "The model made the calls", ground: "bg-agentic-soft", fill: "bg-agentic" },
  approved: { name: "Approved", says: "A person approved it for export", ground: "bg-accent-soft", fill: "bg-accent" },
} as const satisfies Record<Stage, { name: string; says: string; ground: string; fill: string }>;
