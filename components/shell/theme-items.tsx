"use client";
import { useTheme } from "next-themes";
import { MenuChoice, MenuLabel } from "@/components/ui/menu";

const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "As the system" },
] as const;

export function ThemeItems() {
  const { theme, setTheme } = useTheme();

  return (
    <>
      <MenuLabel>Theme</MenuLabel>
      <MenuChoice
        value={THEMES.find(({ value }) => value === theme)?.value ?? "system"}
        options={THEMES}
        onValueChange={setTheme}
      />
    </>
  );
}
