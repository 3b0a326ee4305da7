import type { ReactNode } from "react";

/** A list or a report; a form or text. */
const WIDTH = { report: "max-w-360", form: "max-w-260" } as const;

const frameOf = (width: keyof typeof WIDTH) => `flex w-full flex-col gap-4 p-4 ${WIDTH[width]}`;

interface PageFrameProps {
  width?: keyof typeof WIDTH;
  children: ReactNode;
}

/** What a page stands in. It begins at the left, where tables of the full width do, so that no way from page to page moves the edge. */
export function PageFrame({ width = "report", children }: PageFrameProps) {
  return <div className={frameOf(width)}>{children}</div>;
}

interface LoadingFrameProps extends PageFrameProps {
  /** What goes on, as in "Reading the releases". */
  words: string;
}

/** The frame while what belongs into it is on its way. */
export function LoadingFrame({ width = "report", words, children }: LoadingFrameProps) {
  return (
    <div role="status" className={frameOf(width)}>
      <span className="sr-only">{words}</span>
      {children}
    </div>
  );
}
