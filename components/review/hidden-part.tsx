import { EyeOff } from "lucide-react";
import { PaneSection } from "./pane-section";

/** Stands where a part of the pane is kept from the person until they have answered. */
export function HiddenPart({ title }: { title: string }) {
  return (
    <PaneSection title={title}>
      <p className="flex items-center gap-1.5 text-ink-3">
        <EyeOff aria-hidden className="size-3.5" /> Hidden until you commit
      </p>
    </PaneSection>
  );
}
