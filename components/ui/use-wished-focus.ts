import { type RefObject, useEffect, useRef } from "react";

/**
 * What it is put on takes the keyboard with each new wish for it.
 *
 * @param wish - grows with each wish; 0 while there was none. It falls where wishes are taken back, which is no new one.
 */
export function useWishedFocus<Box extends HTMLElement = HTMLTextAreaElement>(wish: number): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const last = useRef(0);

  useEffect(() => {
    if (wish > last.current) box.current?.focus();
    last.current = wish;
  }, [wish]);

  return box;
}
