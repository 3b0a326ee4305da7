"use client";
import { type ComponentProps, useState } from "react";
import { ReferencesPanel } from "@/components/reference/references-panel";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

interface ReferencesPartProps extends ComponentProps<typeof ReferencesPanel> {
  /** Whether any may be set beside the runs that are shown. */
  hasBelonging: boolean;
}

/** The values from elsewhere; folded where none is of the suite of the runs. */
export function ReferencesPart({ hasBelonging, ...panel }: ReferencesPartProps) {
  const [isOpen, setOpen] = useState(hasBelonging || panel.shown.length > 0);
  if (isOpen) return <ReferencesPanel {...panel} />;

  return (
    <Panel
      title="Values from elsewhere"
      subtitle="None of them is of the suite of these runs."
      actions={
        <Button aria-expanded={false} onClick={() => setOpen(true)}>
          Show them
        </Button>
      }
    >
      {null}
    </Panel>
  );
}
