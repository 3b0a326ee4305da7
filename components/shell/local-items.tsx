"use client";
import { MenuChoice, MenuLabel } from "@/components/ui/menu";
import type { Me } from "@/lib/contract/people";
import { SettingsItem } from "./settings-item";
import { useActing } from "./use-acting";

const LOWER_ROLES = [
  { value: "owner", label: "The owner", hint: "everything" },
  { value: "lead", label: "A lead" },
  { value: "researcher", label: "A researcher" },
  { value: "annotator", label: "An annotator" },
] as const;

/** Without sign-in: another role to act in, and the settings. */
export function LocalItems({ role }: Pick<Me, "role">) {
  const act = useActing();

  return (
    <>
      <MenuLabel>Act as</MenuLabel>
      <MenuChoice
        value={LOWER_ROLES.find(({ value }) => value === role)?.value ?? "owner"}
        options={LOWER_ROLES}
        onValueChange={(chosen) => act.mutate({ role: chosen === "owner" ? null : chosen })}
      />
      <SettingsItem />
    </>
  );
}
