import { type RefCallback, useCallback, useState } from "react";

/**
 * Whether the end of what scrolls sideways is out of sight.
 *
 * @returns what to put at that end, and whether it is hidden
 */
export function useHiddenEnd(): readonly [RefCallback<HTMLElement>, boolean] {
  const [isHidden, setHidden] = useState(false);
  const end = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((seen) => setHidden(seen.at(-1)?.isIntersecting === false));
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  return [end, isHidden];
}
