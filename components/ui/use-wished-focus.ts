import { type RefObject, useEffect, useRef } from "react";

/**
 * The box that it is put on takes the keyboard with each new wish for it.
 *
 * @param wish - grows with each wish; 0 while there was none
 */
export function useWishedFocus(wish: number): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (wish > 0) box.current?.focus();
  }, [wish]);

  return box;
}
