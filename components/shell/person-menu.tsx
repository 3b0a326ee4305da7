"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, LogOut, Settings, Undo2 } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Menu, MenuChoice, MenuItem, MenuLabel } from "@/components/ui/menu";
import { setActingRoleOptions, signOutOptions } from "@/lib/client/me";
import { useMe } from "@/lib/client/use-me";
import type { Me } from "@/lib/contract/people";
import { reportFailure } from "./report-failure";

const LOWER_ROLES = [
  { value: "owner", label: "The owner", hint: "everything" },
  { value: "lead", label: "A lead" },
  { value: "researcher", label: "A researcher" },
  { value: "annotator", label: "An annotator" },
] as const;

/** Who acts: in local mode with a switch to another role, else with the way out. */
export function PersonMenu() {
  const me = useMe();
  if (me === undefined) return null;

  return me.access === "local" ? <LocalMenu me={me} /> : <AccountMenu me={me} />;
}

function LocalMenu({ me }: { me: Me }) {
  const act = useActing();
  const current = LOWER_ROLES.find(({ value }) => value === me.role)?.value ?? "owner";

  return (
    <>
      {me.isActing ? (
        <Button variant="primary" size="small" disabled={act.isPending} onClick={() => act.mutate({ role: null })}>
          <Undo2 aria-hidden />
          <span className="hidden medium:inline">{`Acting as ${me.role}: back to owner`}</span>
          <span className="medium:hidden">Back to owner</span>
        </Button>
      ) : null}
      <Menu
        align="end"
        trigger={
          <Button
            variant="ghost"
            title="Assay runs on this machine without sign-in: everyone who reaches this address acts as its owner"
          >
            Local mode
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        <MenuLabel>Act as</MenuLabel>
        <MenuChoice
          value={current}
          options={LOWER_ROLES}
          onValueChange={(role) => act.mutate({ role: role === "owner" ? null : role })}
        />
        <SettingsItem />
      </Menu>
    </>
  );
}

function useActing() {
  const client = useQueryClient();
  const router = useRouter();
  const options = setActingRoleOptions(client);

  return useMutation({
    ...options,
    onSuccess: async (...answer) => {
      await options.onSuccess?.(...answer);
      router.refresh();
    },
    onError: (error) => reportFailure("The role was not changed", error),
  });
}

function AccountMenu({ me }: { me: Me }) {
  const signOut = useMutation({
    ...signOutOptions(),
    onError: (error) => reportFailure("You are still signed in", error),
  });

  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" aria-label={`${me.name}, ${me.role}. Your account`}>
          <span className="max-w-40 truncate">{me.name}</span>
          <span className="hidden text-caption text-ink-3 medium:inline">{me.role}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuLabel>{me.email}</MenuLabel>
      <SettingsItem />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => signOut.mutate()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}

function SettingsItem() {
  return (
    <MenuItem asChild>
      <Link href="/settings">
        <Settings aria-hidden />
        Settings
      </Link>
    </MenuItem>
  );
}
