import type { Tone } from "@/components/ui/chip";
import type { ReleaseState } from "@/lib/contract/releases";

interface StateLook {
  readonly word: string;
  readonly mark: string;
  readonly tone: Tone;
  readonly says: string;
}

/** How the states of a release are told apart. */
export const RELEASE_LOOK = {
  building: { word: "building", mark: "…", tone: "accent", says: "Its files are being written" },
  draft: { word: "draft", mark: "✎", tone: "quiet", says: "Its files are written, and nothing is audited yet" },
  audited: { word: "audited", mark: "◎", tone: "plain", says: "Audited; nobody approved it yet" },
  approved: { word: "approved", mark: "✓", tone: "plain", says: "Everybody who had to approved it" },
  signed: { word: "signed", mark: "✔", tone: "agentic", says: "Signed; it can be given away" },
  withdrawn: { word: "withdrawn", mark: "⊘", tone: "danger", says: "Withdrawn; nobody should train on it" },
  failed: { word: "failed", mark: "✕", tone: "danger", says: "The build stopped; no file was kept" },
  cancelled: { word: "cancelled", mark: "⊘", tone: "quiet", says: "The build was cancelled; no file was kept" },
} as const satisfies Record<ReleaseState, StateLook>;
