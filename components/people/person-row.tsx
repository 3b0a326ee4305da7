"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { reportFailure } from "@/components/shell/report-failure";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Select } from "@/components/ui/select";
import { TimeText } from "@/components/ui/time-text";
import { showToast } from "@/components/ui/toast";
import { changePersonOptions, createResetLinkOptions } from "@/lib/client/people";
import type { ChangePerson, Person } from "@/lib/contract/people";
import { ROLES } from "@/lib/domain/policy";
import { Cell } from "./data-table";
import { DisablePersonDialog } from "./disable-person-dialog";
import { LinkDialog } from "./link-dialog";

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: role }));

/** One person with what an admin can do about them. */
export function PersonRow({ person }: { person: Person }) {
  return (
    <tr className={person.state === "disabled" ? "text-ink-3" : undefined}>
      <Cell>
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{person.name}</span>
          {person.isMe ? <Chip tone="accent">you</Chip> : null}
          {person.state === "disabled" ? <Chip tone="danger">disabled</Chip> : null}
        </span>
      </Cell>
      <Cell>{person.email ?? <span className="text-ink-3">no account</span>}</Cell>
      <Cell>
        {person.role === "owner" ? "owner of this machine" : <RoleSelect person={person} role={person.role} />}
      </Cell>
      <Cell>{lastSeen(person)}</Cell>
      <Cell isLast>{person.signsIn ? <Actions person={person} /> : null}</Cell>
    </tr>
  );
}

function lastSeen({ signsIn, lastSeenAt }: Person) {
  if (lastSeenAt) return <TimeText iso={lastSeenAt} />;

  return signsIn ? "never" : "";
}

function RoleSelect({ person, role }: { person: Person; role: (typeof ROLES)[number] }) {
  const change = useChange(person);

  return (
    <Select
      label={`Role of ${person.name}`}
      value={role}
      options={ROLE_OPTIONS}
      disabled={change.isPending || person.state === "disabled"}
      onValueChange={(next) => change.mutate({ id: person.id, role: next })}
    />
  );
}

function Actions({ person }: { person: Person }) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<"none" | "link" | "disable">("none");
  const change = useChange(person);
  const link = useMutation({
    ...createResetLinkOptions(client),
    onSuccess: () => setDialog("link"),
    onError: (error) => reportFailure("No link was made", error),
  });
  const isDisabled = person.state === "disabled";
  const close = () => setDialog("none");

  return (
    <span className="inline-flex gap-2">
      {isDisabled ? null : (
        <Button
          size="small"
          aria-label={`Link for a new password of ${person.name}`}
          disabled={link.isPending}
          onClick={() => link.mutate(person.id)}
        >
          Password link
        </Button>
      )}
      <Button
        size="small"
        aria-label={`${isDisabled ? "Enable" : "Disable"} ${person.name}`}
        disabled={change.isPending}
        onClick={() => (isDisabled ? change.mutate({ id: person.id, state: "active" }) : setDialog("disable"))}
      >
        {isDisabled ? "Enable" : "Disable"}
      </Button>
      {dialog === "disable" ? <DisablePersonDialog person={person} onClose={close} /> : null}
      {dialog === "link" && link.data ? (
        <LinkDialog title={`New password for ${person.name}`} link={link.data} onClose={close}>
          Send this link to {person.name}. Earlier ones no longer work.
        </LinkDialog>
      ) : null}
    </span>
  );
}

function useChange(person: Person) {
  const client = useQueryClient();
  const options = changePersonOptions(client);

  return useMutation({
    ...options,
    onSuccess: (_answer, change) => showToast({ message: saidOf(person, change) }),
    onError: (error) => reportFailure(`${person.name} was not changed`, error),
  });
}

function saidOf({ name }: Person, { role }: ChangePerson): string {
  return role ? `${name} is ${role} now` : `${name} can sign in again`;
}
