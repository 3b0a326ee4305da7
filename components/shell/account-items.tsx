"use client";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { MenuItem, MenuLabel } from "@/components/ui/menu";
import { signOutOptions } from "@/lib/client/me";
import type { Me } from "@/lib/contract/people";
import { reportFailure } from "./report-failure";
import { SettingsItem } from "./settings-item";

/** What a person finds behind their name: their settings and the way out. */
export function AccountItems({ me }: { me: Me }) {
  const signOut = useMutation({
    ...signOutOptions(),
    onError: (error) => reportFailure("You are still signed in", error),
  });

  return (
    <>
      <MenuLabel>{me.email}</MenuLabel>
      <SettingsItem />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => signOut.mutate()}>
        Sign out
      </MenuItem>
    </>
  );
}
