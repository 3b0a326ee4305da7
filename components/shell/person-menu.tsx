"use client";
import { ChevronDown, UserRound } from "lucide-react";
import { Button } from "@/components/ui/button";
import { LateMenu } from "@/components/ui/late-menu";
import { latePart } from "@/components/ui/late-part";
import { useMe } from "@/lib/client/use-me";
import type { Me } from "@/lib/contract/people";
// With the page, though few see it: what stands beside it would move when it came later.
import { BackToOwner } from "./back-to-owner";

const AccountItems = latePart(() => import("./account-items").then((module) => module.AccountItems));
const LocalItems = latePart(() => import("./local-items").then((module) => module.LocalItems));

/** Who acts: in local mode with a switch to another role, else with the way out. */
export function PersonMenu() {
  const me = useMe();
  if (me === undefined) return null;

  return me.access === "local" ? <LocalMenu me={me} /> : <AccountMenu me={me} />;
}

function LocalMenu({ me }: { me: Me }) {
  return (
    <>
      {me.isActing ? <BackToOwner role={me.role} /> : null}
      <LateMenu
        align="end"
        ahead={LocalItems.fetchAhead}
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
        {() => <LocalItems role={me.role} />}
      </LateMenu>
    </>
  );
}

function AccountMenu({ me }: { me: Me }) {
  return (
    <LateMenu
      align="end"
      ahead={AccountItems.fetchAhead}
      trigger={
        <Button variant="ghost" aria-label={`${me.name}, ${me.role}. Your account`}>
          <span className="max-w-24 narrow:max-w-40 truncate">{me.name}</span>
          <span className="hidden text-caption text-ink-3 medium:inline">{me.role}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {() => <AccountItems me={me} />}
    </LateMenu>
  );
}
