"use client";
import { PanelLeftOpen, PanelRightOpen } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import { beside } from "./beside";
import type { SidePane } from "./use-side-pane";

interface PaneRailProps {
  pane: SidePane;
  side: "left" | "right";
}

const LOOK = {
  left: { label: "Show the left pane", hotkey: "layers.left", Icon: PanelLeftOpen, inwards: "right" },
  right: { label: "Show the right pane", hotkey: "layers.right", Icon: PanelRightOpen, inwards: "left" },
} as const;

/** What stands in place of a closed pane: the way back to it. */
export function PaneRail({ pane, side }: PaneRailProps) {
  const { label, hotkey, Icon, inwards } = LOOK[side];
  const key = useKeyOf(hotkey);
  const rail = useRef<HTMLDivElement>(null);

  function onOpen() {
    pane.open();
    // This button goes. The edge stays, says how wide the pane is now, and closes it again.
    beside(rail.current, inwards)?.focus();
  }

  return (
    <div ref={rail} className="flex w-9 shrink-0 justify-center bg-bg pt-2">
      <IconButton label={label} keys={key} side={inwards} onClick={onOpen}>
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
