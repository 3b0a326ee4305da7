"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { RequestError } from "@/components/shell/request-error";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { showToast } from "@/components/ui/toast";
import { setNameOptions } from "@/lib/client/account";

export function NameForm({ name: saved }: { name: string }) {
  const client = useQueryClient();
  const [name, setName] = useState(saved);
  const options = setNameOptions(client);
  const save = useMutation({
    ...options,
    onSuccess: (...answer) => {
      showToast({ message: "Name saved" });
      return options.onSuccess?.(...answer);
    },
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ name });
  }

  return (
    <form onSubmit={onSubmit} className="flex max-w-90 flex-col gap-3">
      <Field label="Name" hint="Stands beside your answers, also the earlier ones.">
        {(ids) => (
          <Input
            {...ids}
            autoComplete="name"
            required
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {save.error ? <RequestError place="panel" title="The name was not saved" error={save.error} /> : null}
      <div>
        <Button type="submit" disabled={save.isPending || name.trim() === saved}>
          Save the name
        </Button>
      </div>
    </form>
  );
}
