import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
  /** Stands for the whole page, so that its title is the title of the page. */
  isPage?: boolean;
}

export function EmptyState({ title, children, actions, isPage = false }: EmptyStateProps) {
  const Title = isPage ? "h1" : "h2";

  return (
    <div className="mx-auto flex w-full max-w-130 flex-col items-start gap-2 px-6 py-12">
      <Title className={classNames("max-w-full wrap-anywhere", isPage ? "text-title" : "text-section")}>{title}</Title>
      {children ? <div className="text-ink-2">{children}</div> : null}
      {actions ? <div className="mt-2 flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
