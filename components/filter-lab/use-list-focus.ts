import { useEffect, useRef } from "react";

/** Of the button that leads back from a list. */
export const BACK_ID = "lab-back";

/** Id of a button that opens a list in the place of what it stands in; the name may be of a source's words. */
export function openerId(name: string): string {
  return `lab-list-${encodeURIComponent(name)}`;
}

/**
 * What is pressed to open a list goes away with it, and so would the focus: it goes on to the way back, and from there, or by
 * the browser's own way back, to what was pressed. A list that an address opens leaves the focus alone.
 *
 * @returns notes the name of what is pressed
 */
export function useListFocus(isListed: boolean): (name: string) => void {
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (opener.current === undefined) return;
    const id = isListed ? BACK_ID : openerId(opener.current);
    if (!isListed) opener.current = undefined;

    return focusOnceThere(id);
  }, [isListed]);

  return (name) => {
    opener.current = name;
  };
}

/**
 * Figures of settings that were changed meanwhile are asked for first. Who works elsewhere by then stays there.
 *
 * @returns waits no longer
 */
function focusOnceThere(id: string): () => void {
  const focus = () => {
    const wanted = document.getElementById(id);
    wanted?.focus();

    return wanted !== null;
  };
  const watch = new MutationObserver(() => {
    if (document.activeElement !== document.body || focus()) watch.disconnect();
  });
  if (!focus()) watch.observe(document.body, { childList: true, subtree: true });

  return () => watch.disconnect();
}
