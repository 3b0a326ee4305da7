"use client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import { signInOptions } from "@/lib/client/account";
import { FormError } from "./form-error";

/** Email and password. A wrong password is taken out and the email stays. */
export function SignInForm({ next }: { next: string }) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const passwordBox = useRef<HTMLInputElement>(null);
  const signIn = useMutation({
    ...signInOptions(next),
    onError: () => {
      setPassword("");
      // The button that had the focus was disabled meanwhile, which takes it away.
      passwordBox.current?.focus();
    },
  });
  // The next page is on its way; a second press would only count as another attempt.
  const isBusy = signIn.isPending || signIn.isSuccess;

  // Before the scripts run the browser would send the form itself, and forget what is in it.
  const isHydrated = useIsHydrated();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) signIn.mutate({ email, password });
  }

  return (
    <form method="post" onSubmit={onSubmit} className="flex flex-col gap-3">
      <Field label="Email">
        {(ids) => (
          <Input
            {...ids}
            type="email"
            name="email"
            autoComplete="username"
            required
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label="Password">
        {(ids) => (
          <Input
            {...ids}
            ref={passwordBox}
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <FormError error={signIn.error} />
      <div>
        <Button type="submit" variant="primary" size="large" disabled={isBusy || !isHydrated}>
          {isBusy ? "Signing in" : "Sign in"}
        </Button>
      </div>
      <p className="text-caption text-ink-3">
        No account, or a lost password? Ask an admin for a link: to join, or to set a new password.
      </p>
    </form>
  );
}
