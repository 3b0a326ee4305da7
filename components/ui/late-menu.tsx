"use client";
import * as Slot from "radix-ui/slot";
import { type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useState } from "react";
import { showToast } from "./toast";

type Parts = typeof import("./menu");

interface LateMenuProps {
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  /** The items, made of the parts of a menu. */
  children: (parts: Parts) => ReactNode;
}

const load = () => import("./menu");
const loadAhead = () => void load().catch(() => undefined);

/** A menu whose code is fetched when somebody heads for it; the press that opens it is not lost. */
export function LateMenu({ trigger, children, align = "start" }: LateMenuProps) {
  const [opened, setOpened] = useState<{ readonly parts: Parts; readonly by: "pointer" | "keyboard" }>();
  if (opened) {
    const { Menu } = opened.parts;
    return (
      <Menu trigger={trigger} align={align} openedBy={opened.by}>
        {children(opened.parts)}
      </Menu>
    );
  }

  function open(by: "pointer" | "keyboard") {
    load().then(
      (parts) => setOpened({ parts, by }),
      () =>
        showToast({ message: "The menu did not come. Check that Assay is running, then try again.", tone: "danger" }),
    );
  }

  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={(event: MouseEvent) => open(event.detail > 0 ? "pointer" : "keyboard")}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return;
        event.preventDefault();
        open("keyboard");
      }}
    >
      {trigger}
    </Slot.Root>
  );
}
