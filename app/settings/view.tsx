"use client";
import { useQueryStates } from "nuqs";
import { CorporaPart } from "@/components/corpus/corpora-part";
import { EndpointsPart } from "@/components/judge/endpoints-part";
import { AccountPart } from "@/components/people/account-part";
import { AuditPart } from "@/components/people/audit-part";
import { PeoplePart } from "@/components/people/people-part";
import { PolicyPart } from "@/components/people/policy-part";
import { SettingsNav } from "@/components/people/settings-nav";
import { SETTINGS_PART_LOOK, type SettingsPart } from "@/components/people/settings-parts";
import { NamedCorpus } from "@/components/shell/named-corpus";
import { PageFrame } from "@/components/shell/page-frame";
import { PageHead } from "@/components/shell/page-head";
import { Screen } from "@/components/shell/screen";
import { EmptyState } from "@/components/ui/empty-state";
import { useMe } from "@/lib/client/use-me";
import type { Me } from "@/lib/contract/people";
import { isAllowed } from "@/lib/domain/policy";
import { settingsSearchParams } from "./search-params";

/** One's own account, and for admins the people of this Assay. */
export function SettingsView() {
  const [{ part }] = useQueryStates(settingsSearchParams);
  const me = useMe();

  return (
    <Screen crumbs={<NamedCorpus />}>
      <PageFrame width="form">
        <PageHead title="Settings" />
        {me ? <SettingsNav role={me.role} part={part} /> : null}
        {me ? <Part part={part} me={me} /> : null}
      </PageFrame>
    </Screen>
  );
}

function Part({ part, me }: { part: SettingsPart; me: Me }) {
  if (!isAllowed(me.role, SETTINGS_PART_LOOK[part].needs))
    return (
      <EmptyState title="This part is for admins">Your role is {me.role}. Ask an admin for what you need.</EmptyState>
    );

  switch (part) {
    case "account":
      return <AccountPart me={me} />;
    case "people":
      return <PeoplePart me={me} />;
    case "corpora":
      return <CorporaPart />;
    case "judges":
      return <EndpointsPart />;
    case "policy":
      return <PolicyPart role={me.role} />;
    case "audit":
      return <AuditPart />;
  }
}
