"use client";
import { useQuery } from "@tanstack/react-query";
import { RequestError } from "@/components/shell/request-error";
import { formatNumber } from "@/components/ui/format-number";
import { Panel } from "@/components/ui/panel";
import { Skeleton } from "@/components/ui/skeleton";
import { invitationsOptions } from "@/lib/client/people";
import { INVITATION_DAYS } from "@/lib/domain/person";
import { DataTable } from "./data-table";
import { InvitationRow } from "./invitation-row";
import { InviteForm } from "./invite-form";

/** Invite by a link, and what became of earlier links. */
export function InvitationsPanel() {
  return (
    <Panel
      title="Invitations"
      subtitle={`A link makes one account in the role that you choose. It works once, for ${INVITATION_DAYS} days.`}
    >
      <div className="flex flex-col gap-5">
        <InviteForm />
        <Invitations />
      </div>
    </Panel>
  );
}

function Invitations() {
  const invitations = useQuery(invitationsOptions());
  if (invitations.isPending) return <Skeleton height={80} />;
  if (invitations.isLoadingError)
    return (
      <RequestError
        place="panel"
        title="The invitations could not be loaded"
        error={invitations.error}
        onRetry={() => void invitations.refetch()}
      />
    );
  const { items, all } = invitations.data;
  if (items.length === 0) return <p className="text-ink-2">Nobody was invited yet.</p>;

  return (
    <div className="flex flex-col gap-2">
      <DataTable label="Invitations" columns={["For", "Role", "State", "Made by", "Until", ""]}>
        {items.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </DataTable>
      {all > items.length ? (
        <p className="text-ink-2">
          {formatNumber(items.length)} of {formatNumber(all)}: the newest, and each that is still open.
        </p>
      ) : null}
    </div>
  );
}
