"use client";
import { PanelLeftOpen, PanelRightOpen } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import { useKeyOf } from "@/lib/client/hotkey-bindings";
import type { SidePane } from "./use-side-pane";

interface PaneRailProps {
  pane: SidePane;
  side: "left" | "right";
  /** After it was opened: this button is gone by then. */
  onOpened: () => void;
}

const LOOK = {
  left: { label: "Show the left pane", hotkey: "layers.left", Icon: PanelLeftOpen, hintSide: "right" },
  right: { label: "Show the right pane", hotkey: "layers.right", Icon: PanelRightOpen, hintSide: "left" },
} as const;

/** What stands in place of a closed pane: the way back to it. */
export function PaneRail({ pane, side, onOpened }: PaneRailProps) {
  const { label, hotkey, Icon, hintSide } = LOOK[side];
  const key = useKeyOf(hotkey);

  function onOpen() {
    pane.open();
    onOpened();
  }

  return (
    <div className="flex w-9 shrink-0 justify-center bg-bg pt-2">
      <IconButton label={label} keys={key} side={hintSide} onClick={onOpen}>
        <Icon aria-hidden />
      </IconButton>
    </div>
  );
}
