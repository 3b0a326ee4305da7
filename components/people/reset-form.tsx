"use client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
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

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) reset.mutate({ token, password });
  }

  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-3">
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" readOnly hidden value={email} />
      <NewPassword label="New password" value={password} onChange={setPassword} />
      <FormError error={reset.error} />
      <div>
        <Button type="submit" variant="primary" size="large" disabled={isBusy}>
          {isBusy ? "Setting the password" : "Set the password and sign in"}
        </Button>
      </div>
    </form>
  );
}
