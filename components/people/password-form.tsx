"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { changePasswordOptions } from "@/lib/client/account";
import { FormError } from "./form-error";
import { NewPassword } from "./new-password";

export function PasswordForm() {
  const client = useQueryClient();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const options = changePasswordOptions(client);
  const change = useMutation({
    ...options,
    onSuccess: (...answer) => {
      setCurrent("");
      setNext("");
      showToast({ message: "Password changed", detail: "Your other sessions have ended." });
      return options.onSuccess?.(...answer);
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    change.mutate({ current, next });
  }

  return (
    <form onSubmit={onSubmit} className="flex max-w-90 flex-col gap-3">
      <Field label="Current password">
        {(ids) => (
          <Input
            {...ids}
            type="password"
            autoComplete="current-password"
            required
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        )}
      </Field>
      <NewPassword label="New password" value={next} onChange={setNext} />
      <FormError error={change.error} />
      <div>
        <Button type="submit" disabled={change.isPending}>
          Change the password
        </Button>
      </div>
    </form>
  );
}
