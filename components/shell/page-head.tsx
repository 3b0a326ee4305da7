import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  /** What stands beside the title: how many, of what. */
  beside?: ReactNode;
  /** What is done from here, at the right. */
  actions?: ReactNode;
  /** What the page is about, or what it concludes. */
  children?: ReactNode;
}

/** The name of a page, at one height whether or not buttons stand beside it. */
export function PageHead({ title, beside, actions, children }: PageHeadProps) {
  return (
    <header className="flex flex-col">
      <div className="flex min-h-8.5 flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="text-title wrap-anywhere">{title}</h1>
        {beside}
        {actions ? <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
      {children}
    </header>
  );
}
