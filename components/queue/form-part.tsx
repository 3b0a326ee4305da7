import type { ReactNode } from "react";

interface FormPartProps {
  title: string;
  hint?: ReactNode;
  fault?: string | undefined;
  children: ReactNode;
}

/** Controls that belong together, under a title, with what is wrong with them as a whole. */
export function FormPart({ title, hint, fault, children }: FormPartProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="float-left mb-1 w-full text-table font-medium text-ink">{title}</legend>
      <div className="clear-both flex min-w-0 flex-col gap-1.5">{children}</div>
      {fault ? (
        <p data-fault tabIndex={-1} className="text-caption text-danger">
          {fault}
        </p>
      ) : null}
      {!fault && hint ? <p className="text-caption text-ink-3">{hint}</p> : null}
    </fieldset>
  );
}

/** A name can tell what a blind review hides. */
export const NAME_HINT = "Reviewers read it: let it tell nothing of verdicts or answers.";
