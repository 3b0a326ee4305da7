import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** A pointer that rests this long on a control asks what it does. */
const REST_MS = 400;
/** Time to move on to the words themselves, or to the next control, which then answers at once. */
const GRACE_MS = 250;

// One control at a time speaks, whichever part of the screen it is in.
let shown: { readonly hide: () => void; readonly leftAt: number | undefined } | undefined;

/** When a control says what it does: at once for the keyboard, after a rest for the pointer. */
export function useHint() {
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(act: () => void, delayMs: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delayMs);
  }
  function hide() {
    clearTimeout(timer.current);
    setAnchor(undefined);
  }
  function show(target: Element) {
    clearTimeout(timer.current);
    if (shown && shown.hide !== hide) shown.hide();
    shown = { hide, leftAt: undefined };
    setAnchor(target);
  }
  const stay = () => clearTimeout(timer.current);
  const leave = (event: PointerEvent) => {
    if (shown) shown = { ...shown, leftAt: event.timeStamp };
    later(hide, GRACE_MS);
  };

  return {
    anchor,
    hide,
    /** For the words themselves: they stay while the pointer is on them. */
    words: { onPointerEnter: stay, onPointerLeave: leave },
    control: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === "touch" || anchor) return stay();
        const target = event.currentTarget;
        const isNext = shown?.leftAt !== undefined && event.timeStamp - shown.leftAt < GRACE_MS;
        later(() => show(target), isNext ? 0 : REST_MS);
      },
      onPointerLeave: leave,
      onPointerDown: hide,
      onClick: hide,
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(":focus-visible")) show(event.currentTarget);
      },
      onBlur: hide,
    },
  };
}
