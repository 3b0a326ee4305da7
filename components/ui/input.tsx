import type { ComponentProps } from "react";

export const FIELD_BASE =
  "rounded-control border border-edge bg-surface text-ink placeholder:text-ink-3 hover:border-ink-3 disabled:opacity-50 aria-invalid:border-danger";

export function Input(props: Omit<ComponentProps<"input">, "className">) {
  // Where it suggests, its arrow has a place.
  return (
    <input className={`${FIELD_BASE} h-7.5 w-full min-w-0 pl-2.5 ${props.list ? "pr-7.5" : "pr-2.5"}`} {...props} />
  );
}

export function TextArea(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea className={`${FIELD_BASE} min-h-14 w-full min-w-0 resize-y px-2.5 py-1.5`} {...props} />;
}
