"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, LogOut, Settings, Undo2, UserRound } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { LateMenu } from "@/components/ui/late-menu";
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
      <LateMenu
        align="end"
        trigger={
          <Button
            variant="ghost"
            title="Assay runs on this machine without sign-in: everyone who reaches this address acts as its owner"
          >
            <UserRound aria-hidden className="medium:hidden" />
            <span className="sr-only medium:not-sr-only">Local mode</span>
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        {({ MenuChoice, MenuItem, MenuLabel }) => (
          <>
            <MenuLabel>Act as</MenuLabel>
            <MenuChoice
              value={current}
              options={LOWER_ROLES}
              onValueChange={(role) => act.mutate({ role: role === "owner" ? null : role })}
            />
            <MenuItem asChild>
              <SettingsLink />
            </MenuItem>
          </>
        )}
      </LateMenu>
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
    <LateMenu
      align="end"
      trigger={
        <Button variant="ghost" aria-label={`${me.name}, ${me.role}. Your account`}>
          <span className="max-w-24 truncate medium:max-w-40">{me.name}</span>
          <span className="hidden text-caption text-ink-3 medium:inline">{me.role}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {({ MenuItem, MenuLabel }) => (
        <>
          <MenuLabel>{me.email}</MenuLabel>
          <MenuItem asChild>
            <SettingsLink />
          </MenuItem>
          <MenuItem icon={<LogOut aria-hidden />} onSelect={() => signOut.mutate()}>
            Sign out
          </MenuItem>
        </>
      )}
    </LateMenu>
  );
}

function SettingsLink(props: Omit<ComponentProps<typeof Link>, "href">) {
  return (
    <Link href="/settings" {...props}>
      <Settings aria-hidden />
      Settings
    </Link>
  );
}
