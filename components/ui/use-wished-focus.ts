import { type RefObject, useEffect, useRef } from "react";

/**
 * What it is put on takes the keyboard with each new wish for it.
 *
 * @param wish - grows with each wish; 0 while there was none
 */
export function useWishedFocus<Box extends HTMLElement = HTMLTextAreaElement>(wish: number): RefObject<Box | null> {
  const box = useRef<Box>(null);

  useEffect(() => {
    if (wish > 0) box.current?.focus();
  }, [wish]);

  return box;
}
