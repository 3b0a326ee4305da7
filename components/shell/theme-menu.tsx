"use client";
import { Moon, Sun } from "lucide-react";
import { BUTTON_BASE } from "@/components/ui/button";
import { LateMenu } from "@/components/ui/late-menu";
import { latePart } from "@/components/ui/late-part";

const ThemeItems = latePart(() => import("./theme-items").then((module) => module.ThemeItems));

export function ThemeMenu() {
  return (
    <LateMenu
      align="end"
      ahead={ThemeItems.fetchAhead}
      trigger={
        <button
          type="button"
          aria-label="Theme"
          className={`${BUTTON_BASE} size-7 border-transparent text-ink-2 hover:bg-raised`}
        >
          <Sun aria-hidden className="dark:hidden" />
          <Moon aria-hidden className="hidden dark:block" />
        </button>
      }
    >
      {() => <ThemeItems />}
    </LateMenu>
  );
}
