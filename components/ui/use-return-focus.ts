import { useRef } from "react";

/**
 * Where the keyboard goes on when a layer closes: to what opened it, and where the act took that away, to the heading of what
 * it stood in. Whatever was focused meanwhile keeps it.
 */
export function useReturnFocus() {
  const way = useRef<readonly Element[]>([]);

  return {
    onOpenAutoFocus: () => {
      way.current = wayOut(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      const [opener, ...around] = way.current;
      if (opener instanceof HTMLElement && opener.isConnected) return opener.focus();

      const heading = around
        .filter((element) => element.isConnected)
        .map((element) => element.querySelector<HTMLElement>("h1, h2, h3"))
        .find((found) => found !== null);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    },
  };
}

/** The element and everything around it, from the inside out. */
function wayOut(element: Element | null): readonly Element[] {
  return element === null ? [] : [element, ...wayOut(element.parentElement)];
}
