import { type RefObject, useLayoutEffect } from "react";
import { useIsHydrated } from "./use-is-hydrated";

/**
 * Makes heard what a person or their password manager put into a field that the server drew, before the scripts ran: the
 * browser has it, React leaves it there unheard and puts its own text over it when it draws the field again. It comes as
 * the change that it was, once the field is taken over.
 *
 * @param text - that React believes to be in the field; undefined where it leaves that to the browser
 */
export function useTypedBefore(field: RefObject<HTMLInputElement | null>, text: string | undefined): void {
  const isTakenOver = useIsHydrated();

  useLayoutEffect(() => {
    const input = field.current;
    if (isTakenOver || input === null || text === undefined || input.value === text) return;

    const { value: typed, selectionStart, selectionEnd } = input;
    // React hears of a change only where the value is another than the last that was set through its own setter.
    input.value = text;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, typed);
    if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
