import type { RefObject } from "react";
import { useHotkeys } from "@/lib/client/use-hotkeys";

interface ReleaseKeys {
  /** What holds the rows; each has a link with its id as `data-release`. */
  place: RefObject<HTMLElement | null>;
  onOpen: (id: string) => void;
  onChoose: (id: string) => void;
  onCompare: () => void;
}

/** Keys of the list of releases. They act on the release that has the focus. */
export function useReleaseKeys({ place, onOpen, onChoose, onCompare }: ReleaseKeys): void {
  const links = () => [...(place.current?.querySelectorAll<HTMLElement>("[data-release]") ?? [])];
  const hasFocus = (link: HTMLElement) => link.closest("tr")?.contains(document.activeElement) === true;

  function move(direction: 1 | -1) {
    const all = links();
    const at = all.findIndex(hasFocus);
    all[at < 0 ? 0 : Math.max(0, Math.min(all.length - 1, at + direction))]?.focus();
  }
  function act(on: (id: string) => void) {
    const id = links().find(hasFocus)?.dataset["release"];
    if (id) on(id);
  }

  useHotkeys({
    "release.next": () => move(1),
    "release.previous": () => move(-1),
    "release.open": () => act(onOpen),
    "release.choose": () => act(onChoose),
    "release.compare": onCompare,
  });
}
