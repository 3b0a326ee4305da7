"use client";
import { type ComponentProps, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ReferencesPanel } from "@/components/reference/references-panel";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";

interface ReferencesPartProps extends ComponentProps<typeof ReferencesPanel> {
  /** Whether any may be set beside the runs that are shown. */
  hasBelonging: boolean;
}

/** The values from elsewhere, behind what is measured here: folded until somebody asks for them. */
export function ReferencesPart({ hasBelonging, ...panel }: ReferencesPartProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  function onShowThem() {
    flushSync(() => setOpen(true));
    // The button went with the fold, and let go of the keyboard.
    const heading = place.current?.querySelector("h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }

  return <div ref={place}>{isOpen ? <ReferencesPanel {...panel} /> : folded()}</div>;

  function folded() {
    return (
      <Panel
        title="Values from elsewhere"
        subtitle={[
          hasBelonging
            ? "Published and own ones, for runs of this suite."
            : "None of them is of the suite of these runs.",
          ...(panel.shown.length > 0 ? [`${countOf(panel.shown.length, "value is", "values are")} drawn.`] : []),
        ].join(" ")}
        actions={
          <Button aria-expanded={false} onClick={onShowThem}>
            Show them
          </Button>
        }
      >
        {null}
      </Panel>
    );
  }
}
