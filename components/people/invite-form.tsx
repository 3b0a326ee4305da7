"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { createInvitationOptions } from "@/lib/client/people";
import { useIsAlone } from "@/lib/client/use-me";
import { ROLES, type Role } from "@/lib/domain/policy";
import { FormError } from "./form-error";
import { LinkDialog } from "./link-dialog";

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: role }));

/** Role first; name and email only if they are known. */
export function InviteForm() {
  const client = useQueryClient();
  const [role, setRole] = useState<Role>("annotator");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const isAlone = useIsAlone();
  const invite = useMutation(createInvitationOptions(client));

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    invite.mutate(
      { role, ...(name.trim() ? { name } : {}), ...(email.trim() ? { email } : {}) },
      {
        onSuccess: () => {
          setName("");
          setEmail("");
        },
      },
    );
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-2">
      <div className="grid items-start gap-3 medium:grid-cols-[auto_1fr_1fr_auto]">
        <div className="flex flex-col gap-1">
          <span aria-hidden className="text-table font-medium">
            Role
          </span>
          <Select label="Role" value={role} options={ROLE_OPTIONS} onValueChange={setRole} />
        </div>
        <Field label="Name" hint="Optional.">
          {(ids) => (
            <Input
              {...ids}
              autoComplete="off"
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Field label="Email" hint="Optional. When given, only this email can accept.">
          {(ids) => (
            <Input
              {...ids}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <div className="medium:pt-5.5">
          <Button
            type="submit"
            variant="primary"
            disabled={invite.isPending || isAlone}
            title={isAlone ? "In local mode nobody could use it: start Assay with ASSAY_AUTH=required." : undefined}
          >
            Make a link
          </Button>
        </div>
      </div>
      <FormError error={invite.error} />
      {invite.data ? (
        <LinkDialog title="Invitation" link={invite.data.link} onClose={() => invite.reset()}>
          Send this link to whom you invite. It makes one account with the role {invite.data.invitation.role}.
        </LinkDialog>
      ) : null}
    </form>
  );
}
