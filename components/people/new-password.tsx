"use client";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LEAST_PASSWORD_LENGTH, MOST_PASSWORD_LENGTH } from "@/lib/domain/person";

interface NewPasswordProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Says what a password has to be before it is refused. */
export function NewPassword({ label = "Password", value, onChange }: NewPasswordProps) {
  const missing = LEAST_PASSWORD_LENGTH - value.length;
  const hint = value !== "" && missing > 0 ? `${missing} more` : `At least ${LEAST_PASSWORD_LENGTH} characters.`;

  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <Input
          {...ids}
          type="password"
          autoComplete="new-password"
          required
          minLength={LEAST_PASSWORD_LENGTH}
          maxLength={MOST_PASSWORD_LENGTH}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
