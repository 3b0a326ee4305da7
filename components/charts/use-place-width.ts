import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Pixels that a place is wide, as long as it stands there.
 *
 * @returns what marks the place, and its width; undefined before it is measured and where nothing is laid out
 */
export function usePlaceWidth(): readonly [place: RefObject<HTMLDivElement | null>, width: number | undefined] {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || undefined);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  return [place, width];
}
