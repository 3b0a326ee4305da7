"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Chip, type Tone } from "@/components/ui/chip";
import { formatAbsoluteTime } from "@/components/ui/format-time";
import { renewInvitationOptions, revokeInvitationOptions } from "@/lib/client/people";
import type { Invitation } from "@/lib/contract/people";
import type { InvitationState } from "@/lib/domain/person";
import { Cell } from "./data-table";
import { LinkDialog } from "./link-dialog";

const TONE = { open: "accent", used: "quiet", expired: "hollow", revoked: "hollow" } as const satisfies Record<
  InvitationState,
  Tone
>;

export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { role, state, madeBy, usedBy, expiresAt } = invitation;

  return (
    <tr className={state === "open" ? undefined : "text-ink-2"}>
      <Cell>{forWhom(invitation)}</Cell>
      <Cell>{role}</Cell>
      <Cell>
        <Chip tone={TONE[state]}>{state === "used" && usedBy ? `used by ${usedBy}` : state}</Chip>
      </Cell>
      <Cell>{madeBy}</Cell>
      <Cell>{formatAbsoluteTime(expiresAt)}</Cell>
      <Cell isLast>{state === "used" ? null : <Actions invitation={invitation} />}</Cell>
    </tr>
  );
}

function Actions({ invitation }: { invitation: Invitation }) {
  const client = useQueryClient();
  const renew = useMutation({
    ...renewInvitationOptions(client),
    onError: (error) => reportFailure("No new link was made", error),
  });
  const revoke = useMutation({
    ...revokeInvitationOptions(client),
    onError: (error) => reportFailure("The invitation was not taken back", error),
  });
  const whom = forWhom(invitation);
  const isBusy = renew.isPending || revoke.isPending;

  return (
    <span className="inline-flex gap-2">
      <Button
        size="small"
        aria-label={`New link for ${whom}`}
        disabled={isBusy}
        onClick={() => renew.mutate(invitation.id)}
      >
        New link
      </Button>
      {invitation.state === "open" ? (
        <Button
          size="small"
          aria-label={`Take back the invitation for ${whom}`}
          disabled={isBusy}
          onClick={() => revoke.mutate(invitation.id)}
        >
          Take back
        </Button>
      ) : null}
      {renew.data ? (
        <LinkDialog title="Invitation" link={renew.data.link} onClose={() => renew.reset()}>
          It makes one account with the role {renew.data.invitation.role}. The earlier link no longer works.
        </LinkDialog>
      ) : null}
    </span>
  );
}

function forWhom({ name, email }: Invitation): string {
  if (name && email) return `${name}, ${email}`;

  return name ?? email ?? "anyone with the link";
}
