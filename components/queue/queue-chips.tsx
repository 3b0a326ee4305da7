import { EyeOff } from "lucide-react";
import { Chip, type Tone } from "@/components/ui/chip";
import { HIDDEN_LAYER_TEXT, type HiddenLayer } from "@/lib/domain/hidden-layer";
import type { QueueMode, QueueState } from "@/lib/domain/queue";

/** None of the marks of structure, which mean what somebody played. */
export const QUEUE_STATE_LOOK = {
  open: { mark: "▸", tone: "plain", says: "It takes reviewers" },
  paused: { mark: "‖", tone: "hollow", says: "A lead has paused it; answers and drafts are kept" },
  closed: { mark: "✓", tone: "quiet", says: "Closed for good" },
} as const satisfies Record<QueueState, { mark: string; tone: Tone; says: string }>;

export function QueueStateChip({ state }: { state: QueueState }) {
  const { mark, tone, says } = QUEUE_STATE_LOOK[state];

  return (
    <Chip tone={tone} mark={mark} title={says}>
      {state}
    </Chip>
  );
}

interface ModeChipProps {
  mode: QueueMode;
  /** What it hides, where that is known. */
  hidden?: readonly HiddenLayer[];
}

/** Whether reviewers see what the machine said. */
export function QueueModeChip({ mode, hidden }: ModeChipProps) {
  if (mode === "assisted") return <Chip title="Filter and judge are shown, and suggest an answer">assisted</Chip>;
  const what = hidden?.map((layer) => HIDDEN_LAYER_TEXT[layer]).join("; ") ?? "what it measures";

  return (
    <Chip tone="accent" mark={<EyeOff className="size-3" />} title={`Hidden until the answer is committed: ${what}`}>
      blind
    </Chip>
  );
}
