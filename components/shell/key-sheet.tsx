"use client";
import { usePathname } from "next/navigation";
import { Dialog } from "@/components/ui/dialog";
import { hotkeyIds } from "@/lib/client/hotkey-bindings";
import { HOTKEY_GROUPS } from "@/lib/client/hotkey-words";
import type { HotkeyGroup } from "@/lib/client/hotkeys";
import { hereFirst } from "./groups-here";
import { KeySheetRow } from "./key-sheet-row";

interface KeySheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const GROUPS = Object.keys(HOTKEY_GROUPS).filter((group): group is HotkeyGroup => group in HOTKEY_GROUPS);

/** All keys by group, those of the screen first, written by the key table; each can be changed or switched off. */
export function KeySheet({ open, onOpenChange }: KeySheetProps) {
  const groups = hereFirst(GROUPS, usePathname() ?? "").map((group) => ({
    name: HOTKEY_GROUPS[group],
    ids: hotkeyIds().filter((id) => id.startsWith(`${group}.`)),
  }));

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="All keys"
      description="Keys rest while you type or work in a dialog. Change a key, or switch it off, on its row."
      width="wide"
    >
      <div className="gap-8 medium:columns-2">
        {groups
          .filter(({ ids }) => ids.length > 0)
          .map(({ name, ids }) => (
            <section key={name} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 text-table font-semibold text-ink-2">{name}</h3>
              <ul>
                {ids.map((id) => (
                  <KeySheetRow key={id} id={id} />
                ))}
              </ul>
            </section>
          ))}
      </div>
    </Dialog>
  );
}
