import { type ComponentProps, useCallback, useRef } from "react";
import { useTypedBefore } from "./use-typed-before";

export const FIELD_BASE =
  "rounded-control border border-edge bg-surface text-ink placeholder:text-ink-3 hover:border-ink-3 disabled:opacity-50 aria-invalid:border-danger";

export function Input({ ref, ...props }: Omit<ComponentProps<"input">, "className">) {
  const field = useRef<HTMLInputElement>(null);
  useTypedBefore(field, props.value === undefined ? undefined : String(props.value));
  const setField = useCallback(
    (input: HTMLInputElement | null) => {
      field.current = input;
      if (typeof ref === "function") return ref(input);
      if (ref) ref.current = input;
    },
    [ref],
  );

  // Where it suggests, its arrow has a place.
  return (
    <input
      ref={setField}
      className={`${FIELD_BASE} h-7.5 w-full min-w-0 pl-2.5 ${props.list ? "pr-7.5" : "pr-2.5"}`}
      {...props}
    />
  );
}

export function TextArea(props: Omit<ComponentProps<"textarea">, "className">) {
  return <textarea className={`${FIELD_BASE} min-h-14 w-full min-w-0 resize-y px-2.5 py-1.5`} {...props} />;
}
