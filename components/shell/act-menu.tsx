"use client";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem } from "@/components/ui/menu";
import { useScreenActs } from "@/lib/client/screen-acts";

interface MenuAct {
  name: string;
  icon: ReactNode;
  tone?: "danger";
  isOff?: boolean;
  /** What it does, or the address of the file that it saves. */
  run: (() => void) | string;
}

interface ActMenuProps {
  /** What its acts are about. */
  label: string;
  acts: readonly MenuAct[];
}

/** A menu of what can be done, which the palette finds without opening it. */
export function ActMenu({ label, acts }: ActMenuProps) {
  useScreenActs(
    acts.flatMap(({ name, isOff = false, run }) =>
      isOff ? [] : [{ name, place: label, run: typeof run === "string" ? () => saveFrom(run) : run }],
    ),
  );

  return (
    <Menu
      align="end"
      trigger={
        // The palette has what the menu holds, so it does without its button.
        <Button aria-label={label} data-act={undefined}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      {acts.map(({ name, icon, tone, isOff = false, run }) =>
        typeof run === "string" ? (
          <MenuItem key={name} asChild disabled={isOff}>
            <a href={run} download>
              {icon}
              {name}
            </a>
          </MenuItem>
        ) : (
          <MenuItem key={name} icon={icon} disabled={isOff} {...(tone ? { tone } : {})} onSelect={run}>
            {name}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}

function saveFrom(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
