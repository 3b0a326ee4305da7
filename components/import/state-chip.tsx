import { Chip } from "@/components/ui/chip";
import { type ImportState, STATE_TEXT } from "./import-state";

export function StateChip({ state }: { state: ImportState }) {
  const { word, tone, mark } = STATE_TEXT[state];

  return (
    <Chip tone={tone} mark={mark}>
      {word}
    </Chip>
  );
}
