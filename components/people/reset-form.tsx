"use client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { resetPasswordOptions } from "@/lib/client/account";
import { FormError } from "./form-error";
import { NewPassword } from "./new-password";

interface ResetFormProps {
  token: string;
  email: string;
}

/** Sets a new password by a link from an admin, and signs in. */
export function ResetForm({ token, email }: ResetFormProps) {
  const [password, setPassword] = useState("");
  const reset = useMutation(resetPasswordOptions());
  const isBusy = reset.isPending || reset.isSuccess;

  // Before the scripts run the browser would send the form itself, and forget what is in it.
  const isHydrated = useIsHydrated();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) reset.mutate({ token, password });
  }

  return (
    <form method="post" onSubmit={onSubmit} className="flex flex-col gap-3">
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <NewPassword label="New password" value={password} onChange={setPassword} />
      <FormError error={reset.error} />
      <div>
        <Button type="submit" variant="primary" size="large" disabled={isBusy || !isHydrated}>
          {isBusy ? "Setting the password" : "Set the password and sign in"}
        </Button>
      </div>
    </form>
  );
}
