import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { notBlindWords } from "@/lib/domain/not-blind-words";

interface NotBlindNoteProps {
  /** Labels that are not blind. */
  notBlind: number;
  onCountAll: () => void;
}

/** Where no label is blind: that there are others, and the way to count them. */
export function NotBlindNote({ notBlind, onCountAll }: NotBlindNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <p className="text-ink-2">{notBlindWords({ notBlind })}</p>
      <Button onClick={onCountAll}>Count {countOf(notBlind, "label that is", "labels that are")} not blind</Button>
    </div>
  );
}
