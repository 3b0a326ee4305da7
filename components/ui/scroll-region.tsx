import type { ComponentProps } from "react";

interface ScrollRegionProps extends ComponentProps<"section"> {
  /** What is read in it. */
  "aria-label": string;
}

/** A part that scrolls by itself, so that the keyboard reaches it too; its size and ground are those of its place. */
export function ScrollRegion(props: ScrollRegionProps) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard
  return <section tabIndex={0} {...props} />;
}
