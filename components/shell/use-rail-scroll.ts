import { type RefObject, useEffect, useRef, useState } from "react";

/** At which ends there are more screens than the window has room for. */
export interface MoreScreens {
  readonly before: boolean;
  readonly after: boolean;
}

/**
 * Keeps the screen in view within what scrolls, and tells at which ends it goes on.
 *
 * @param drawn - what is drawn by now: the path, of which the link is marked as current, and how many links there are
 */
export function useRailScroll(drawn: string): readonly [RefObject<HTMLUListElement | null>, MoreScreens] {
  const list = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState<MoreScreens>({ before: false, after: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked link is read from the page
  useEffect(() => {
    const rail = list.current;
    if (!rail) return;
    const look = () => setMore(moreOf(rail));
    const show = () => {
      centre(rail);
      look();
    };
    show();
    rail.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", show);

    return () => {
      rail.removeEventListener("scroll", look);
      window.removeEventListener("resize", show);
    };
  }, [drawn]);

  return [list, more];
}

/** Only what does not show is moved to, so that a rail with room never moves. */
function centre(rail: HTMLElement): void {
  const link = rail.querySelector("[aria-current=page]");
  if (!link) return;
  const [box, of] = [link.getBoundingClientRect(), rail.getBoundingClientRect()];
  if (box.left < of.left || box.right > of.right) rail.scrollLeft += (box.left + box.right - of.left - of.right) / 2;
  if (box.top < of.top || box.bottom > of.bottom) rail.scrollTop += (box.top + box.bottom - of.top - of.bottom) / 2;
}

/** A pixel less than the whole way is the end: browsers round. */
function moreOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): MoreScreens {
  return { before: scrollLeft > 1, after: scrollLeft + clientWidth < scrollWidth - 1 };
}
