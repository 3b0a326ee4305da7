import { type RefObject, useLayoutEffect, useState } from "react";

/** Half a line: the edges of letters reach beyond their box by a pixel or two, and heights are rounded. */
const SLACK_PX = 10;

interface Clamped {
  readonly isOpen: boolean;
  /** What is said before anything is laid out. */
  readonly isLong: boolean;
}

/** Whether a clamped text has more than its place shows, at any width of it. What is open keeps what was known of it folded. */
export function useIsCut(text: RefObject<HTMLElement | null>, { isOpen, isLong }: Clamped): boolean {
  // Nobody could fold what stands open otherwise.
  const [isCut, setCut] = useState(isLong || isOpen);
  useLayoutEffect(() => {
    const element = text.current;
    if (isOpen || !element) return;
    // Asks once from the start too, when all is laid out anyway: to ask here would lay out the whole screen for one text.
    const watch = new ResizeObserver(() => setCut(element.scrollHeight - element.clientHeight > SLACK_PX));
    watch.observe(element);

    return () => watch.disconnect();
  }, [text, isOpen]);

  return isCut;
}
