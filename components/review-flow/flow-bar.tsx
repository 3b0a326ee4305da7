"use client";
import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Kbd } from "@/components/ui/kbd";
import type { DraftPlace } from "@/lib/client/drafts";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { LeasedItem } from "@/lib/contract/review-flow";
import { HIDDEN_LAYER_TEXT, type HiddenLayer } from "@/lib/domain/hidden-layer";
import type { QueueMode } from "@/lib/domain/queue";
import { waitingWords } from "./waiting-words";

interface FlowBarProps {
  item: Pick<LeasedItem, "why" | "hidden"> | undefined;
  mode: QueueMode;
  /** What a blind queue keeps from the item where this one, assisted, hides nothing. */
  owed: readonly HiddenLayer[];
  draftPlace: DraftPlace;
  /** Something is answered or written of the item: before that nothing could be saved. */
  hasAnswer: boolean;
  /** Why nothing more of this person is taken here. */
  refusal: string | undefined;
  /** Answers that wait for the network. */
  waiting: number;
  hasInstructions: boolean;
  onInstructions: () => void;
  /** Reading mode, layers and find, while an item is open. */
  tools: ReactNode;
}

const PLACE_WORDS = {
  saved: "Saved",
  saving: "Saving",
  browser: "Kept in this browser until the network is back",
  refused: "Kept in this browser, not saved",
} as const satisfies Record<DraftPlace, string>;

/** Why this item is here, what is hidden, and where the answers are. */
export function FlowBar(props: FlowBarProps) {
  const { item, mode, owed, draftPlace, hasAnswer, refusal, waiting, hasInstructions, onInstructions, tools } = props;
  const instructionsKey = useKeyOf("item.instructions");

  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-bg px-4 py-1 text-table text-ink-2">
      {item ? (
        <p className="min-w-0 basis-full narrow:grow narrow:basis-0 narrow:truncate" title={item.why}>
          <span className="text-ink-3">Why this one: </span>
          {item.why}
        </p>
      ) : (
        <span className="flex-1" />
      )}
      <span role="status" className="flex items-center gap-1.5">
        {waiting > 0 ? (
          <Chip tone="subtask">{waitingWords(waiting)}</Chip>
        ) : (
          <span className="text-caption text-ink-3">
            {item && (hasAnswer || draftPlace !== "saved") ? PLACE_WORDS[draftPlace] : null}
          </span>
        )}
      </span>
      <ModeChip mode={mode} hidden={mode === "blind" ? (item?.hidden ?? []) : owed} />
      {hasInstructions ? (
        <Button size="small" onClick={onInstructions}>
          Instructions {instructionsKey ? <Kbd keys={instructionsKey} /> : null}
        </Button>
      ) : null}
      {tools}
      {refusal ? (
        <p role="alert" className="basis-full text-danger">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}

/** What is hidden: of a blind queue until the commit, of an assisted one what a blind queue still asks about. */
function ModeChip({ mode, hidden }: { mode: QueueMode; hidden: readonly HiddenLayer[] }) {
  const isBlind = mode === "blind";
  if (!isBlind && hidden.length === 0)
    return <Chip title="Filter and judge are shown, and suggest an answer">assisted</Chip>;

  return (
    <Chip
      tone="accent"
      mark={<EyeOff className="size-3" />}
      title={`Hidden ${isBlind ? "until you commit" : "while a blind queue still asks you about it"}: ${hidden.map((layer) => HIDDEN_LAYER_TEXT[layer]).join("; ") || "nothing"}`}
    >
      {isBlind ? "blind" : "assisted, partly hidden"}
    </Chip>
  );
}
