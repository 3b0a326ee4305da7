"use client";
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from "react";
import { showToast } from "./toast";

type Parts = typeof import("./menu");

interface LateMenuProps {
  /** A button without acts of its own. */
  trigger: ReactElement<ComponentProps<"button">>;
  align?: "start" | "center" | "end";
  /** Fetches the code of the items, where that is late too. */
  ahead?: () => Promise<void>;
  /** The items, made of the parts of a menu. */
  children: (parts: Parts) => ReactNode;
}

const NOTHING = () => Promise.resolve();

/** A menu whose code is fetched when somebody heads for it; the press that opens it is not lost. */
export function LateMenu({ trigger, children, align = "start", ahead = NOTHING }: LateMenuProps) {
  const [opened, setOpened] = useState<{ readonly parts: Parts; readonly by: "pointer" | "keyboard" }>();
  if (opened) {
    const { Menu } = opened.parts;
    return (
      <Menu trigger={trigger} align={align} openedBy={opened.by}>
        {children(opened.parts)}
      </Menu>
    );
  }

  async function load(): Promise<Parts> {
    const [parts] = await Promise.all([import("./menu"), ahead()]);

    return parts;
  }

  function loadAhead() {
    load().catch(() => undefined);
  }

  function open(by: "pointer" | "keyboard") {
    load().then(
      (parts) => setOpened({ parts, by }),
      () =>
        showToast({ message: "The menu did not come. Check that Assay is running, then try again.", tone: "danger" }),
    );
  }

  return cloneElement(trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: (event) => open(event.detail > 0 ? "pointer" : "keyboard"),
    onKeyDown: (event) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open("keyboard");
    },
  });
}
