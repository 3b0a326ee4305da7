"use client";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Gets the ids that tie the control to its label and its hint. */
  children: (ids: { id: string; "aria-describedby": string; "aria-invalid": boolean }) => ReactNode;
}

/** A labelled control with a hint or a mistake under it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();

  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-table font-medium text-ink">
        {label}
      </label>
      {children({ id, "aria-describedby": `${id}-hint`, "aria-invalid": error !== undefined })}
      <p id={`${id}-hint`} className={classNames("text-caption empty:hidden", error ? "text-danger" : "text-ink-3")}>
        {error ?? hint}
      </p>
    </div>
  );
}
