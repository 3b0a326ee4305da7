"use client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { acceptInvitationOptions } from "@/lib/client/account";
import { FormError } from "./form-error";
import { NewPassword } from "./new-password";

interface InvitationFormProps {
  token: string;
  /** Filled in by who invited; an email stays as it was given. */
  name: string;
  email: string | null;
}

/** Makes the account of an invitation and signs in. */
export function InvitationForm({ token, name: given, email: fixed }: InvitationFormProps) {
  const [name, setName] = useState(given);
  const [email, setEmail] = useState(fixed ?? "");
  const [password, setPassword] = useState("");
  const accept = useMutation(acceptInvitationOptions());
  const isBusy = accept.isPending || accept.isSuccess;

  // Before the scripts run the browser would send the form itself, and forget what is in it.
  const isHydrated = useIsHydrated();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) accept.mutate({ token, name, email, password });
  }

  return (
    <form method="post" onSubmit={onSubmit} className="flex flex-col gap-3">
      <Field label="Name" hint="Stands beside your answers.">
        {(ids) => (
          <Input
            {...ids}
            autoComplete="name"
            required
            autoFocus
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field label="Email" hint={fixed ? "The invitation is for this email." : "You sign in with it."}>
        {(ids) => (
          <Input
            {...ids}
            type="email"
            autoComplete="username"
            required
            readOnly={fixed !== null}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <NewPassword value={password} onChange={setPassword} />
      <FormError error={accept.error} />
      <div>
        <Button type="submit" variant="primary" size="large" disabled={isBusy || !isHydrated}>
          {isBusy ? "Making the account" : "Make the account"}
        </Button>
      </div>
    </form>
  );
}
