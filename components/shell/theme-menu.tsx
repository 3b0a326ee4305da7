"use client";
import { Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { BUTTON_BASE } from "@/components/ui/button";
import { LateMenu } from "@/components/ui/late-menu";

const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "As the system" },
] as const;

export function ThemeMenu() {
  const { theme, setTheme } = useTheme();
  const current = THEMES.find((candidate) => candidate.value === theme)?.value ?? "system";

  return (
    <LateMenu
      align="end"
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
      {({ MenuChoice, MenuLabel }) => (
        <>
          <MenuLabel>Theme</MenuLabel>
          <MenuChoice value={current} options={THEMES} onValueChange={setTheme} />
        </>
      )}
    </LateMenu>
  );
}
