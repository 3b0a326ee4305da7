"use client";
import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";

interface SettingRowProps {
  label: string;
  /** What it does; where it stands a change is said, so that nothing moves under the pointer. */
  hint: string;
  /** What the saved version says, where the draft says otherwise. */
  saved: string | undefined;
  /** Why it changes nothing as the others stand. */
  idle?: string | undefined;
  onReset: () => void;
  /** At the right of the name: a switch or a number. */
  control?: ReactNode;
  /** Under both. */
  children?: ReactNode;
}

/** One setting with what the saved version says beside it, once it differs. */
export function SettingRow({ label, hint, saved, idle, onReset, control, children }: SettingRowProps) {
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-col">
      <div className="flex min-h-7 items-center gap-2">
        <span className={saved === undefined ? "min-w-0 flex-1" : "min-w-0 flex-1 font-semibold text-accent"}>
          {label}
        </span>
        {saved === undefined ? null : (
          <IconButton label={`Reset ${label.toLowerCase()} to ${saved}`} onClick={onReset}>
            <RotateCcw aria-hidden />
          </IconButton>
        )}
        {control}
      </div>
      {children}
      <p className="text-caption text-ink-3">
        {saved === undefined ? null : <span className="text-ink-2">Saved: {saved}. </span>}
        {hint}
        {idle === undefined ? null : <span className="block text-ink-2">{idle}</span>}
      </p>
    </fieldset>
  );
}
