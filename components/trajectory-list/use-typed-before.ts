import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Hears what a person typed into a field that the server drew, before the scripts ran: the browser has it, React leaves it
 * there unheard and puts its own text over it when it draws the field again.
 *
 * @param text - that React believes to be in the field
 * @param onTyped - called as the field is taken over, with where the caret is; undefined where the field was left since
 */
export function useTypedBefore(
  field: RefObject<HTMLInputElement | null>,
  text: string,
  onTyped: (typed: string, caret: number | undefined) => void,
): void {
  const isTakenOver = useRef(false);

  // Of the first drawing alone: by then nothing but a person can have put another text there.
  useLayoutEffect(() => {
    const input = field.current;
    if (isTakenOver.current || input === null) return;
    isTakenOver.current = true;
    if (input.value === text) return;

    onTyped(input.value, document.activeElement === input ? (input.selectionStart ?? input.value.length) : undefined);
  });
}
